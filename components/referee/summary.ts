import {
  called,
  type EditionId,
  headline,
  now,
  type Phase,
  phaseIn,
  type Session,
} from '@/machines/love-letter'
import { roundsBegun } from './round/turns'
import type { SavedGame } from './saved-game'

/** What the list shows of a game. */
export interface Summary {
  readonly id: string
  readonly kind: SavedGame['kind'] | 'score'
  readonly edition: EditionId
  readonly players: readonly string[]
  readonly tokens: readonly number[]
  readonly goal: number
  /** The round under way or just ended; 0 before the first. */
  readonly round: number
  readonly phase: Phase
  /** The one sentence that matters: “Bea to play”. */
  readonly headline: string
  readonly createdAt: string
  readonly changedAt: string
}

export function summaryOf({ id, kind, createdAt, changedAt }: SavedGame, session: Session): Summary {
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
