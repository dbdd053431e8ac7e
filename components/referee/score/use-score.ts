'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isEnvelope, type Problem, readEnvelope } from '@/machines/core'
import type { ScoreSheet } from '@/machines/love-letter'
import { ALL, keepForGood, loadGame, onOtherTab, rememberNames, saveGame } from '../../storage'
import { newId } from '../new-id'
import type { Conflict } from '../table-desk'
import {
  newScore,
  openScore,
  type SavedScore,
  savedScore,
  summaryOfScore,
  type TakenOut,
} from './saved-score'

export interface Score {
  readonly saved: SavedScore
  readonly sheet: ScoreSheet
  readonly storage: 'saved' | 'memory'
  /** Another tab went on with it; here is how it stands now. */
  readonly conflict: Conflict
}
export type SeenScore = Score | 'loading' | 'missing' | Problem

const today = () => new Date().toISOString()

function opened(game: unknown, storage: Score['storage'], conflict: Conflict): Score | Problem {
  if (!isEnvelope(game)) return { problem: 'What lies on this device under this name is no game.' }
  const envelope = readEnvelope(game)
  if ('problem' in envelope) return envelope
  const sheet = openScore(envelope)
  if ('problem' in sheet) return sheet
  return { saved: { ...(game as unknown as SavedScore), v: envelope.v }, sheet, storage, conflict }
}

/** Saves a score that begins, and says under which id. */
export async function startScore(sheet: ScoreSheet, typed: readonly string[]): Promise<string> {
  const time = today()
  const score = newScore(sheet, newId(), time)
  await saveGame(score, summaryOfScore(score, sheet))
  if (typed.length) await rememberNames(typed, time)
  void keepForGood()
  return score.id
}

/** Saves the sheet, and says what is then to be shown: another tab may have been quicker. */
async function save(before: Score, sheet: ScoreSheet, takenOut: TakenOut | null): Promise<Score | Problem> {
  const next = savedScore(before.saved, sheet, today(), takenOut)
  const outcome = await saveGame(next, summaryOfScore(next, sheet))
  if (outcome.as === 'newer') return opened(outcome.game, 'saved', 'newer')
  return { saved: next, sheet, storage: outcome.as === 'kept' ? 'saved' : 'memory', conflict: null }
}

const isScoreShown = (seen: SeenScore): seen is Score => typeof seen !== 'string' && 'sheet' in seen

/** With the round that the change takes out, so that it can be put back after a reload too. */
export type ChangeScore = (
  change: (sheet: ScoreSheet) => ScoreSheet,
  takenOut?: TakenOut | null,
) => Promise<void>

/** The score with this id, saved with every change before the change is shown. */
export function useScore(id: string): readonly [SeenScore, ChangeScore] {
  const [seen, setSeen] = useState<SeenScore>('loading')
  const latest = useRef<SeenScore>('loading')
  const queue = useRef<Promise<void>>(Promise.resolve())
  const show = useCallback((next: SeenScore) => {
    latest.current = next
    setSeen(next)
  }, [])
  useEffect(() => {
    let isGone = false
    const load = async (conflict: Conflict) => {
      const found = await loadGame(id)
      if (isGone) return
      const next = found ? opened(found.game, found.as === 'kept' ? 'saved' : 'memory', conflict) : 'missing'
      const { current } = latest
      if (!isScoreShown(current)) return show(next)
      if (next === 'missing') return show({ ...current, conflict: 'gone' })
      const isNewer = isScoreShown(next) && next.saved.revision > current.saved.revision
      if (isNewer) show(next)
      else if (current.conflict === 'gone') show({ ...current, conflict: null })
    }
    void load(null)
    const silence = onOtherTab((changed) => {
      if (changed === id || changed === ALL) void load('newer')
    })
    return () => {
      isGone = true
      silence()
    }
  }, [id, show])
  const change = useCallback(
    (step: (sheet: ScoreSheet) => ScoreSheet, takenOut: TakenOut | null = null) => {
      const work = async () => {
        const before = latest.current
        if (isScoreShown(before)) show(await save(before, step(before.sheet), takenOut))
      }
      queue.current = queue.current.then(work)
      return queue.current
    },
    [show],
  )
  return [seen, change]
}
