/** What words mean, as the index brings it along. */
export interface Lexicon {
  /** By the stems of one or several words: what they mean, the first of it wherever a page says so. */
  readonly meanings: Readonly<Record<string, readonly string[]>>
  /** Words that say nothing about what is asked. */
  readonly quiet: readonly string[]
  /** Every word that people use at a table, those first that are meant most often. */
  readonly spelling: readonly string[]
  /** Terms that ask about a card itself. */
  readonly ofCards: readonly string[]
}

/** “Lady Danbury’s 5s” is lady, danbury, 5. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|(?<=\d)s\b|[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Enough of a stem that forms of one word meet: pages and questions are both cut by it. */
export const stem = (word: string) => word.replace(/(?<=...)(ing|ed|es|e|(?<!s)s)$/, '')

/** So many words are looked at together. */
const LONGEST = 5

/** The words in order, those that mean something together as one. */
export function phrasesOf(stems: readonly string[], { meanings }: Pick<Lexicon, 'meanings'>): string[] {
  const phrases: string[] = []
  for (let at = 0; at < stems.length; ) {
    let length = Math.min(LONGEST, stems.length - at)
    while (length > 1 && !Object.hasOwn(meanings, stems.slice(at, at + length).join(' '))) length--
    phrases.push(stems.slice(at, at + length).join(' '))
    at += length
  }
  return phrases
}

/** What a page says, as the terms of the index. */
export function termsOf(text: string, lexicon: Pick<Lexicon, 'meanings' | 'quiet'>): string[] {
  return phrasesOf(wordsOf(text).map(stem), lexicon)
    .filter((phrase) => !lexicon.quiet.includes(phrase))
    .map((phrase) => lexicon.meanings[phrase]?.[0] ?? phrase)
}
