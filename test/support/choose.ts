/** Chooses among all legal plays without writing the list of them, which is what bulk play spends its time on. */
import { ruleOf } from '@/machines/love-letter/cards'
import { guesses, type Targets, targets } from '@/machines/love-letter/legal'
import {
  type Card,
  COUNTESS,
  type Play,
  type Round,
  type Seat,
  type Table,
} from '@/machines/love-letter/model'
import type { Random } from './random'

/** Whether the forced 8 forbids to play one card and keep the other. */
const breaksForcedEight = (card: Card, other: Card): boolean =>
  other === COUNTESS && ruleOf(card).forcesCountess === true

/** How many ways there are to play this card, and with it in hand any of them by its number: as `playsOf`, without the list. */
const ways = (table: Table, card: Card, { may, none }: Targets): number =>
  Number(none) + may.length * (ruleOf(card).guesses ? guesses(table).length : 1)

function way(table: Table, card: Card, { may, none }: Targets, n: number): Play {
  const player = (table.round as Round).turn
  if (none && n === 0) return { type: 'play', player, card }
  const at = none ? n - 1 : n
  if (!ruleOf(card).guesses) return { type: 'play', player, card, target: may[at] as Seat }
  const names = guesses(table)
  const target = may[Math.floor(at / names.length)] as Seat
  return { type: 'play', player, card, target, guess: names[at % names.length] as Card }
}

/** One of all legal plays, each as likely; two equal cards count once. */
export function choose(table: Table, hand: Card, drawn: Card, random: Random): Play {
  const withHand = targets(table, hand)
  const withDrawn = targets(table, drawn)
  const first = breaksForcedEight(hand, drawn) ? 0 : ways(table, hand, withHand)
  const second = drawn === hand || breaksForcedEight(drawn, hand) ? 0 : ways(table, drawn, withDrawn)
  const n = random(first + second)
  return n < first ? way(table, hand, withHand, n) : way(table, drawn, withDrawn, n - first)
}
