import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as highSociety from '@/machines/high-society'
import { chart as seasonChart } from '@/machines/high-society/chart'
import * as loveLetter from '@/machines/love-letter'
import { chart } from '@/machines/love-letter/chart'
import { chartMaps } from '@/machines/registry'
import { layOut } from '@/scripts/lib/chart-layout'

const games = [
  {
    game: 'love-letter',
    map: loveLetter.chartMap(),
    steps: loveLetter.STEPS,
    config: chart.config,
    nowhere: [],
  },
  {
    game: 'high-society',
    map: highSociety.chartMap(),
    steps: highSociety.STEPS,
    config: seasonChart.config,
    nowhere: ['start', 'next', 'discard'],
  },
] as const

const unnamed = /^[a-z]/

test('the registry has the chart of every game', async () => {
  expect(await chartMaps()).toEqual(Object.fromEntries(games.map(({ game, map }) => [game, map])))
})

test.each(games)('$game: every state has a key, a name, and says what it is', ({ map }) => {
  expect(map.states.length).toBeGreaterThan(15)
  expect(new Set(map.states.map(({ id }) => id)).size).toBe(map.states.length)
  for (const { name, description } of map.states) {
    expect(name).not.toMatch(unnamed)
    expect(description).toMatch(/\.$/)
  }
})

test.each(games)(
  '$game: every innermost state belongs to one step of the line, or to none',
  ({ map, steps, nowhere }) => {
    const inSteps = [...steps.flatMap(({ states }) => [...states]), ...nowhere]
    const innermost = map.states.filter(({ id }) => !map.states.some(({ parent }) => parent === id))
    expect([...inSteps].sort()).toEqual(innermost.map(({ id }) => id).sort())
  },
)

test.each(games)('$game: every way with a guard says its condition', ({ map, config }) => {
  const guarded = JSON.stringify(config).match(/"guard":/g)?.length
  expect(map.arrows.filter(({ when }) => when !== null)).toHaveLength(guarded as number)
})

test('the ways lead where the chart leads', () => {
  const { map } = games[0]
  const from = (state: string) => map.arrows.filter((arrow) => arrow.from === state).map(({ to }) => to)
  expect(from('draw')).toEqual(['play'])
  expect(from('turnOver')).toEqual(['scoring', 'reveal', 'draw'])
  expect(map.anywhere?.to).toBe('setup')
  expect(loveLetter.stateWords('turnOver')).toBe('Turn over')
})

test('the ways of a season lead where its chart leads', () => {
  const { map } = games[1]
  const from = (state: string) => map.arrows.filter((arrow) => arrow.from === state).map(({ to }) => to)
  expect(from('review')).toEqual(['next'])
  expect(from('next')).toEqual(['discard', 'tiles', 'cards', 'give', 'act', 'gossip', 'end'])
  expect(from('dance')).toEqual(['engagement', 'match', 'affection'])
  expect(map.anywhere).toBeNull()
  expect(highSociety.stateWords('engagement')).toBe('Love Match')
})

test.each(games)(
  '$game: the drawing is the one of this chart: if not, `npm run charts` makes it anew',
  async ({ game, map }) => {
    const drawn = readFileSync(path.join(process.cwd(), `components/chart/${game}.json`), 'utf8')
    expect(JSON.parse(drawn)).toEqual(JSON.parse(JSON.stringify(await layOut(map))))
  },
)
