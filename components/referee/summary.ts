import { type EditionId, gameWinners, now, type Phase, phaseIn, type Session } from '@/machines/love-letter'
import type { SavedGame } from './saved-game'

/** What the list shows of a game. */
export interface Summary {
  readonly id: string
  readonly kind: SavedGame['kind']
  readonly edition: EditionId
  readonly players: readonly string[]
  readonly tokens: readonly number[]
  readonly goal: number
  /** The round under way or just ended; 0 before the first. */
  readonly round: number
  readonly phase: Phase
  /** Whose turn it is, by name; null between rounds. */
  readonly turn: string | null
  /** Who has won the game, by name. */
  readonly winners: readonly string[]
  readonly createdAt: string
  readonly changedAt: string
}

/** Rounds dealt so far; a game that began in the middle of a round is in its first. */
export const roundOf = ({ head, log }: Session): number =>
  (head.start ? 1 : 0) + log.steps.filter(({ event }) => event.type === 'deal').length

export function summaryOf({ id, kind, createdAt, changedAt }: SavedGame, session: Session): Summary {
  const snapshot = now(session)
  const { table } = snapshot.context
  const name = (seat: number) => table.players[seat] as string
  return {
    id,
    kind,
    edition: table.edition,
    players: table.players,
    tokens: table.tokens,
    goal: table.goal,
    round: roundOf(session),
    phase: phaseIn(snapshot),
    turn: table.round && !table.result ? name(table.round.turn) : null,
    winners: gameWinners(table).map(name),
    createdAt,
    changedAt,
  }
}
