import { type Card, cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'

/** The edition that a page speaks of; null where it speaks of all. */
export type Voice = EditionId | null

const LOVE_LETTER = 'love-letter'
const BRIDGERTON = 'bridgerton'

/** A card by its id in either edition: `guard` and `eloise` are one. Words that name no card fail the build. */
export function cardNamed(id: string): Card {
  for (const edition of [LOVE_LETTER, BRIDGERTON] as const) {
    const found = cardsOf(editions[edition]).find((card) => viewCard(edition, card).id === id)
    if (found !== undefined) return found
  }
  throw new Error(`No card is called “${id}”.`)
}

const hasCard = (edition: EditionId, card: Card) => cardsOf(editions[edition]).includes(card)

/** The card inside a sentence: “the Guard”, “Eloise”, and of both editions “the Guard (Eloise)”. */
export function saidIn(voice: Voice, card: Card): string {
  if (voice) return viewCard(voice, card).said
  if (!hasCard(LOVE_LETTER, card)) return viewCard(BRIDGERTON, card).said
  return `${viewCard(LOVE_LETTER, card).said} (${viewCard(BRIDGERTON, card).said})`
}

/** Where one edition must be meant: the older one, for a page that speaks of both. */
export const editionOf = (voice: Voice): EditionId => voice ?? LOVE_LETTER

/** All numbers of players that an edition is made for. */
export function playersOf(edition: EditionId): number[] {
  const { least, most } = editions[edition].players
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}
