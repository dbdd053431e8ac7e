import { possibleCards } from '../beliefs'
import { editions } from '../editions'
import type { Fault, Game } from '../judge'
import { type Card, cardsIn, type Edition, type Event, type Phase, type Seat, type Table } from '../model'
import { list, said, who } from './words'

/** An event as far as it could be read: one of the rules' own, or one of a record that names something unknown. */
export type Reported = Event | ({ readonly type: string } & Readonly<Record<string, unknown>>)

/** A fault and all that its words need. */
export interface About {
  readonly game: Game
  readonly table: Table
  readonly edition: Edition
  readonly phase: Phase
  readonly event: Event
  readonly fault: Fault
}

export function about(game: Game, phase: Phase, event: Event, fault: Fault): About {
  return { game, table: game.table, edition: editions[game.table.edition], phase, event, fault }
}

/** Whoever an event comes from, or is about. */
export function mover({ table, event }: About): Seat | undefined {
  if ('player' in event) return event.player
  if (event.type === 'compare' || event.type === 'count') return table.round?.turn
  return event.type === 'deal' ? event.starter : undefined
}

/** Every card that this player could hold before the event, as far as everything said so far goes. */
export function couldHold({ table, beliefs }: Game, seat: Seat): Card[] {
  const { round } = table
  return round?.held[seat] ? cardsIn(possibleCards(beliefs, seat, round.turn)) : []
}

/** “Bea holds the Princess”, “Bea could hold only the Priest or the Baron”; null where that says little. */
export function narrowHand(game: Game, seat: Seat): string | null {
  const cards = couldHold(game, seat)
  if (cards.length === 0 || cards.length > 3 || (game.table.round?.held[seat] ?? 0) > 1) return null
  const names = cards.map((card) => said(game.table, card))
  const verb = cards.length === 1 ? 'holds' : 'could hold only'
  return `${who(game.table, seat)} ${verb} ${list(names, 'or')}`
}

/** What little is left for these hands, as sentences after a space. */
export function narrowHands(game: Game, seats: readonly (Seat | undefined)[]): string {
  const words = seats.flatMap((seat) => (seat === undefined ? [] : (narrowHand(game, seat) ?? [])))
  return words.length ? ` By all else that was said and shown, ${list(words)}.` : ''
}
