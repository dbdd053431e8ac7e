import { CARDS, type Card, type Edition, type EditionCard, type EditionId } from '../model'
import { bridgerton } from './bridgerton'
import { bridgertonClassic, loveLetterClassic } from './classic'
import { loveLetter } from './love-letter'

/** All editions by the `ruleset` of a record. */
export const editions: Readonly<Record<EditionId, Edition>> = {
  'love-letter': loveLetter,
  'love-letter-classic': loveLetterClassic,
  bridgerton,
  'bridgerton-classic': bridgertonClassic,
}

/** Whether a record's `ruleset` is one of the four editions. */
export function isEdition(ruleset: string): ruleset is EditionId {
  return Object.hasOwn(editions, ruleset)
}

/** Copies of each card in an edition, by card; 0 where it has none. */
export function copies(edition: Edition): number[] {
  return edition.cards.map((printed) => printed?.copies ?? 0)
}

/** Number of cards in an edition. */
export function size(edition: Edition): number {
  return copies(edition).reduce((sum, n) => sum + n, 0)
}

/** The cards that an edition has, in order of value. */
export function cardsOf(edition: Edition): Card[] {
  return CARDS.filter((card) => edition.cards[card])
}

/** What an edition prints on a card; throws for a card it does not have, which is a programmer's mistake. */
export function printed(edition: Edition, card: Card): EditionCard {
  const found = edition.cards[card]
  if (!found) throw new Error(`${edition.name} has no card ${card}`)
  return found
}

/** The card with this record id, or undefined when the edition has none such. */
export function cardById(edition: Edition, id: string): Card | undefined {
  return CARDS.find((card) => edition.cards[card]?.id === id)
}

/** Whether there are more copies of a card here than the edition has. */
export function hasTooMany(edition: Edition, cards: readonly Card[]): boolean {
  const left = copies(edition)
  for (const card of cards) left[card] = (left[card] ?? 0) - 1
  return left.some((n) => n < 0)
}
