import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ComponentType } from 'react'
import type { ClauseId as SeasonClauseId } from './high-society/clauses'
import { CLAUSES as SEASON_CLAUSES } from './high-society/clauses'
import type { RulingId as SeasonRulingId } from './high-society/rulings'
import { SETTLED as SEASON_SETTLED } from './high-society/rulings'
import * as SEASON_WORDS from './high-society/words'
import type { ClauseId } from './love-letter/clauses'
import { CLAUSES } from './love-letter/clauses'
import type { RulingId } from './love-letter/rulings'
import { SETTLED } from './love-letter/rulings'
import * as WORDS from './love-letter/words'
import type {
  CardMeta,
  DifferenceMeta,
  GuideMeta,
  RulingMeta,
  Scenario,
  SeasonRulingMeta,
  SeasonScenario,
} from './types'

/** A page of words, and what stands at its head. */
export interface Page<Meta> {
  readonly id: string
  readonly meta: Meta
  readonly Content: ComponentType<{ components?: object }>
}

/** The names of the files in a folder of words, in order: a page is there when its file is. */
function idsIn(folder: string): string[] {
  const at = path.join(process.cwd(), 'content', folder)
  if (!existsSync(at)) return []
  return readdirSync(at)
    .filter((file) => /\.(mdx|ts)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort()
}

/** Pages of a guide are read in the order of their files' numbers; the pages have none. */
const unnumbered = (file: string): string => file.replace(/^\d+-/, '')
const fileOf = (folder: string, page: string) => idsIn(folder).find((file) => unnumbered(file) === page)

type Loaded<Meta> = { meta: Meta; default: Page<Meta>['Content'] }
const page = <Meta>(id: string, { meta, default: Content }: Loaded<Meta>): Page<Meta> => ({
  id,
  meta,
  Content,
})

export type { ClauseId, RulingId, SeasonClauseId, SeasonRulingId }
export { CLAUSES, SEASON_CLAUSES, SEASON_SETTLED, SEASON_WORDS, SETTLED, WORDS }

export const scenarioIds = () => idsIn('love-letter/scenarios') as ClauseId[]
export async function loadScenario(id: ClauseId): Promise<Scenario> {
  return (await import(`./love-letter/scenarios/${id}.ts`)).default
}

export const rulingIds = () => idsIn('love-letter/rulings') as RulingId[]
export const loadRuling = async (id: RulingId): Promise<Page<RulingMeta>> =>
  page(id, await import(`./love-letter/rulings/${id}.mdx`))

/** By the card's id in the edition that has it: `guard`, `queen-charlotte`. */
export const cardIds = () => idsIn('love-letter/cards')
export const loadCard = async (id: string): Promise<Page<CardMeta>> =>
  page(id, await import(`./love-letter/cards/${id}.mdx`))

export const guideIds = () => idsIn('love-letter/guide').map(unnumbered)
export const loadGuide = async (id: string): Promise<Page<GuideMeta>> =>
  page(id, await import(`./love-letter/guide/${fileOf('love-letter/guide', id)}.mdx`))

/** What differs for somebody who knows another edition. */
export const differenceIds = () => idsIn('love-letter/differences')
export const loadDifference = async (id: string): Promise<Page<DifferenceMeta>> =>
  page(id, await import(`./love-letter/differences/${id}.mdx`))

/** A round that is played with somebody at one's shoulder: a long scenario, for each edition that has a guide. */
export async function loadFirstRound(edition: string): Promise<Scenario> {
  return (await import(`./love-letter/first-round/${edition}.ts`)).default
}

/** The same of The High Society Game. */
export const seasonScenarioIds = () => idsIn('high-society/scenarios') as SeasonClauseId[]
export async function loadSeasonScenario(id: SeasonClauseId): Promise<SeasonScenario> {
  return (await import(`./high-society/scenarios/${id}.ts`)).default
}

export const seasonRulingIds = () => idsIn('high-society/rulings') as SeasonRulingId[]
export const loadSeasonRuling = async (id: SeasonRulingId): Promise<Page<SeasonRulingMeta>> =>
  page(id, await import(`./high-society/rulings/${id}.mdx`))

export const seasonGuideIds = () => idsIn('high-society/guide').map(unnumbered)
export const loadSeasonGuide = async (id: string): Promise<Page<GuideMeta>> =>
  page(id, await import(`./high-society/guide/${fileOf('high-society/guide', id)}.mdx`))

/** What is new in each version of Parlour, the latest first. */
export const loadChanges = async (): Promise<ComponentType> => (await import('./changes.mdx')).default
