import { awaited } from './apply'
import { copies, editions, printed } from './editions'
import type { Card, EditionId, Phase, Position, Round, Seat, Table } from './model'
import { called, QUEEN } from './model'
import { roundAt } from './position'
import { gameWinners } from './scoring'

/** A card as an edition shows it. */
export interface CardView {
  readonly card: Card
  readonly id: string
  readonly name: string
  /** The name inside a sentence. */
  readonly said: string
  /** The value in figures; Queen Charlotte has none. */
  readonly numeral: string | null
  readonly copies: number
  /** Copies that lie face up. */
  readonly seen: number
}

export interface SeatView {
  readonly seat: Seat
  readonly name: string
  readonly tokens: number
  /** Oldest first. */
  readonly discards: readonly CardView[]
  readonly isOut: boolean
  readonly isProtected: boolean
  /** Whose turn it is. */
  readonly isOnTurn: boolean
  /** Cards in hand: 0 to 2. */
  readonly held: number
  /** The hand shown in the showdown. */
  readonly shown: CardView | null
}

/** Everything that lies open on a table, as a screen shows it. */
export interface TableView {
  readonly edition: EditionId
  readonly wording: 'love-letter' | 'bridgerton'
  readonly phase: Phase
  /** Tokens that win the game. */
  readonly goal: number
  /** Cards left to draw. */
  readonly deck: number
  readonly seats: readonly SeatView[]
  /** How the last round ended; null while one is under way and before the first. */
  readonly result: {
    readonly winners: readonly Seat[]
    readonly bonus: Seat | null
    readonly gained: readonly number[]
    /** Nobody else was left, the hands were compared, or a count left nobody. */
    readonly because: 'last-left' | 'highest-hand' | 'nobody-left'
  } | null
  readonly gameWinners: readonly Seat[]
}

/** What the edition is called: “Love Letter: Bridgerton”. */
export const editionName = (edition: EditionId): string => editions[edition].name

/** Copies of each card that lie face up before the players, by card. Cards face up beside the deck come from `faceUp`. */
export function seenCards(table: Table, faceUp: readonly Card[] = []): number[] {
  const seen = copies(editions[table.edition]).map(() => 0)
  for (const card of [...(table.round?.discards.flat() ?? []), ...faceUp]) seen[card] = (seen[card] ?? 0) + 1
  return seen
}

/** A card as the edition of this table shows it, `seen` copies of it face up. */
export function viewCard(edition: EditionId, card: Card, seen = 0): CardView {
  const { id, name, said, copies: n } = printed(editions[edition], card)
  return { card, id, name, said, numeral: card === QUEEN ? null : String(card), copies: n, seen }
}

function viewSeat(table: Table, round: Round | null, seat: Seat, seen: readonly number[]): SeatView {
  const show = (card: Card) => viewCard(table.edition, card, seen[card])
  const shown = round?.shown[seat] ?? null
  return {
    seat,
    name: called(table.players[seat] as string, seat),
    tokens: table.tokens[seat] as number,
    discards: round?.discards[seat]?.map(show) ?? [],
    isOut: round?.out[seat] ?? false,
    isProtected: round?.protected[seat] ?? false,
    isOnTurn: round !== null && !table.result && round.turn === seat,
    held: round?.held[seat] ?? 0,
    shown: shown === null ? null : show(shown),
  }
}

function viewResult({ round, result }: Table): TableView['result'] {
  if (!round || !result) return null
  const left = round.out.filter((out) => !out).length
  const because = left === 1 ? 'last-left' : left === 0 ? 'nobody-left' : 'highest-hand'
  return { winners: result.winners, bonus: result.bonus, gained: result.gained, because }
}

/** What a screen shows of a table; `phase` is the chart's state where a chart runs. */
export function viewTable(table: Table, phase: Phase = awaited(table)): TableView {
  const { round } = table
  const seen = seenCards(table)
  return {
    edition: table.edition,
    wording: editions[table.edition].wording,
    phase,
    goal: table.goal,
    deck: round?.deck ?? 0,
    seats: table.players.map((_, seat) => viewSeat(table, round, seat, seen)),
    result: viewResult(table),
    gameWinners: gameWinners(table),
  }
}

/** What a screen shows of a position, also of one that does not add up yet. */
export const viewPosition = (table: Table, position: Position): TableView =>
  viewTable({ ...table, round: roundAt(position), result: null }, 'play')
