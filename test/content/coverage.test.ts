import { beforeAll, describe, expect, test } from 'vitest'
import { CLAUSES, type ClauseId, loadScenario, scenarioIds } from '@/content/load'
import type { Scenario } from '@/content/types'
import {
  editions,
  fromRecord,
  now,
  phaseIn,
  RULE_IDS,
  type RuleId,
  redo,
  referee,
  type Session,
  stateOf,
  toRecord,
  undo,
} from '@/machines/love-letter'

const clauses = Object.keys(CLAUSES) as ClauseId[]
const pages = import.meta.glob<string>('/content/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const scenarios = new Map<ClauseId, Scenario>()
const all = () => [...scenarios]

/** The rules that a scenario shows broken: by its own end, or by a wrong choice of its reader. */
function rulesIn({ outcome, steps }: Scenario): RuleId[] {
  const choices = steps.flatMap(({ ask }) => ask?.choices ?? [])
  const broken = choices.flatMap(({ breaks }) => breaks ?? [])
  return outcome.fault ? [...broken, outcome.fault.rule] : broken
}

/** Every id with the scenarios that show it; an id without any is a hole. */
function list<Id extends string>(ids: readonly Id[], shown: (scenario: Scenario) => readonly Id[]) {
  return ids.map(
    (id) => [id, all().flatMap(([name, each]) => (shown(each).includes(id) ? [name] : []))] as const,
  )
}

type List = ReturnType<typeof list>
const holes = (rows: List) => rows.flatMap(([id, names]) => (names.length ? [] : [id]))
function print(title: string, rows: List) {
  const lines = rows.map(([id, names]) => `${id.padEnd(30)} ${names.join(', ') || 'NOTHING'}`)
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

/** The game after all of a scenario's events that the referee takes. */
function played(scenario: Scenario): Session {
  const told = fromRecord(scenario.record)
  if ('rule' in told) throw new Error(`its head breaks ${told.rule}`)
  return told.session
}

beforeAll(async () => {
  for (const id of scenarioIds()) scenarios.set(id, await loadScenario(id))
})

describe('the lessons leave nothing out', () => {
  test('every clause has the scenario of its name, and no other is there', () => {
    const rows = list(clauses, ({ shows }) => shows)
    print('clause × scenario', rows)
    expect(holes(rows)).toEqual([])
    expect([...scenarios.keys()].sort()).toEqual([...clauses].sort())
  })

  test('every rule is broken in some scenario', () => {
    const rows = list(RULE_IDS, rulesIn)
    print('rule × scenario', rows)
    expect(holes(rows)).toEqual([])
  })

  test('none is shown twice', () => {
    const told = all().map(([, { record }]) => JSON.stringify(record))
    expect(new Set(told).size).toBe(told.length)
    const titles = all().map(([, { title }]) => title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })

  test('each stands on a page: a ruling, a card, a guide or what differs', () => {
    const text = Object.values(pages).join('')
    expect(scenarioIds().filter((id) => !text.includes(`<Scenario id="${id}" />`))).toEqual([])
  })

  test('at least two thirds let the reader predict', () => {
    const asking = all().filter(([, { steps }]) => steps.some(({ ask }) => ask))
    expect(asking.length / scenarios.size).toBeGreaterThan(2 / 3)
  })
})

describe.each(scenarioIds())('scenario %s', (id) => {
  const scenario = () => scenarios.get(id) as Scenario

  test('is JSON, and every card of its edition has a place in it', () => {
    expect(JSON.parse(JSON.stringify(scenario()))).toEqual(scenario())
    const { ruleset, players, start } = scenario().record
    if (!start) return
    const { out = [], hands = {}, discards = {}, faceUp = [], deck } = start
    const held = players.flatMap((name) => hands[name] ?? (out.includes(name) ? [] : ['?']))
    const inDeck = typeof deck === 'number' ? deck : deck.length
    const setAside = 1
    const { cards } = editions[ruleset as keyof typeof editions]
    expect(held.length + Object.values(discards).flat().length + faceUp.length + inDeck + setAside).toBe(
      cards.reduce((sum, card) => sum + (card?.copies ?? 0), 0),
    )
  })

  test('leaves no question open', () => {
    if (scenario().outcome.fault) return
    const session = played(scenario())
    expect(now(session).context.table.round?.effect ?? null).toBeNull()
    expect(['deal', 'draw', 'play', 'over']).toContain(phaseIn(now(session)))
  })

  test('undone step by step it is what it was, and done again it comes to the same', () => {
    const session = played(scenario())
    const { events, ...head } = toRecord(session)
    let { log } = session
    for (let before = undo(log); before !== log; before = undo(log)) {
      log = before
      const report = referee({ ...head, events: events.slice(0, log.steps.length) })
      expect(report).toHaveProperty('state', stateOf(now({ ...session, log })))
    }
    while (log.undone.length > 0) log = redo(log)
    expect(log).toEqual(session.log)
  })
})
