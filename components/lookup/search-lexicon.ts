import { type Card, cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'
import { type Lexicon, stem, termsOf, wordsOf } from './search-words'

/** What `content` knows about words: see content/love-letter/words.ts. */
export interface Words {
  readonly CALLED: Readonly<Record<string, readonly string[]>>
  readonly MEANINGS: readonly (readonly [string, ...string[]])[]
  readonly QUIET: string
  readonly ASKED_OF_A_CARD: string
}

/** The term that stands for a card in the index, whatever it is called: nothing that anybody types begins so. */
const termOf = (card: Card) => `#${card}`

const BOTH: readonly EditionId[] = ['love-letter', 'bridgerton']
const stems = (text: string) => wordsOf(text).map(stem).join(' ')

/** A card's names in one edition: the whole, and each word of it that no other card has and that is not the edition's. */
function namesIn(edition: EditionId): (readonly [Card, string])[] {
  const all = cardsOf(editions[edition]).map((card) => viewCard(edition, card))
  const taken = wordsOf(`the ${editions[edition].name}`)
  return all.flatMap(({ card, name }) => [
    [card, name] as const,
    ...wordsOf(name)
      .filter((word) => !taken.includes(word))
      .filter((word) => all.filter((other) => wordsOf(other.name).includes(word)).length === 1)
      .map((word) => [card, word] as const),
  ])
}

/** Every edition's names of all cards, by their terms, and whatever else they are called. */
function cardNames(called: Words['CALLED']): (readonly [term: string, name: string])[] {
  const known = BOTH.flatMap((edition) =>
    cardsOf(editions[edition]).flatMap((card) =>
      (called[viewCard(edition, card).id] ?? []).map((name) => [card, name] as const),
    ),
  )
  return [...BOTH.flatMap(namesIn), ...known].map(([card, name]) => [termOf(card), name] as const)
}

type Names = readonly (readonly [term: string, name: string])[]

/** What cards are called, where only the words say so. */
export const namesCalled = (called: Words['CALLED']): Names =>
  Object.entries(called).flatMap(([id, names]) => names.map((name) => [`#${id}`, name] as const))

/** The words of a game, and the names of its cards: those of every edition, for Love Letter. */
export function lexiconOf(words: Words, names: Names = cardNames(words.CALLED)): Lexicon {
  const { MEANINGS, QUIET, ASKED_OF_A_CARD } = words
  const meanings: Record<string, string[]> = {}
  const topics = MEANINGS.flatMap(([meaning, ...words]) =>
    [meaning, ...words].map((word) => [stem(meaning), word] as const),
  )
  for (const [term, word] of [...names, ...topics]) {
    const known = meanings[stems(word)] ?? []
    if (!known.includes(term)) meanings[stems(word)] = [...known, term]
  }
  const lexicon = { meanings, quiet: [...new Set(wordsOf(QUIET).map(stem))] }
  const said = topics.map(([, word]) => word)
  const alone = said.filter((word) => wordsOf(word).length === 1)
  const spelling = [...names.map(([, name]) => name), QUIET, ...alone, ...said].flatMap(wordsOf)
  return { ...lexicon, spelling: [...new Set(spelling)], ofCards: termsOf(ASKED_OF_A_CARD, lexicon) }
}

/** What a card is called in both editions: “Guard · Eloise”. */
export const namesOf = (card: Card) =>
  BOTH.filter((edition) => cardsOf(editions[edition]).includes(card))
    .map((edition) => viewCard(edition, card).name)
    .join(' · ')

/** The cards that some words call by their numbers. */
export const numbersIn = (text: string) =>
  [...new Set(text.match(/\b\d(?=s?\b)/g) ?? [])]
    .sort()
    .map((numeral) => ({ numeral, names: namesOf(Number(numeral) as Card) }))
