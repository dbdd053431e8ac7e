import type { SeasonRulingMeta } from '@/content/types'
import { cardName, cardWords } from '@/machines/high-society'

type RulingId = SeasonRulingMeta['confused'][number]['with']

/** The Dance cards that the rulebook speaks of, those of one text together, each with the rulings about it. */
export const KNOWN: readonly {
  readonly numbers: readonly number[]
  readonly rulings: readonly RulingId[]
}[] = [
  { numbers: [1], rulings: ['first-and-last'] },
  { numbers: [4, 8], rulings: ['token-elsewhere', 'jealousy-final'] },
  { numbers: [6, 10], rulings: ['swoon-replaces', 'swoon-token', 'swoon-final', 'swoon-by-the-engaged'] },
  { numbers: [15], rulings: ['make-a-deal'] },
  { numbers: [18], rulings: ['when-a-chaperone-protects'] },
  { numbers: [24], rulings: ['first-and-last'] },
]

/** Cards that the rulebook names, without the number or the text. */
export const NAMED_ONLY = ['Chaperone', 'The Queen is Bored', 'Revenge']

/** The known cards by name, with the words of the referee and the place where they stand. */
export const KNOWN_CARDS = KNOWN.map(({ numbers: [first = 0, ...more] }) => ({
  name: `${cardName({}, first)} (${[first, ...more].join(', ')})`,
  text: cardWords(first, {}).text,
  href: `/cards/high-society#card-${first}`,
}))
