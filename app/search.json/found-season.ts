import { KNOWN_CARDS } from '@/components/cards/season-known'
import { SEASON } from '@/components/learn/learnt'
import type { Found } from '@/components/lookup/search-index'
import { plainWords } from '@/components/mdx/plain'
import {
  loadSeasonGuide,
  loadSeasonRuling,
  loadSeasonScenario,
  SEASON_CLAUSES,
  SEASON_WORDS,
  seasonGuideIds,
  seasonRulingIds,
  seasonScenarioIds,
} from '@/content/load'
import { type FoundPage, withSituations } from './found'

const { ASKED, ASKED_OF_A_CARD } = SEASON_WORDS

async function rulings(): Promise<FoundPage[]> {
  const pages = await Promise.all(
    seasonRulingIds().map(async (id) => ({ ...(await loadSeasonRuling(id)), id })),
  )
  return pages.map(({ id, meta: { question, answer, status }, Content }) => ({
    kind: 'ruling',
    title: question,
    line: answer,
    href: `/rulings/${SEASON.id}/${id}`,
    status,
    asked: ASKED[id] ?? '',
    ...plainWords(Content, SEASON.id),
  }))
}

/** All stand on one page, each in a place of its own. */
const cards = (): FoundPage[] =>
  KNOWN_CARDS.map(({ name, text, href }) => ({
    kind: 'card',
    title: name,
    line: text,
    href,
    asked: ASKED_OF_A_CARD,
    text: '',
    scenarios: [],
  }))

async function guide(): Promise<FoundPage[]> {
  const pages = await Promise.all(seasonGuideIds().map(loadSeasonGuide))
  return pages.map(({ id, meta, Content }) => ({
    kind: 'guide',
    title: meta.title,
    line: meta.gist,
    href: `/learn/${SEASON.id}/${id}`,
    asked: '',
    ...plainWords(Content, SEASON.id),
  }))
}

/** Everything of The High Society Game that the desk can find. */
export async function seasonFound(): Promise<Found[]> {
  const pages = [...(await rulings()), ...cards(), ...(await guide())]
  const shown = seasonScenarioIds().map(async (id) => ({
    ...(await loadSeasonScenario(id)),
    id,
    line: SEASON_CLAUSES[id],
  }))
  return withSituations(pages, await Promise.all(shown))
}
