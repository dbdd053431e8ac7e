import { editionWords } from '@/components/lookup/ruling-kinds'
import type { Found } from '@/components/lookup/search-index'
import { namesOf, numbersIn } from '@/components/lookup/search-lexicon'
import { plainText } from '@/components/mdx/plain'
import { cardNamed } from '@/components/mdx/voice'
import {
  CLAUSES,
  type ClauseId,
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

async function rulings(): Promise<Found[]> {
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
    text: plainText(Content),
  }))
}

async function cards(): Promise<Found[]> {
  const pages = await Promise.all(cardIds().map(loadCard))
  return pages.map(({ id, meta, Content }) => ({
    kind: 'card',
    title: namesOf(cardNamed(id)),
    line: meta.gist,
    href: `/cards/love-letter/${id}`,
    asked: `${WORDS.ASKED_OF_A_CARD}; ${WORDS.ASKED[id as keyof typeof WORDS.ASKED] ?? ''}`,
    text: plainText(Content),
  }))
}

type Titled = Page<{ readonly title: string; readonly gist: string }>

const told = (kind: 'guide' | 'difference', folder: string, { id, meta, Content }: Titled): Found => ({
  kind,
  title: meta.title,
  line: meta.gist,
  href: `/learn/${folder}/${id}`,
  asked: '',
  text: plainText(Content),
})

async function lessons(): Promise<Found[]> {
  const guide = await Promise.all(guideIds().map(loadGuide))
  const differences = await Promise.all(differenceIds().map(loadDifference))
  return [
    ...guide.map((page) => told('guide', 'love-letter', page)),
    ...differences.map((page) => told('difference', 'differences', page)),
  ]
}

/** Where a scenario stands: on the first page that names it, or else on the page that settles what it asks. */
async function placeOf(): Promise<(id: ClauseId) => string | undefined> {
  const pages = await Promise.all(rulingIds().map(loadRuling))
  const cardPages = await Promise.all(cardIds().map(loadCard))
  return (id) => {
    const names = ({ meta }: { meta: { scenarios: readonly ClauseId[] } }) => meta.scenarios.includes(id)
    const [ruling, card] = [pages.find(names), cardPages.find(names)]
    return ruling ? `/rulings/love-letter/${ruling.id}` : card && `/cards/love-letter/${card.id}`
  }
}

async function situations(): Promise<Found[]> {
  const place = await placeOf()
  const scenarios = await Promise.all(
    scenarioIds().map(async (id) => ({ id, scenario: await loadScenario(id) })),
  )
  return scenarios.flatMap(({ id, scenario: { title, steps } }) => {
    const settled = steps.flatMap(({ ask }) => ask?.choices.map(({ ruling }) => ruling) ?? [])[0]
    const href = place(id) ?? (settled && `/rulings/love-letter/${settled}`)
    if (!href) return []
    const text = steps.map(({ says }) => says).join(' ')
    return [{ kind: 'situation', title, line: CLAUSES[id], href, at: id, asked: '', text }] satisfies Found[]
  })
}

/** Everything that the desk can find. */
export async function everythingFound(): Promise<Found[]> {
  return (await Promise.all([rulings(), cards(), lessons(), situations()])).flat()
}
