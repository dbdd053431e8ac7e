import { type Envelope, isEnvelope, type Problem, readEnvelope } from '@/machines/core'
import { ALL, loadGame, onOtherTab, saveGame } from '../storage'
import type { Kept } from './kept'
import type { Summary } from './summary'

/** newer: another tab went on with it. gone: another tab deleted it; the next step here keeps it again. */
export type Conflict = 'newer' | 'gone' | null

/** What lies on the desk: the table as it was saved, and opened. */
export interface LaidOf<Saved, Sitting> {
  readonly saved: Saved
  readonly sitting: Sitting
  readonly storage: 'saved' | 'memory'
  readonly conflict: Conflict
}
export type ShownOf<Saved, Sitting> = LaidOf<Saved, Sitting> | 'loading' | 'missing' | Problem

/** How a game is kept: opened from an envelope, written down, and shown in the list. */
export interface Keeping<Saved, Sitting> {
  readonly open: (envelope: Envelope) => Sitting | Problem
  readonly settingsOf: (envelope: Envelope) => object
  /** A table that was never saved yet. */
  readonly begun: (sitting: Sitting, id: string, createdAt: string) => Saved
  readonly saved: (before: Saved, sitting: Sitting, changedAt: string) => Saved
  readonly summaryOf: (saved: Saved, sitting: Sitting) => Summary
}

type Drafted = { readonly draft: object; readonly settings?: object }

export interface TableDesk<Saved extends Kept, Sitting extends Drafted> {
  readonly shown: () => ShownOf<Saved, Sitting>
  readonly subscribe: (changed: () => void) => () => void
  readonly close: () => void
  /** Saves what a step makes of the table, and then shows it. */
  readonly change: (step: (sitting: Sitting) => Sitting) => Promise<void>
  /** The same; a second tap while the first is being saved is the same tap. */
  readonly once: (step: (sitting: Sitting) => Sitting) => Promise<void>
  readonly setDraft: (draft: Sitting['draft']) => void
  readonly setSettings: (settings: Partial<Saved['settings']>) => void
}

/** What is half told is kept when the screen shows it, so that a tap is answered first. A page that is not seen is not drawn. */
function afterFrame(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

const today = () => new Date().toISOString()

const isLaid = <Saved, Sitting>(shown: ShownOf<Saved, Sitting>): shown is LaidOf<Saved, Sitting> =>
  typeof shown !== 'string' && !('problem' in shown)

const revisionOf = (shown: ShownOf<Kept, unknown>): number => (isLaid(shown) ? shown.saved.revision : -1)

/** A table that was read from the device or from another tab. */
function lay<Saved extends Kept, Sitting>(
  { open, settingsOf }: Keeping<Saved, Sitting>,
  game: unknown,
  storage: 'saved' | 'memory',
  conflict: Conflict,
): ShownOf<Saved, Sitting> {
  if (!isEnvelope(game)) return { problem: 'What lies on this device under this name is no game.' }
  const envelope = readEnvelope(game)
  if ('problem' in envelope) return envelope
  const sitting = open(envelope)
  if (typeof sitting === 'object' && sitting !== null && 'problem' in sitting) return sitting as Problem
  const { id, revision } = game as unknown as Saved
  const kept = {
    ...envelope,
    id,
    revision: Number.isInteger(revision) ? revision : 0,
    settings: settingsOf(envelope),
  }
  return { saved: kept as unknown as Saved, sitting: sitting as Sitting, storage, conflict }
}

/** One table, its saving, and what another tab does to it. Every change is saved before it is shown. */
export function openTable<Saved extends Kept, Sitting extends Drafted>(
  id: string,
  keeping: Keeping<Saved, Sitting>,
): TableDesk<Saved, Sitting> {
  let shown: ShownOf<Saved, Sitting> = 'loading'
  let isBusy = false
  const listeners = new Set<() => void>()
  /** Changes come one after the other, each upon what the one before left. */
  let queue: Promise<unknown> = Promise.resolve()

  const show = (next: ShownOf<Saved, Sitting>) => {
    shown = next
    for (const changed of listeners) changed()
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }
  const load = async () => {
    const found = await loadGame(id)
    show(found ? lay(keeping, found.game, found.as === 'kept' ? 'saved' : 'memory', null) : 'missing')
  }
  /** Another tab went on with the table, or deleted it: then it stays on this desk, and the next step saves it again. */
  const catchUp = async () => {
    const found = await loadGame(id)
    const newest = found && lay(keeping, found.game, 'saved', 'newer')
    if (newest && revisionOf(newest) > revisionOf(shown)) return show(newest)
    const isGone = isLaid(shown) && shown.conflict === 'gone'
    if (isLaid(shown) && isGone === (found !== null)) show({ ...shown, conflict: isGone ? null : 'gone' })
  }
  const keep = (make: (laid: LaidOf<Saved, Sitting>) => { saved: Saved; sitting: Sitting }) =>
    inTurn(async () => {
      if (!isLaid(shown)) return
      const before = shown.sitting.draft
      const { saved, sitting } = make(shown)
      const outcome = await saveGame(saved, keeping.summaryOf(saved, sitting))
      if (outcome.as === 'newer') return show(lay(keeping, outcome.game, 'saved', 'newer'))
      // What was half told while this was saved stays on the screen; its own saving follows.
      const { draft } = shown.sitting
      const told = draft === before ? sitting : { ...sitting, draft }
      const storage = outcome.as === 'kept' ? 'saved' : 'memory'
      const isSeen = told === shown.sitting && storage === shown.storage && shown.conflict === null
      // Of what stands on the screen already nothing is drawn again.
      if (isSeen && saved.settings === shown.saved.settings) shown = { ...shown, saved }
      else show({ saved, sitting: told, storage, conflict: null })
    })
  const change = (step: (sitting: Sitting) => Sitting) =>
    keep(({ saved, sitting }) => {
      const next = step(sitting)
      const isSet = next.settings !== undefined && next.settings !== sitting.settings
      const set = isSet ? { ...saved, settings: { ...saved.settings, ...next.settings } } : saved
      return { saved: keeping.saved(set, next, today()), sitting: next }
    })

  inTurn(load)
  const silence = onOtherTab((changed) => {
    if (changed === id || changed === ALL) inTurn(catchUp)
  })
  return {
    shown: () => shown,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    close: silence,
    change,
    once: async (step) => {
      if (isBusy) return
      isBusy = true
      try {
        await change(step)
      } finally {
        isBusy = false
      }
    },
    setDraft: (draft) => {
      // While a report is being saved, the question on screen is already answered.
      if (isBusy || !isLaid(shown)) return
      show({ ...shown, sitting: { ...shown.sitting, draft } })
      afterFrame(() => {
        if (isLaid(shown) && shown.sitting.draft === draft) void change((sitting) => sitting)
      })
    },
    setSettings: (settings) => {
      void keep(({ saved, sitting }) => {
        const set = { ...saved, settings: { ...saved.settings, ...settings } }
        return { saved: keeping.saved(set, sitting, saved.changedAt), sitting }
      })
    },
  }
}
