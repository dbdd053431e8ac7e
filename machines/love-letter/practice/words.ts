import { ruleOf } from '../cards'
import { editions, printed } from '../editions'
import { RULING_WORDS } from '../explain/ruling-words'
import { capital, everyone, list, said, who } from '../explain/words'
import {
  BARON,
  type Card,
  COUNTESS,
  HANDMAID,
  type Play,
  PRINCE,
  PRINCESS,
  QUEEN,
  RULINGS,
  type RulingKey,
  type Seat,
  SPY,
  type Table,
} from '../model'
import type { PageId } from './model'

/** “play the Guard on Bea and name the King”, to follow “may Ann”. */
export function playing(table: Table, { player, card, target, guess }: Play): string {
  const on =
    target === undefined
      ? ruleOf(card).target === 'none'
        ? ''
        : ' on nobody'
      : target === player
        ? ' on themselves'
        : ` on ${who(table, target)}`
  const names = guess === undefined || guess < 0 ? '' : ` and name ${said(table, guess as Card)}`
  return `play ${said(table, card)}${on}${names}`
}

/** “Bea and Cal”, “nobody”. */
export const people = (table: Table, seats: readonly Seat[]): string =>
  seats.length ? everyone(table, seats) : 'nobody'

export const People = (table: Table, seats: readonly Seat[]): string => capital(people(table, seats))

/** “the King and the Guard”. */
export const cardsSaid = (table: Table, cards: readonly Card[]): string =>
  list(cards.map((card) => said(table, card)))

/** Why a play is allowed, and the page that says so. */
export function whyAllowed(table: Table, play: Play): { readonly because: string; readonly ruling: PageId } {
  const { card, target, player } = play
  const name = said(table, card)
  if (card === COUNTESS)
    return {
      because: `${capital(name)} may be played freely, and must be with some cards.`,
      ruling: 'forced-countess',
    }
  if (card === PRINCESS)
    return { because: `${capital(name)} may be played; whoever does is out.`, ruling: 'princess-discarded' }
  if (ruleOf(card).target === 'none')
    return {
      because: `${capital(name)} chooses nobody: it is simply laid down.`,
      ruling: 'target-not-allowed',
    }
  if (target === undefined)
    return {
      because: `Everyone else is protected, so ${name} is laid down without effect.`,
      ruling: 'target-missing',
    }
  if (target === player)
    return { because: `${capital(name)} may be played on one’s own hand.`, ruling: 'target-self' }
  if (table.round?.protected[target])
    return {
      because: `At this table a card may be wasted on somebody protected.`,
      ruling: 'protected-target',
    }
  return {
    because: `${who(table, target)} is still in and not protected, so ${name} may be played on them.`,
    ruling: 'protection',
  }
}

/** The readings of this table that are not the usual ones, as sentences. */
export function readings(table: Table): string[] {
  return (Object.keys(RULINGS) as RulingKey[]).flatMap((key) => {
    const value = table.rulings[key]
    if (value === RULINGS[key][0]) return []
    const values: Readonly<Record<string, { reading: string }>> = RULING_WORDS[key].values
    return [`At this table: ${values[value]?.reading}`]
  })
}

/** What refutes that somebody goes out, or stays, by this card. */
export const pageOf = (card: Card, hands: readonly (Card | null | undefined)[]): PageId => {
  if (card === BARON) return hands.includes(QUEEN) ? 'duke-and-queen' : 'wrong-comparison'
  if (card === QUEEN) return hands.includes(SPY) ? 'count-starts-at-one' : 'wrong-count'
  if (card === PRINCESS || card === PRINCE) return 'princess-discarded'
  if (card === HANDMAID) return 'protection'
  return 'wrong-answer'
}

/** The name of a card of either kind of this game, also where it stays in the box. */
export const anyName = (table: Table, card: Card): string =>
  editions[table.edition].cards[card]?.said ??
  printed(editions[editions[table.edition].wording === 'bridgerton' ? 'bridgerton' : 'love-letter'], card)
    .said

/** “Ann holds the Prince and the Countess.” */
export const holding = (table: Table, seat: Seat, cards: readonly Card[]): string =>
  `${who(table, seat)} holds ${cardsSaid(table, cards)}.`

export { capital, everyone, list, said, who }
