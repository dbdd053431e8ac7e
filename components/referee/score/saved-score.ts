import type { Envelope, Problem } from '@/machines/core'
import {
  readSheet,
  type ScoreSheet,
  scoreHeadline,
  standing,
  type WrittenSheet,
  writeSheet,
} from '@/machines/love-letter'
import { type Kept, newKept } from '../kept'
import type { GameSummary } from '../summary'

/** A game of which only the score is kept, as it lies on the device: in the same envelope as every other. */
export interface SavedScore extends Kept {
  readonly kind: 'score'
  readonly record: WrittenSheet
  /** All rounds are in force. */
  readonly at: number
}

/** A score that was never saved yet. */
export function newScore(sheet: ScoreSheet, id: string, createdAt: string): SavedScore {
  return {
    ...newKept(id, createdAt),
    kind: 'score',
    record: writeSheet(sheet),
    at: sheet.rounds.length,
    settings: {},
  }
}

/** The score as it is to be saved next. */
export function savedScore(before: SavedScore, sheet: ScoreSheet, changedAt: string): SavedScore {
  return {
    ...before,
    record: writeSheet(sheet),
    at: sheet.rounds.length,
    changedAt,
    revision: before.revision + 1,
  }
}

export const isScore = ({ kind }: Pick<Envelope, 'kind'>): boolean => kind === 'score'

/** The score inside an envelope; or what keeps it from being one, and where. */
export function openScore(envelope: Envelope): ScoreSheet | Problem {
  if (isScore(envelope)) return readSheet(envelope.record)
  return { problem: 'This game is refereed: its score is not kept by hand.' }
}

export function summaryOfScore(score: SavedScore, sheet: ScoreSheet): GameSummary {
  const { id, kind, createdAt, changedAt } = score
  const { tokens, winners } = standing(sheet)
  return {
    id,
    kind,
    edition: sheet.edition,
    players: sheet.players,
    tokens,
    goal: sheet.goal,
    round: sheet.rounds.length,
    phase: winners.length ? 'over' : 'deal',
    headline: scoreHeadline(sheet),
    createdAt,
    changedAt,
  }
}
