import MiniSearch from 'minisearch'
import { type Entry, type EntryKind, FIELDS, options, type SearchIndex } from './search-index'
import { asksForCard, type Guess, isName, questionReader, shareKnown } from './search-question'

/** A page, and the scenario on it that fits the question best. */
export interface Answer extends Entry {
  readonly situation: Entry | null
  /** How much of the question it speaks of, from 0 to 1. */
  readonly share: number
  /** How well it fits beside others. */
  readonly score: number
}

interface Ranked {
  readonly entry: Entry
  readonly score: number
  readonly share: number
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

/** What has less of the best one's score has nothing to do with the question. */
const LEAST = 0.2

/** Many pages hold for every card: a name that is missing there weighs less than what happened. */
const weightOf = ([likeliest]: readonly Guess[]) => (likeliest && isName(likeliest.term) ? 0.4 : 1)

/** How much of a question a page speaks of. */
function shareMet(question: readonly Guess[][], met: readonly string[]): number {
  const sum = (words: readonly Guess[][]) => words.reduce((all, word) => all + weightOf(word), 0)
  return sum(question.filter((word) => word.some(({ term }) => met.includes(term)))) / sum(question)
}

/** Answers questions from an index, best first; each page once, with its best scenario. `known`: how much it knows. */
export function searcher({ entries, lexicon, terms }: SearchIndex) {
  const index = MiniSearch.loadJS(terms, options)
  const all = terms.index.map(([term]) => term)
  const read = questionReader(lexicon, all)
  /** Whatever a question touches, best first. */
  const ranked = (question: string): Ranked[] => {
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
    return hits
      .map(({ id, score, queryTerms }) => {
        const share = shareMet(guesses, queryTerms)
        return { entry: entries[id] as Entry, score: (score / queryTerms.length) * share ** 2, share }
      })
      .toSorted((a, b) => b.score - a.score)
  }
  const answers = (question: string): Answer[] => {
    const found = ranked(question)
    const least = (found[0]?.score ?? 0) * LEAST
    const order = [...found.map(({ entry }) => entry), ...entries]
    const best = new Map<string, Ranked>()
    for (const hit of found)
      if (hit.score >= least && !best.has(hit.entry.href)) best.set(hit.entry.href, hit)
    return [...best.values()].flatMap((hit) => answerAt(hit, order))
  }
  return Object.assign(answers, { known: shareKnown(lexicon, all) })
}

/** A scenario speaks for the page it stands on; of a page's scenarios, the first in order is shown. */
function answerAt({ entry: { href }, share, score }: Ranked, order: readonly Entry[]): Answer[] {
  const here = order.filter((entry) => entry.href === href)
  const page = here.find(({ kind }) => kind !== 'situation')
  const situation = here.find(({ kind }) => kind === 'situation') ?? null
  return page ? [{ ...page, share, score, situation }] : []
}
