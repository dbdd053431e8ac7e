import { describe, expect, test } from 'vitest'
import { guided, guidedFrom } from '@/components/learn/guided'
import { scenarioProblems } from '@/components/tutor/check'
import { lessonOf } from '@/components/tutor/love-letter/lesson'
import { loadFirstRound } from '@/content/load'

describe.each(['love-letter', 'bridgerton'])('the first round of %s', (edition) => {
  test('comes out as it says, and each wrong choice breaks the rule it names', async () => {
    const scenario = await loadFirstRound(edition)
    expect(scenario.record.ruleset).toBe(edition)
    expect(scenarioProblems(scenario)).toEqual([])
  })

  test('asks the learner again and again, and is over after at most 25 taps', async () => {
    const { lesson } = lessonOf(edition, await loadFirstRound(edition))
    let place = guidedFrom(lesson.steps)
    let taps = 0
    const tap = (move: Parameters<typeof guided>[2]) => {
      place = guided(lesson.steps, place, move)
      taps++
    }
    while (place.at < lesson.steps.length - 1) {
      const right = lesson.steps[place.at]?.ask?.right
      if (right !== undefined) tap({ pick: right })
      tap('next')
    }
    expect(lesson.steps.filter(({ ask }) => ask).length).toBeGreaterThanOrEqual(8)
    expect(taps).toBeLessThanOrEqual(25)
  })

  test('shows no hand but the learner’s own', async () => {
    const { frames } = lessonOf(edition, await loadFirstRound(edition))
    for (const { hands } of frames) expect(hands.slice(1).flat().filter(Boolean)).toEqual([])
  })
})
