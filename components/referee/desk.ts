import {
  type Draft,
  type Event,
  isEnvelope,
  type Revision,
  readEnvelope,
  type Session,
} from '@/machines/love-letter'
import { loadGame, onOtherTab, saveGame } from '../storage'
import { openGame, type SavedGame, type Settings, saved, settingsOf } from './saved-game'
import {
  correct,
  goTo,
  letStand,
  redoStep,
  repair,
  report,
  type Sitting,
  takeBack,
  undoStep,
} from './sitting'
import { summaryOf } from './summary'

/** What lies on the desk: the game as it was saved, and opened. */
export interface Laid {
  readonly saved: SavedGame
  readonly sitting: Sitting
  readonly storage: 'saved' | 'memory'
  readonly conflict: boolean
}
export type Shown = Laid | 'loading' | 'missing' | { readonly problem: string }

export interface Desk {
  readonly shown: () => Shown
  readonly subscribe: (changed: () => void) => () => void
  readonly close: () => void
  readonly actions: ReturnType<typeof actionsOn>
}

const today = () => new Date().toISOString()

/** A game that was read from the device or from another tab. */
function lay(game: unknown, storage: Laid['storage'], conflict: boolean): Shown {
  if (!isEnvelope(game)) return { problem: 'What lies on this device under this name is no game.' }
  const envelope = readEnvelope(game)
  if ('problem' in envelope) return envelope
  const sitting = openGame(envelope)
  if ('problem' in sitting) return sitting
  const { id, revision } = game as unknown as SavedGame
  const kept = {
    ...envelope,
    id,
    revision: Number.isInteger(revision) ? revision : 0,
    settings: settingsOf(envelope),
    kind: 'referee' as const,
  }
  return { saved: kept as unknown as SavedGame, sitting, storage, conflict }
}

/** One game, its saving, and what another tab does to it. Every change is saved before it is shown. */
export function openDesk(id: string): Desk {
  let shown: Shown = 'loading'
  const listeners = new Set<() => void>()
  /** Changes come one after the other, each upon what the one before left. */
  let queue: Promise<unknown> = Promise.resolve()

  const show = (next: Shown) => {
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
    show(found ? lay(found.game, found.as === 'kept' ? 'saved' : 'memory', false) : 'missing')
  }
  /** Another tab went on with the game. Was it deleted there, it stays on this desk, and the next step saves it again. */
  const catchUp = async () => {
    const found = await loadGame(id)
    if (!found) return
    const newest = lay(found.game, 'saved', true)
    if (revisionOf(newest) > revisionOf(shown)) show(newest)
  }
  const keep = (change: (laid: Laid) => Pick<Laid, 'saved' | 'sitting'>) =>
    inTurn(async () => {
      if (typeof shown === 'string' || 'problem' in shown) return
      const next = change(shown)
      const outcome = await saveGame(next.saved, summaryOf(next.saved, next.sitting.session))
      if (outcome.as === 'newer') show(lay(outcome.game, 'saved', true))
      else show({ ...next, storage: outcome.as === 'kept' ? 'saved' : 'memory', conflict: false })
    })

  inTurn(load)
  const silence = onOtherTab((changed) => {
    if (changed === id) inTurn(catchUp)
  })
  return {
    shown: () => shown,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    close: silence,
    actions: actionsOn(keep, (draft) => show(withDraft(shown, draft))),
  }
}

const revisionOf = (shown: Shown): number =>
  typeof shown === 'string' || 'problem' in shown ? -1 : shown.saved.revision

const withDraft = (shown: Shown, draft: Draft): Shown =>
  typeof shown === 'string' || 'problem' in shown ? shown : { ...shown, sitting: { ...shown.sitting, draft } }

type Keep = (change: (laid: Laid) => Pick<Laid, 'saved' | 'sitting'>) => Promise<void>

function actionsOn(keep: Keep, showDraft: (draft: Draft) => void) {
  let isBusy = false
  const change = (step: (sitting: Sitting) => Sitting) =>
    keep(({ saved: before, sitting }) => {
      const next = step(sitting)
      return { saved: saved(before, next, today()), sitting: next }
    })
  /** A second tap while the first is being saved is the same tap. */
  const once = async (step: (sitting: Sitting) => Sitting) => {
    if (isBusy) return
    isBusy = true
    try {
      await change(step)
    } finally {
      isBusy = false
    }
  }
  return {
    setDraft: (draft: Draft) => {
      // While a report is being saved, the question on screen is already answered.
      if (isBusy) return
      showDraft(draft)
      void change((sitting) => ({ ...sitting, draft }))
    },
    report: (event: Event) => once((sitting) => report(sitting, event)),
    takeBack: () => once(takeBack),
    letStand: () => once(letStand),
    undo: () => once(undoStep),
    redo: () => once(redoStep),
    jumpTo: (at: number) => once((sitting) => goTo(sitting, at)),
    revise: async (at: number, instead: readonly Event[]) => {
      let revision: Revision | undefined
      await change((sitting) => {
        const corrected = correct(sitting, at, instead)
        revision = corrected.revision
        return corrected.sitting
      })
      return revision as Revision
    },
    restart: (session: Session, event?: Event) => once((sitting) => repair(sitting, session, event)),
    setSettings: (settings: Partial<Settings>) => {
      void keep(({ saved: before, sitting }) => {
        const set = { ...before, settings: { ...before.settings, ...settings } }
        return { saved: saved(set, sitting, before.changedAt), sitting }
      })
    },
  }
}
