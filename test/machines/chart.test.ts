import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type AnyStateNode, createActor, createMachine, getMicrosteps } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { awaited } from '@/machines/love-letter/apply'
import { chart } from '@/machines/love-letter/chart'
import { legalEvents } from '@/machines/love-letter/legal-events'
import type { Event } from '@/machines/love-letter/model'
import { openRecord, phaseIn, type Snapshot, stateOf } from '@/machines/love-letter/record'
import { deletions } from '../support/deletions'
import { later, type Walk, walk } from '../support/walks'

const whole = Array.from({ length: 60 }, (_, n) => walk(n + 1, 200))
const walks = [...whole, ...whole.slice(0, 30).map((each, n) => later(each, n))]

/** Plays a walk through a chart: the first step at which chart and core differ, or null. */
function difference(machine: typeof chart, { opened, steps }: Walk): string | null {
  const actor = createActor(machine, { input: opened })
  actor.subscribe({ error: () => undefined })
  actor.start()
  const differs = (game: Walk['opened'], what: string) => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status !== 'active') return `${what}: the chart stopped`
    if (phaseIn(snapshot) !== awaited(game.table)) return `${what}: phase ${phaseIn(snapshot)}`
    return isDeepStrictEqual(snapshot.context, game) ? null : `${what}: another table`
  }
  let found = differs(opened, 'at the beginning')
  for (const [at, { event, game }] of steps.entries()) {
    if (found) return found
    actor.send(event)
    found = differs(game, `event ${at}, ${event.type}`)
  }
  return found
}

describe('chart and core', { timeout: 120_000 }, () => {
  it('say the same after every event of random games, from any moment', () => {
    expect(walks.flatMap((each) => difference(chart, each) ?? [])).toEqual([])
  })
})

describe('a chart that is stopped', { timeout: 120_000 }, () => {
  const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

  it.each([3, 5, 8, 13, 21])(
    'goes on from its JSON, or from the beginning of the log, as if nothing had been, walk %i',
    (n) => {
      const { opened, steps } = whole[n] as Walk
      let resumed = createActor(chart, { input: opened }).start()
      for (const [at, { event }] of steps.entries()) {
        resumed.send(event)
        if (at % 7 !== n % 7) continue
        const snapshot = copyOf(resumed.getPersistedSnapshot()) as never
        resumed = createActor(chart, { snapshot, input: opened }).start()
        const retold = createActor(chart, { input: opened }).start()
        for (const earlier of steps.slice(0, at + 1)) retold.send(copyOf(earlier.event))
        expect(stateOf(resumed.getSnapshot())).toEqual(stateOf(retold.getSnapshot()))
        expect(resumed.getSnapshot().value).toEqual(retold.getSnapshot().value)
      }
      expect(resumed.getSnapshot().context).toEqual(steps.at(-1)?.game)
    },
  )
})

describe('a chart without one of its transitions', { timeout: 120_000 }, () => {
  const all = deletions(chart.config)

  it('is tried for each of them', () => {
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(all)('%s: differs from the core', (_, config) => {
    const broken = createMachine(config as never, chart.implementations as never) as unknown as typeof chart
    expect(walks.some((each) => difference(broken, each) !== null)).toBe(true)
  })
})

const stateNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(stateNodes),
]
const leaves = stateNodes(chart.root).filter((node) => node.type === 'atomic')
const leafOf = ({ value }: Pick<Snapshot, 'value'>) => `love-letter.${flat(value)}`
const flat = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${flat(inner)}`)
        .join()

describe('the states of the chart', { timeout: 120_000 }, () => {
  const start = { turn: 'Ann', deck: 2 }
  const record = { ruleset: 'bridgerton', players: ['Ann', 'Bea'], tokens: { Ann: 5 }, start, events: [] }
  const opened = openRecord(record)
  if ('rule' in opened) throw new Error(opened.rule)

  /** What tells one moment from another, as far as the flow goes. */
  const moment = ({ value, context: { table } }: Snapshot) =>
    JSON.stringify([
      value,
      table.round?.deck,
      table.round?.effect?.card,
      table.round?.out,
      table.result?.awarded,
    ])

  it('can all be reached by legal events, in which a table ever waits', () => {
    const paths = getShortestPaths(chart, {
      input: opened,
      events: (snapshot: Snapshot) =>
        legalEvents(snapshot.context, phaseIn(snapshot)).filter(({ type }) => type !== 'deal'),
      serializeState: (snapshot) => moment(snapshot as Snapshot),
      limit: 20_000,
    })
    const reached = new Set(paths.map(({ state }) => leafOf(state as Snapshot)))
    expect([...reached].sort()).toEqual(
      leaves
        .filter((node) => node.always?.length === 0 || !node.always)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('are all passed through in random games, those included in which nobody ever waits', () => {
    const passed = new Set(['love-letter.setup'])
    for (const { opened: input, steps } of walks.slice(0, 20)) {
      let snapshot = createActor(chart, { input }).start().getSnapshot()
      for (const { event } of steps) {
        const micro = getMicrosteps(chart, snapshot, event as Event)
        for (const [state] of micro) passed.add(leafOf(state as Snapshot))
        snapshot = (micro.at(-1)?.[0] ?? snapshot) as Snapshot
      }
    }
    expect([...passed].sort()).toEqual(leaves.map(({ id }) => id).sort())
  })

  it('never lead in a circle by themselves', () => {
    const next = (node: AnyStateNode) => (node.always ?? []).flatMap((transition) => transition.target ?? [])
    const isCircular = (node: AnyStateNode, before: readonly AnyStateNode[]): boolean =>
      before.includes(node) || next(node).some((target) => isCircular(target, [...before, node]))
    expect(leaves.filter((node) => isCircular(node, [])).map(({ id }) => id)).toEqual([])
  })
})
