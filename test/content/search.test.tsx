import { expect, test } from 'vitest'
import { everythingFound } from '@/app/search.json/found'
import { searcher } from '@/components/lookup/search-engine'
import { type SearchIndex, searchIndex } from '@/components/lookup/search-index'
import { lexiconOf } from '@/components/lookup/search-lexicon'
import { WORDS } from '@/content/load'
import { disputes } from './search-disputes'
import { type Question, questionsByRule } from './search-questions'

const found = await everythingFound()
/** As it is fetched: through JSON. */
const index: SearchIndex = JSON.parse(JSON.stringify(searchIndex(found, lexiconOf(WORDS))))
const search = searcher(index)

/** The questions whose first answer is another page, as they are printed. */
const missed = (questions: readonly Question[]) =>
  questions
    .map(({ asks, first }) => ({ asks, first, came: search(asks)[0]?.href ?? 'nothing' }))
    .filter(({ first, came }) => !first.includes(came))
    .map(({ asks, first, came }) => `${asks}: ${came} instead of ${first.join(' or ')}`)

const written = disputes.map(([asks, page]) => ({
  asks,
  first: [`/${page.replace('/', '/love-letter/')}`],
}))

test('what the desk must know comes first', () => {
  expect(missed(written.slice(0, 5))).toEqual([])
})

test('nineteen of twenty questions written by hand find their page', () => {
  expect(written.length).toBeGreaterThanOrEqual(60)
  const misses = missed(written)
  if (misses.length > 0)
    console.log(`${misses.length} of ${written.length} written questions:\n${misses.join('\n')}`)
  expect(misses.length / written.length).toBeLessThanOrEqual(0.05)
})

test('nineteen of twenty questions made by rule, with a slip each, find their page', () => {
  expect(questionsByRule.length).toBeGreaterThanOrEqual(300)
  const misses = missed(questionsByRule)
  if (misses.length > 0)
    console.log(`${misses.length} of ${questionsByRule.length} questions by rule:\n${misses.join('\n')}`)
  expect(misses.length / questionsByRule.length).toBeLessThanOrEqual(0.05)
})
