import { meantBy, spelt } from './search-spelling'
import { type Lexicon, phrasesOf, stem, wordsOf } from './search-words'

/** A term of the index that a word of the question may mean, and how likely. */
export interface Guess {
  readonly term: string
  readonly weight: number
  /** The word may go on: it is still being typed. */
  readonly open?: boolean
}

export const isName = (term: string) => term.startsWith('#')

/** How much of a question a game knows as it is typed, from 0 to 1; the last word may still be typed. */
export function shareKnown({ spelling, quiet }: Lexicon, terms: readonly string[]) {
  const known = new Set([...spelling.map(stem), ...quiet, ...terms])
  const isBegun = (word: string) => [...known].some((one) => one.startsWith(word))
  return (question: string): number => {
    const words = wordsOf(question).map(stem)
    const met = words.filter((word, at) => known.has(word) || (at === words.length - 1 && isBegun(word)))
    return met.length / (words.length || 1)
  }
}

/** One card's name, and at most how many there are or what it does: whoever asks wants the card itself. */
export function asksForCard(question: readonly Guess[][], { ofCards }: Lexicon): boolean {
  const terms = question.map(([likeliest]) => likeliest?.term ?? '')
  return terms.filter(isName).length === 1 && terms.every((term) => isName(term) || ofCards.includes(term))
}

/** Reads a question word by word: names and synonyms, slips of typing, the word still being typed. */
export function questionReader(lexicon: Lexicon, terms: readonly string[]) {
  const { meanings, quiet } = lexicon
  const ofTable = lexicon.spelling.map(spelt)
  const ofPages = terms.map(spelt)
  const known = new Set([...ofTable, ...ofPages].map((meant) => meant.stem))
  const phrases = Object.keys(meanings)
  const begunBy = (word: string) =>
    word.length < 2 ? [] : phrases.filter((phrase) => phrase.startsWith(word))

  const mended = (word: string, at: number, words: readonly string[]): string => {
    const own = stem(word)
    if (known.has(own) || word.length < 2 || (at === words.length - 1 && begunBy(word).length > 0)) return own
    return meantBy(word, ofTable) ?? meantBy(word, ofPages) ?? own
  }

  const guesses = (phrase: string, at: number, { length }: readonly string[]): Guess[] => {
    // Asked for by name: a “constructor” is no word of ours, but every object has one.
    const meant = Object.hasOwn(meanings, phrase) ? meanings[phrase] : undefined
    if (meant) return meant.map((term, place) => ({ term, weight: place === 0 ? 1 : 0.7 }))
    if (at < length - 1) return [{ term: phrase, weight: 1 }]
    const ahead = [...new Set(begunBy(phrase).flatMap((begun) => meanings[begun] ?? []))]
    return [
      { term: phrase, weight: 1, open: phrase.length > 1 },
      ...ahead.slice(0, 4).map((term) => ({ term, weight: 0.8 })),
    ]
  }

  return (question: string): Guess[][] =>
    phrasesOf(wordsOf(question).map(mended), lexicon)
      .filter((phrase) => !quiet.includes(phrase))
      .map(guesses)
}
