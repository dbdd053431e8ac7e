import { expect, test } from 'vitest'
import { everythingFound } from '@/app/search.json/found'
import { seasonFound } from '@/app/search.json/found-season'
import { type AskedOf, type SearchIndices, searchGames } from '@/components/lookup/search-games'
import { searchIndex } from '@/components/lookup/search-index'
import { lexiconOf, namesCalled } from '@/components/lookup/search-lexicon'
import { SEASON_WORDS, seasonRulingIds, WORDS } from '@/content/load'
import { disputes } from './search-disputes'
import { heard } from './search-heard'
import { seasonCards, seasonDisputes } from './search-season'

const season = lexiconOf(SEASON_WORDS, namesCalled(SEASON_WORDS.CALLED))
/** As they are fetched: through JSON. */
const indices: SearchIndices = JSON.parse(
  JSON.stringify({
    'love-letter': searchIndex(await everythingFound(), lexiconOf(WORDS)),
    'high-society': searchIndex(await seasonFound(), season),
  }),
)
const search = searchGames(indices)

const written = [
  ...seasonDisputes.map(([asks, id]) => [asks, `/rulings/high-society/${id}`] as const),
  ...seasonCards.map(([asks, place]) => [asks, `/cards/high-society#${place}`] as const),
]
const inLoveLetter = disputes.map(([asks, page]) => [asks, `/${page.replace('/', '/love-letter/')}`] as const)

/** The questions whose first answer is another page, as they are printed. */
function missed(questions: readonly (readonly [asks: string, href: string])[], of: AskedOf): string[] {
  const misses = questions.flatMap(([asks, href]) => {
    const came = search(asks, of)[0]?.href ?? 'nothing'
    return came === href ? [] : [`${asks}: ${came} instead of ${href}`]
  })
  if (misses.length)
    console.log(`${misses.length} of ${questions.length}, asked of ${of}:\n${misses.join('\n')}`)
  return misses
}

test('every page that questions lead to is there', () => {
  expect(
    seasonDisputes.map(([, id]) => id).filter((id) => !seasonRulingIds().some((page) => page === id)),
  ).toEqual([])
})

test('nineteen of twenty questions written by hand find their page', () => {
  expect(written.length).toBeGreaterThanOrEqual(60)
  expect(missed(written, 'high-society').length / written.length).toBeLessThanOrEqual(0.05)
})

test('asked of either game, most of them still do; and nothing of Love Letter is lost', () => {
  expect(missed(written, 'any').length / written.length).toBeLessThanOrEqual(0.25)
  expect(missed(inLoveLetter, 'any').length / inLoveLetter.length).toBeLessThanOrEqual(0.05)
})

test('who asks of one game gets only that, and each answer says of which it is', () => {
  expect(search('tie', 'high-society').every(({ game }) => game === 'high-society')).toBe(true)
  expect(search('tie', 'love-letter').every(({ game }) => game === 'love-letter')).toBe(true)
})

test('where both games may be meant, neither goes before: the best of each is opened, and they take turns', () => {
  const answers = search('tie', 'any')
  expect(answers.filter(({ isBest }) => isBest).map(({ game }) => game)).toEqual(
    answers.slice(0, 2).map(({ game }) => game),
  )
  expect(new Set(answers.slice(0, 2).map(({ game }) => game)).size).toBe(2)
  for (const [asks, game] of [
    ['countess prince', 'love-letter'],
    ['swoon final ball', 'high-society'],
  ] as const)
    expect(
      search(asks, 'any')
        .filter(({ isBest }) => isBest)
        .map((answer) => answer.game),
    ).toEqual([game])
})

test('the guide is found in the names of the box in hand', () => {
  const guides = (of: AskedOf) =>
    ['deal', 'token', 'draw play', 'tie', 'setup'].flatMap((asks) =>
      search(asks, of).flatMap(({ kind, href }) => (kind === 'guide' ? [href] : [])),
    )
  expect(guides('love-letter').length).toBeGreaterThan(0)
  expect(guides('bridgerton')).toEqual(
    guides('love-letter').map((href) => href.replace('/learn/love-letter/', '/learn/bridgerton/')),
  )
})

test('the disputes heard at the table lead to their rulings', () => {
  for (const { says, asks } of SEASON_WORDS.DISPUTES)
    expect(search(asks, 'high-society')[0]?.href, says).toMatch(/^\/rulings\/high-society\//)
})

test('newcomers find what settles their question first, of whatever game they ask', () => {
  const misses = heard.flatMap(([asks, ...first]) => {
    const came = search(asks, 'any')[0]?.href.replace('/rulings/', '') ?? 'nothing'
    return first.some((page) => came === page || came === `/${page}`) ? [] : [`${asks}: ${came}`]
  })
  expect(misses).toEqual([])
})
