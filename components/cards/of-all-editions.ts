import {
  CARDS,
  type Card,
  cardsOf,
  cardText,
  type Edition,
  type EditionId,
  editions,
  viewCard,
} from '@/machines/love-letter'

const ALL = Object.values(editions)
const hasCard = (edition: Edition, card: Card) => cardsOf(edition).includes(card)

/** The two boxes that have a card: each names it once, for its classic variant too. */
export const boxesWith = (card: Card): Edition[] =>
  ALL.filter((edition) => edition.id === edition.wording && hasCard(edition, card))

/** A card as each box prints it. */
export const facesOf = (card: Card) =>
  boxesWith(card).map(({ id }) => ({ edition: id, ...viewCard(id, card) }))

/** The name of a card's one page: its id in the first box that has it. */
export const pageIdOf = (card: Card): string => facesOf(card)[0]?.id ?? ''

/** The names of all pages, in order of value. */
export const pageIds = (): string[] => CARDS.map(pageIdOf)

/** The card that a page is about. A page about no card fails the build. */
export function cardOfPage(id: string): Card {
  const found = CARDS.find((card) => pageIdOf(card) === id)
  if (found === undefined) throw new Error(`No card has a page called “${id}”.`)
  return found
}

/** What each edition has of a card: name, value and copies, or null. */
export const rowsOf = (card: Card) =>
  ALL.map((edition) => ({ edition, card: hasCard(edition, card) ? viewCard(edition.id, card) : null }))

/** What a card does in each edition, alike words once. */
export function effectsOf(card: Card): { readonly editions: readonly Edition[]; readonly text: string }[] {
  const having = ALL.filter((edition) => hasCard(edition, card))
  return [...new Set(having.map((edition) => cardText(edition, card)))].map((text) => ({
    text,
    editions: having.filter((edition) => cardText(edition, card) === text),
  }))
}

/** Which edition a page speaks of: the only box that has its card, or null for both. */
export function voiceOfCard(card: Card): EditionId | null {
  const [only, ...others] = boxesWith(card)
  return only && others.length === 0 ? only.id : null
}

/** “Guard · Eloise”. */
export const namesOf = (card: Card): string =>
  facesOf(card)
    .map(({ name }) => name)
    .join(' · ')
