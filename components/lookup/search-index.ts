import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { RulingMeta } from '@/content/types'
import { type Lexicon, termsOf } from './search-words'

export type EntryKind = 'ruling' | 'card' | 'guide' | 'difference' | 'situation'

/** A page that can be found, or a scenario on it. */
export interface Entry {
  readonly kind: EntryKind
  readonly title: string
  /** The verdict, or what it is about, in one line. */
  readonly line: string
  readonly href: string
  /** The place on the page, of a scenario. */
  readonly at?: string
  readonly status?: RulingMeta['status']
  /** The editions it holds in, in words. */
  readonly where?: string
  /** The cards that its verdict calls by their numbers, by name. */
  readonly names?: readonly CardNames[]
}

export interface CardNames {
  readonly numeral: string
  readonly names: string
}

/** An entry with the words by which it is found. */
export interface Found extends Entry {
  /** What people ask when they look for it. */
  readonly asked: string
  readonly text: string
}

export interface SearchIndex {
  readonly entries: readonly Entry[]
  readonly lexicon: Lexicon
  readonly terms: AsPlainObject
}

/** How much a word counts where it stands. */
export const FIELDS = { asked: 5, title: 4, line: 2, text: 1 } as const

export const options = {
  fields: Object.keys(FIELDS),
  // The lexicon has cut and read the words already.
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
}

/** The index as it is fetched: what is shown of each entry, what words mean, and which entry says what. */
export function searchIndex(found: readonly Found[], lexicon: Lexicon): SearchIndex {
  const index = new MiniSearch(options)
  const terms = (text: string) => termsOf(text, lexicon).join(' ')
  index.addAll(
    found.map(({ asked, title, line, text }, id) => ({
      id,
      asked: terms(asked),
      title: terms(title),
      line: terms(line),
      text: terms(text),
    })),
  )
  const entries = found.map(({ asked: _, text: __, ...entry }) => entry)
  return { entries, lexicon, terms: index.toJSON() }
}
