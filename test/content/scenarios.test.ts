import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { scenarioProblems } from '@/components/tutor/check'
import { moved, START } from '@/components/tutor/use-steps'
import {
  CLAUSES,
  loadScenario,
  loadSeasonScenario,
  SEASON_CLAUSES,
  scenarioIds,
  seasonScenarioIds,
} from '@/content/load'
import type { AnyScenario } from '@/content/types'

/** A file is named after the clause that it shows first. */
function comesOut(id: string, clauses: object, scenario: AnyScenario) {
  expect(Object.keys(clauses)).toContain(id)
  expect(scenario.shows[0]).toBe(id)
  expect(scenarioProblems(scenario)).toEqual([])
}

/** Wherever one goes from the beginning, the first question on the way stands open before what it asks about. */
function asksFirst({ steps }: AnyScenario) {
  const asked = steps.map(({ ask }) =>
    ask ? { ask: { question: '', hint: '', choices: [], right: 0 } } : {},
  )
  const first = steps.findIndex(({ ask }) => ask)
  for (const to of steps.keys()) {
    const isPast = first >= 0 && first < to
    expect(moved(asked, START, { to })).toMatchObject(
      isPast ? { at: first, isAsked: true } : { at: to, isAsked: false },
    )
  }
}

describe.each(scenarioIds())('scenario %s', (id) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    comesOut(id, CLAUSES, await loadScenario(id))
  })

  test('asks before it shows', async () => asksFirst(await loadScenario(id)))
})

describe.each(seasonScenarioIds())('scenario %s of The High Society Game', (id) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    comesOut(id, SEASON_CLAUSES, await loadSeasonScenario(id))
  })

  test('asks before it shows', async () => asksFirst(await loadSeasonScenario(id)))
})

/** Pages that bid one guess, and the stages that stand there. */
const bidden = (['love-letter', 'high-society'] as const).flatMap((game) => {
  const folder = path.join(import.meta.dirname, `../../content/${game}/guide`)
  return readdirSync(folder).flatMap((file) => {
    const [, after] = readFileSync(path.join(folder, file), 'utf8').split('Guess first, then look.')
    const [stages = ''] = after?.split('##') ?? []
    return [...stages.matchAll(/<Scenario id="(.+?)"/g)].map(([, id]) => [game, id as string] as const)
  })
})

test('where a page says “guess first”, the stage has its question at once', async () => {
  expect(bidden.length).toBeGreaterThan(2)
  for (const [game, id] of bidden) {
    const { steps } = await (game === 'love-letter'
      ? loadScenario(id as never)
      : loadSeasonScenario(id as never))
    expect(steps[0].ask, id).toBeDefined()
  }
})
