import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { seasonVocabulary } from '@/components/mdx/high-society/vocabulary'
import {
  loadSeasonGuide,
  loadSeasonRuling,
  seasonGuideIds,
  seasonRulingIds,
  seasonScenarioIds,
} from '@/content/load'
import { textOf, type Words } from './rendered'
import { wordsOf } from './words'

const guide = await Promise.all(seasonGuideIds().map(loadSeasonGuide))
const rulings = await Promise.all(seasonRulingIds().map(loadSeasonRuling))

function scenariosOn(Content: Words): string[] {
  const Scenario = ({ id }: { id: string }) => <i data-scenario={id} />
  const html = renderToStaticMarkup(<Content components={{ ...seasonVocabulary, Scenario }} />)
  return [...html.matchAll(/data-scenario="([^"]*)"/g)].map((match) => match[1] ?? '')
}

test('the guide goes through a season in its order', () => {
  expect(guide.map(({ id }) => id)).toEqual([
    'the-season',
    'a-ball',
    'who-dances-when',
    'affection',
    'traits',
    'scandal',
    'engagement',
    'the-known-cards',
    'the-final-ball',
    'scoring',
  ])
})

describe.each(guide)('$id', ({ meta, Content }) => {
  test('is read in a few minutes: 1,500 words at most, scenarios aside', () => {
    const words = wordsOf(`${meta.title} ${meta.gist} ${textOf(Content, 'high-society')}`)
    expect(words.length).toBeGreaterThan(250)
    expect(words.length).toBeLessThanOrEqual(1500)
  })

  test('has one to three scenarios, each of them there and none twice', () => {
    const ids = scenariosOn(Content)
    expect(ids.length).toBeGreaterThanOrEqual(1)
    expect(ids.length).toBeLessThanOrEqual(3)
    expect(ids.filter((id) => !(seasonScenarioIds() as string[]).includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('no scenario stands on two pages of the guide, and each stands in the guide or on a ruling', () => {
  const inGuide = guide.flatMap(({ Content }) => scenariosOn(Content))
  expect(inGuide.filter((id, i) => inGuide.indexOf(id) !== i)).toEqual([])
  const shown = new Set([...inGuide, ...rulings.flatMap(({ Content }) => scenariosOn(Content))])
  expect(seasonScenarioIds().filter((id) => !shown.has(id))).toEqual([])
})

test('traps have their place: a Match on a rival’s pair, locked out, a negative total that wins', () => {
  const on = (page: string) => guide.filter(({ id }) => id === page).flatMap((it) => scenariosOn(it.Content))
  expect(on('the-final-ball')).toEqual(expect.arrayContaining(['match-on-a-rival-pair', 'locked-out']))
  expect(on('scoring')).toContain('negative-wins')
})
