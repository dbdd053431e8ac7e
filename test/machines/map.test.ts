import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chartMap, STEPS, stateWords } from '@/machines/love-letter'
import { chart } from '@/machines/love-letter/chart'
import { layOut } from '@/scripts/lib/chart-layout'

const map = chartMap()

test('every state has a name and says what it is', () => {
  expect(map.states.length).toBeGreaterThan(15)
  for (const { name, description } of map.states) {
    expect(name).toMatch(/^[A-Z]/)
    expect(description).toMatch(/\.$/)
  }
})

test('every state in which a game can rest or pass belongs to one step of the line', () => {
  const inSteps = STEPS.flatMap(({ states }) => states)
  const innermost = map.states.filter(({ id }) => !map.states.some(({ parent }) => parent === id))
  expect([...inSteps].sort()).toEqual(innermost.map(({ id }) => id).sort())
})

test('every way with a guard says its condition', () => {
  const guarded = JSON.stringify(chart.config).match(/"guard":/g)?.length
  expect(map.arrows.filter(({ when }) => when !== null)).toHaveLength(guarded as number)
})

test('the ways lead where the chart leads', () => {
  const from = (state: string) => map.arrows.filter((arrow) => arrow.from === state).map(({ to }) => to)
  expect(from('draw')).toEqual(['play'])
  expect(from('turnOver')).toEqual(['scoring', 'reveal', 'draw'])
  expect(map.anywhere?.to).toBe('setup')
  expect(stateWords('turnOver')).toBe('Turn over')
})

test('the drawing is the one of this chart: if not, `npm run charts` makes it anew', async () => {
  const drawn = readFileSync(path.join(process.cwd(), 'components/chart/love-letter.json'), 'utf8')
  expect(JSON.parse(drawn)).toEqual(JSON.parse(JSON.stringify(await layOut(map))))
})
