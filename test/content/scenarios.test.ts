import { describe, expect, test } from 'vitest'
import { scenarioProblems } from '@/components/tutor/check'
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

describe.each(scenarioIds())('scenario %s', (id) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    comesOut(id, CLAUSES, await loadScenario(id))
  })
})

describe.each(seasonScenarioIds())('scenario %s of The High Society Game', (id) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    comesOut(id, SEASON_CLAUSES, await loadSeasonScenario(id))
  })
})
