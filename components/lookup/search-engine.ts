import MiniSearch from 'minisearch'
import { type Entry, type EntryKind, FIELDS, options, type SearchIndex } from './search-index'
import { asksForCard, questionReader } from './search-question'

/** A page, and the scenario on it that fits the question best. */
export interface Answer extends Entry {
  readonly situation: Entry | null
}

/** What comes first when the words say no more: a verdict, before a page that only touches it. */
const KINDS: Readonly<Record<EntryKind, number>> = {
  ruling: 1.25,
  card: 1,
  guide: 0.7,
  difference: 0.7,
  situation: 0.6,
}

/** Gently on length: a page that answers many questions answers each of them as well. */
const BM25 = { k: 1.2, b: 0.35, d: 0.5 }

/** Answers questions from an index, best first; each page once, with its best scenario. */
export function searcher({ entries, lexicon, terms }: SearchIndex) {
  const index = MiniSearch.loadJS(terms, options)
  const read = questionReader(
    lexicon,
    terms.index.map(([term]) => term),
  )
  return (question: string): Answer[] => {
    const guesses = read(question)
    const flat = guesses.flat()
    const kinds = asksForCard(guesses, lexicon) ? { ...KINDS, card: 8 } : KINDS
    const hits = index.search(flat.map(({ term }) => term).join(' '), {
      boost: FIELDS,
      boostTerm: (_, at) => flat[at]?.weight ?? 1,
      prefix: (_, at) => flat[at]?.open ?? false,
      bm25: BM25,
      boostDocument: (id) => kinds[entries[id]?.kind ?? 'guide'],
    })
    const ranked = hits.map(({ id, score, queryTerms }) => {
      const met = guesses.filter((each) => each.some(({ term }) => queryTerms.includes(term))).length
      return { entry: entries[id] as Entry, score: (score / queryTerms.length) * (met / guesses.length) ** 2 }
    })
    return answersOf(ranked, entries)
  }
}

interface Ranked {
  readonly entry: Entry
  readonly score: number
}

/** A scenario speaks for the page it stands on: a page is as good as the better of both. */
function answersOf(ranked: readonly Ranked[], entries: readonly Entry[]): Answer[] {
  const pages = new Map(entries.filter(({ kind }) => kind !== 'situation').map((page) => [page.href, page]))
  const found = new Map<string, Answer>()
  for (const { entry } of ranked.toSorted((a, b) => b.score - a.score)) {
    const page = pages.get(entry.href)
    if (!page) continue
    const known = found.get(entry.href) ?? { ...page, situation: null }
    found.set(entry.href, {
      ...known,
      situation: known.situation ?? (entry.kind === 'situation' ? entry : null),
    })
  }
  return [...found.values()]
}
