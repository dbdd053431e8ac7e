import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ComponentType } from 'react'
import type { ClauseId } from './love-letter/clauses'
import { CLAUSES } from './love-letter/clauses'
import type { RulingId } from './love-letter/rulings'
import { SETTLED } from './love-letter/rulings'
import * as WORDS from './love-letter/words'
import type { CardMeta, DifferenceMeta, GuideMeta, RulingMeta, Scenario } from './types'

/** A page of words, and what stands at its head. */
export interface Page<Meta> {
  readonly id: string
  readonly meta: Meta
  readonly Content: ComponentType<{ components?: object }>
}

/** The names of the files in a folder of words, in order: a page is there when its file is. */
const idsIn = (folder: string): string[] =>
  readdirSync(path.join(process.cwd(), 'content/love-letter', folder))
    .filter((file) => /\.(mdx|ts)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort()

type Loaded<Meta> = { meta: Meta; default: Page<Meta>['Content'] }
const page = <Meta>(id: string, { meta, default: Content }: Loaded<Meta>): Page<Meta> => ({
  id,
  meta,
  Content,
})

export type { ClauseId, RulingId }
export { CLAUSES, SETTLED, WORDS }

export const scenarioIds = () => idsIn('scenarios') as ClauseId[]
export async function loadScenario(id: ClauseId): Promise<Scenario> {
  return (await import(`./love-letter/scenarios/${id}.ts`)).default
}

export const rulingIds = () => idsIn('rulings') as RulingId[]
export const loadRuling = async (id: RulingId): Promise<Page<RulingMeta>> =>
  page(id, await import(`./love-letter/rulings/${id}.mdx`))

/** By the card's id in the edition that has it: `guard`, `queen-charlotte`. */
export const cardIds = () => idsIn('cards')
export const loadCard = async (id: string): Promise<Page<CardMeta>> =>
  page(id, await import(`./love-letter/cards/${id}.mdx`))

/** In reading order: the files are numbered, their pages are not. */
export const guideIds = () => idsIn('guide').map((file) => file.replace(/^\d+-/, ''))
export async function loadGuide(id: string): Promise<Page<GuideMeta>> {
  const file = idsIn('guide').find((name) => name.replace(/^\d+-/, '') === id)
  return page(id, await import(`./love-letter/guide/${file}.mdx`))
}

/** What differs for somebody who knows another edition. */
export const differenceIds = () => idsIn('differences')
export const loadDifference = async (id: string): Promise<Page<DifferenceMeta>> =>
  page(id, await import(`./love-letter/differences/${id}.mdx`))

/** A round that is played with somebody at one's shoulder: a long scenario, for each edition that has a guide. */
export async function loadFirstRound(edition: string): Promise<Scenario> {
  return (await import(`./love-letter/first-round/${edition}.ts`)).default
}
