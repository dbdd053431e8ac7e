import type { Envelope, Problem } from '@/machines/core'
import {
  readSheet,
  type ScoredRound,
  type ScoreSheet,
  scoreHeadline,
  standing,
  type WrittenSheet,
  withRound,
  writeSheet,
} from '@/machines/love-letter'
import { type Kept, newKept } from '../kept'
import type { GameSummary } from '../summary'
import { unreadable } from '../unreadable'

/** A game of which only the score is kept, as it lies on the device: in the same envelope as every other. */
export interface SavedScore extends Kept {
  readonly kind: 'score'
  readonly record: WrittenSheet
  /** All rounds are in force. */
  readonly at: number
  readonly settings: { readonly takenOut?: unknown }
}

/** A round that was taken out last, and can be put back where it stood. */
export interface TakenOut {
  readonly at: number
  readonly round: ScoredRound
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
export function savedScore(
  before: SavedScore,
  sheet: ScoreSheet,
  changedAt: string,
  takenOut: TakenOut | null = null,
): SavedScore {
  return {
    ...before,
    record: writeSheet(sheet),
    at: sheet.rounds.length,
    settings: takenOut ? { takenOut } : {},
    changedAt,
    revision: before.revision + 1,
  }
}

/** The round that was taken out before the score was left; null where nothing, or nothing that fits, was kept. */
export function takenOutOf({ settings }: SavedScore, sheet: ScoreSheet): TakenOut | null {
  const kept = settings.takenOut as TakenOut | undefined
  const { at } = kept ?? {}
  if (!kept || typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > sheet.rounds.length)
    return null
  try {
    return 'problem' in readSheet(writeSheet(withRound(sheet, kept.round, at))) ? null : kept
  } catch {
    // A file may hold anything under this name.
    return null
  }
}

export const isScore = ({ kind }: Pick<Envelope, 'kind'>): boolean => kind === 'score'

/** The score inside an envelope; or what keeps it from being one, and where. */
export function openScore(envelope: Envelope): ScoreSheet | Problem {
  if (isScore(envelope)) {
    const sheet = readSheet(envelope.record)
    return 'problem' in sheet ? unreadable('the score', sheet.problem) : sheet
  }
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
