import { describe, expect, test } from 'vitest'
import { scenarioProblems } from '@/components/tutor/check'
import { loadScenario, scenarioIds } from '@/content/load'

describe.each(scenarioIds())('scenario %s', (id) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    const scenario = await loadScenario(id)
    expect(scenario.shows[0]).toBe(id)
    expect(scenarioProblems(scenario)).toEqual([])
  })
})
