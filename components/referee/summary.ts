import {
  called,
  type EditionId,
  headline,
  now,
  type Phase,
  phaseIn,
  type Session,
} from '@/machines/love-letter'
import type { Kept } from './kept'
import { roundsBegun } from './round/turns'
import type { SavedGame } from './saved-game'

/** What the list shows of a table, whichever game lies on it. */
interface SummaryBase {
  readonly id: string
  readonly kind: Kept['kind']
  readonly players: readonly string[]
  /** The one sentence that matters: “Bea to play”. */
  readonly headline: string
  readonly createdAt: string
  readonly changedAt: string
}

/** What the list shows of a game of Love Letter. */
export interface GameSummary extends SummaryBase {
  readonly edition: EditionId
  readonly tokens: readonly number[]
  readonly goal: number
  /** The round under way or just ended; 0 before the first. */
  readonly round: number
  readonly phase: Phase
}

/** What the list shows of a season of The High Society Game. */
export interface SeasonSummary extends SummaryBase {
  readonly edition: 'high-society'
  /** The Ball under way, or to be opened next. */
  readonly ball: number
  readonly isOver: boolean
  /** Who is engaged, and with love or without. */
  readonly matches: readonly { readonly player: string; readonly prospect: string; readonly love: boolean }[]
}

export type Summary = GameSummary | SeasonSummary

export const isGame = (summary: Summary): summary is GameSummary => summary.edition !== 'high-society'

export function summaryOf({ id, kind, createdAt, changedAt }: SavedGame, session: Session): GameSummary {
  const snapshot = now(session)
  const { table } = snapshot.context
  return {
    id,
    kind,
    edition: table.edition,
    players: table.players.map(called),
    tokens: table.tokens,
    goal: table.goal,
    round: roundsBegun(session),
    phase: phaseIn(snapshot),
    headline: headline(table, phaseIn(snapshot)),
    createdAt,
    changedAt,
  }
}
