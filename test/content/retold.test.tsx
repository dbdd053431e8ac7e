import { describe, expect, test } from 'vitest'
import { voiceOf } from '@/components/lookup/ruling-kinds'
import { scenarioProblems } from '@/components/tutor/check'
import { toldFor } from '@/components/tutor/love-letter/retold'
import { loadRuling, loadScenario, rulingIds, scenarioIds } from '@/content/load'
import type { Scenario } from '@/content/types'
import { cardsOf, editions, viewCard } from '@/machines/love-letter'

const names = cardsOf(editions.bridgerton).map((card) =>
  viewCard('bridgerton', card).name.replace('The ', ''),
)
const all = await Promise.all(scenarioIds().map(loadScenario))
const told = all.map((scenario) => [toldFor(null, scenario), scenario] as const)
const changed = told.flatMap(([now, before]) => (now === before ? [] : [now]))

describe('on a page that speaks of all editions', () => {
  test('every example of a ruling is of the older edition, unless it speaks of Queen Charlotte', async () => {
    const rulings = await Promise.all(rulingIds().map(loadRuling))
    const others = await Promise.all(
      rulings.flatMap(({ meta }) =>
        meta.scenarios.map(async (id) => {
          const voice = voiceOf(meta.editions)
          const shown = toldFor(voice, await loadScenario(id))
          const isMeant = shown.record.ruleset.startsWith(voice ?? 'love-letter')
          return isMeant || JSON.stringify(shown).includes('Queen Charlotte') ? [] : [id]
        }),
      ),
    )
    expect(others.flat()).toEqual([])
  })

  test.each(changed.map((scenario) => [scenario.title, scenario] as const))(
    '“%s” comes out',
    (_, scenario) => {
      expect(scenarioProblems(scenario)).toEqual([])
    },
  )

  test('it names no card of the other edition, and each by an article that fits', () => {
    expect(changed.length).toBeGreaterThan(25)
    const texts = JSON.stringify(changed)
    expect(names.filter((name) => new RegExp(`\\b${name}`).test(texts))).toEqual([])
    expect(texts.match(/\b(?:an? the|the the|an (?![aeiou])\w+|’s the) \w+/gi) ?? []).toEqual([])
  })
})

test.each([
  ['Cal lays an Eloise.', 'Cal lays a Guard.'],
  ['Eloise, the 1, names a card.', 'The Guard, the 1, names a card.'],
  ['Bea’s Kate lies there. The Duke wins.', 'Bea’s Priest lies there. The Baron wins.'],
  ['Two Daphnes, and Colin’s protection.', 'Two Spies, and the Handmaid’s protection.'],
  ['She says “five”. Only Lady Danbury may.', 'She says “Prince”. Only the Prince may.'],
])('%s', (written, said) => {
  const scenario: Scenario = {
    title: 'Words',
    shows: ['guard-hit'],
    record: { ruleset: 'bridgerton', players: ['Ann', 'Bea'], events: [] },
    steps: [{ after: 0, says: written }],
    outcome: { fault: null },
  }
  expect(toldFor(null, scenario).steps[0].says).toBe(said)
  expect(toldFor('bridgerton', scenario)).toBe(scenario)
})
