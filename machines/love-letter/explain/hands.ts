import type { Game } from '../judge'
import { COUNTESS, type Event, type Phase, type Seat } from '../model'
import { couldHold } from './fault-about'
import { list, said, who, whose } from './words'

/** “Fine, unless Bea’s other card is the Countess.”, for a play of which nobody can prove that it was allowed. */
export function reminder(game: Game, _phase: Phase, event: Event, unproven: boolean): string | null {
  if (!unproven || event.type !== 'play') return null
  return `Fine, unless ${whose(game.table, event.player)} other card is ${said(game.table, COUNTESS)}.`
}

/** What a player could hold, by all that was said and shown. */
export function holdsWords(game: Game, seat: Seat): string {
  const { table } = game
  const { round } = table
  const name = who(table, seat)
  if (!round || table.result) return 'No hand is hidden now.'
  if (round.out[seat]) return `${name} is out of the round.`
  const cards = couldHold(game, seat)
  if (cards.length === 0) return `${name} holds no card just now.`
  const names = list(
    cards.map((card) => said(table, card)),
    'or',
  )
  if ((round.held[seat] ?? 0) > 1) return `Each of ${whose(table, seat)} two cards is ${names}.`
  return cards.length === 1 ? `${name} holds ${names}.` : `${name} could hold ${names}.`
}
