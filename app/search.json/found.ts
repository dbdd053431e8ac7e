import { editionWords } from '@/components/lookup/ruling-kinds'
import type { Found } from '@/components/lookup/search-index'
import { namesOf, numbersIn } from '@/components/lookup/search-lexicon'
import { plainWords } from '@/components/mdx/plain'
import { cardNamed } from '@/components/mdx/voice'
import {
  CLAUSES,
  cardIds,
  differenceIds,
  guideIds,
  loadCard,
  loadDifference,
  loadGuide,
  loadRuling,
  loadScenario,
  type Page,
  rulingIds,
  scenarioIds,
  WORDS,
} from '@/content/load'
import type { AnyScenario } from '@/content/types'

/** A page, and the scenarios that stand on it. */
export type FoundPage = Found & { readonly scenarios: readonly string[] }

async function rulings(): Promise<FoundPage[]> {
  const pages = await Promise.all(rulingIds().map(async (id) => ({ ...(await loadRuling(id)), id })))
  return pages.map(({ id, meta: { question, answer, status, editions }, Content }) => ({
    kind: 'ruling',
    title: question,
    line: answer,
    href: `/rulings/love-letter/${id}`,
    status,
    where: editionWords(editions),
    names: numbersIn(`${question} ${answer}`),
    asked: WORDS.ASKED[id] ?? '',
    ...plainWords(Content),
  }))
}

async function cards(): Promise<FoundPage[]> {
  const pages = await Promise.all(cardIds().map(loadCard))
  return pages.map(({ id, meta, Content }) => ({
    kind: 'card',
    title: namesOf(cardNamed(id)),
    line: meta.gist,
    href: `/cards/love-letter/${id}`,
    asked: `${WORDS.ASKED_OF_A_CARD}; ${WORDS.ASKED[id as keyof typeof WORDS.ASKED] ?? ''}`,
    ...plainWords(Content),
  }))
}

type Titled = Page<{ readonly title: string; readonly gist: string }>

const told = (kind: 'guide' | 'difference', folder: string, { id, meta, Content }: Titled): FoundPage => ({
  kind,
  title: meta.title,
  line: meta.gist,
  href: `/learn/${folder}/${id}`,
  asked: '',
  ...plainWords(Content),
})

async function lessons(): Promise<FoundPage[]> {
  const guide = await Promise.all(guideIds().map(loadGuide))
  const differences = await Promise.all(differenceIds().map(loadDifference))
  return [
    ...guide.map((page) => told('guide', 'love-letter', page)),
    ...differences.map((page) => told('difference', 'differences', page)),
  ]
}

/** A scenario, and what it shows. */
export interface Shown extends Pick<AnyScenario, 'title' | 'steps'> {
  readonly id: string
  readonly line: string
}

/** The pages, and each scenario that stands on some page, with the first that shows it. */
export function withSituations(pages: readonly FoundPage[], shown: readonly Shown[]): Found[] {
  const situations = shown.flatMap(({ id, line, title, steps }): Found[] => {
    const page = pages.find(({ scenarios }) => scenarios.includes(id))
    const text = steps.map(({ says }) => says).join(' ')
    return page ? [{ kind: 'situation', title, line, href: page.href, at: id, asked: '', text }] : []
  })
  return [...pages.map(({ scenarios: _, ...page }): Found => page), ...situations]
}

/** Everything of Love Letter that the desk can find. */
export async function everythingFound(): Promise<Found[]> {
  const pages = (await Promise.all([rulings(), cards(), lessons()])).flat()
  const shown = scenarioIds().map(async (id) => ({ ...(await loadScenario(id)), id, line: CLAUSES[id] }))
  return withSituations(pages, await Promise.all(shown))
}
