import { beforeAll, describe, expect, test } from 'vitest'
import { loadSeasonScenario, SEASON_CLAUSES, type SeasonClauseId, seasonScenarioIds } from '@/content/load'
import type { SeasonScenario } from '@/content/types'
import {
  fromRecord,
  RULINGS,
  readRecord,
  redo,
  referee,
  type Session,
  toRecord,
  undo,
} from '@/machines/high-society'

const pages = import.meta.glob<string>('/content/high-society/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const scenarios = new Map<SeasonClauseId, SeasonScenario>()
const all = () => [...scenarios.values()]

beforeAll(async () => {
  for (const id of seasonScenarioIds()) scenarios.set(id, await loadSeasonScenario(id))
})

describe('the lessons of The High Society Game leave nothing out', () => {
  test('every clause has the scenario of its name, and no other is there', () => {
    expect([...scenarios.keys()].sort()).toEqual(Object.keys(SEASON_CLAUSES).sort())
    expect(scenarios.size).toBeGreaterThanOrEqual(48)
  })

  test('every reading of what a table decides is played', () => {
    const missing = Object.entries(RULINGS).flatMap(([key, [usual, ...others]]) =>
      others
        .filter((value) => !all().some(({ record }) => record.rulings?.[key] === value))
        .map((value) => `${key}: ${value} beside ${usual}`),
    )
    expect(missing).toEqual([])
  })

  test('none is shown twice', () => {
    const told = all().map(({ record }) => JSON.stringify(record))
    expect(new Set(told).size).toBe(told.length)
    const titles = all().map(({ title }) => title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })

  test('each stands on a page: a ruling or a guide', () => {
    const text = Object.values(pages).join('')
    expect(seasonScenarioIds().filter((id) => !text.includes(`<Scenario id="${id}" />`))).toEqual([])
  })

  test('at least two thirds let the reader predict', () => {
    const asking = all().filter(({ steps }) => steps.some(({ ask }) => ask))
    expect(asking.length / scenarios.size).toBeGreaterThan(2 / 3)
  })
})

/** The season after all of a scenario’s events that the referee takes. */
function played({ record }: SeasonScenario): Session {
  const told = fromRecord(readRecord(record))
  if ('rule' in told) throw new Error(`its head breaks ${told.rule}`)
  return told.session
}

describe.each(seasonScenarioIds())('scenario %s of The High Society Game', (id) => {
  test('is JSON', () => {
    expect(JSON.parse(JSON.stringify(scenarios.get(id)))).toEqual(scenarios.get(id))
  })

  test('undone step by step it is what it was, and done again it comes to the same', () => {
    const session = played(scenarios.get(id) as SeasonScenario)
    const record = toRecord(session)
    let { log } = session
    for (let before = undo(log); before !== log; before = undo(log)) {
      log = before
      const { events } = toRecord({ ...session, log })
      expect(events).toEqual(record.events.slice(0, log.steps.length))
      expect(referee({ ...record, events }), `after ${events.length}`).toMatchObject({ fault: null })
    }
    while (log.undone.length > 0) log = redo(log)
    expect(log).toEqual(session.log)
  })
})
