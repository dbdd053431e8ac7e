import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type AnyStateNode, createActor, createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Event, EventType, Phase, Season } from '@/machines/high-society'
import { awaited, type Snapshot, wayOf, whereIn } from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { chart } from '@/machines/high-society/chart'
import { phaseIn } from '@/machines/high-society/record/report'
import { deletions } from '../support/deletions'
import { opened, playedSeason, seasonAfter } from '../support/high-society/played'

const walks = Array.from({ length: 40 }, (_, n) => playedSeason(n + 1))

/** The record’s contract: what may be told in each phase. An `effect` may not come while a hand is too big or owed. */
const MAY_COME: Readonly<Record<Phase, readonly EventType[]>> = {
  ball: ['ball'],
  cards: ['cards', 'effect'],
  turn: ['dance', 'scandal', 'pass', 'effect'],
  give: ['give'],
  discard: ['discard'],
  gossip: ['gossip', 'effect'],
  'end-ball': ['end-ball', 'effect'],
  over: ['score'],
}
const TYPES = [...new Set(Object.values(MAY_COME).flat())]

const accepted = (snapshot: Snapshot) => TYPES.filter((type) => snapshot.can({ type } as Event))

function differs(snapshot: Snapshot, season: Season): string | null {
  if (snapshot.status !== 'active') return 'the chart stopped'
  const phase = awaited(season)
  if (phaseIn(snapshot) !== phase) return `phase ${phaseIn(snapshot)} for ${phase}`
  const due = MAY_COME[phase].filter((type) => type !== 'score' || !season.isScored)
  if (!isDeepStrictEqual(accepted(snapshot).sort(), [...due].sort())) return `accepts ${accepted(snapshot)}`
  return isDeepStrictEqual(snapshot.context.season, season) ? null : 'another season'
}

/** Plays a season through a chart: the first step at which chart and rules differ, or null. */
function difference(machine: typeof chart, { seasons, events }: ReturnType<typeof playedSeason>) {
  const actor = createActor(machine, { input: seasons[0] as Season })
  actor.subscribe({ error: () => undefined })
  actor.start()
  for (const [at, season] of seasons.entries()) {
    const found = differs(actor.getSnapshot(), season)
    if (found) return `after ${at} events: ${found}`
    const next = events[at]
    if (next) actor.send(next)
  }
  return null
}

describe('chart and rules', () => {
  it('say the same after every event of random seasons, and wait for exactly what may come', () => {
    expect(walks.flatMap((walk) => difference(chart, walk) ?? [])).toEqual([])
  })

  it('taken up at any moment, the chart stands where it stood', () => {
    for (const { seasons } of walks.slice(0, 10))
      for (const season of seasons) {
        const snapshot = createActor(chart, { input: season }).start().getSnapshot()
        expect(differs(snapshot, season)).toBeNull()
      }
  })

  it('go on from the chart’s JSON as if nothing had been', () => {
    const { seasons, events } = walks[3] as (typeof walks)[number]
    let actor = createActor(chart, { input: seasons[0] as Season }).start()
    for (const event of events) {
      actor.send(event)
      const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
      actor = createActor(chart, { snapshot, input: seasons[0] as Season }).start()
    }
    expect(actor.getSnapshot().context.season).toEqual(seasons.at(-1))
  })
})

describe('a chart without one of its transitions', () => {
  const all = deletions(chart.config)

  it('is tried for each of them', () => {
    expect(all.length).toBeGreaterThan(40)
  })

  it.each(all)('%s: differs from the rules', (_, config) => {
    const broken = createMachine(config as never, chart.implementations as never) as unknown as typeof chart
    // A walk may begin in the middle of a season too, as the chart may.
    const late = walks.slice(0, 8).map(({ seasons, events }) => ({
      seasons: seasons.slice(20),
      events: events.slice(20),
    }))
    const over = walks.slice(0, 1).map(({ seasons }) => ({ seasons: seasons.slice(-1), events: [] }))
    expect([...walks, ...late, ...over].some((walk) => difference(broken, walk) !== null)).toBe(true)
  })
})

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]
const leaves = nodesIn(chart.root).filter(({ type }) => type === 'atomic')

describe('the states of the chart', () => {
  it('are all passed through in random seasons', () => {
    const passed = new Set<string>(['start'])
    for (const { seasons, events } of walks.slice(0, 20))
      for (const [at, event] of events.entries())
        for (const state of wayOf(seasons[at] as Season, event)) passed.add(state)
    expect([...passed].sort()).toEqual(leaves.map(({ key }) => key).sort())
  })

  it('in which a table waits can all be reached by the shortest ways', () => {
    const draw = { do: 'CARDS', from: 'deck', to: { hand: 'self' }, n: 1 } as const
    const deal = { do: 'CARDS', from: 'deck', to: { hand: 'all' }, n: 1 } as const
    const told = ({ players, ladder, hands, ball, number }: Season): Event[] => [
      { type: 'ball', before: [], order: [], end: [] },
      { type: 'cards', played: number === 7 ? { Ann: 20, Bea: 15, Cal: 3 } : { Ann: 19, Bea: 12, Cal: 2 } },
      ...players.flatMap((player): Event[] => [
        ...ladder.map((prospect): Event => ({ type: 'dance', player, prospect })),
        { type: 'pass', player },
        { type: 'scandal', player, victim: 'Ann' },
        { type: 'give', player, to: 'Ann' },
        { type: 'discard', player, count: (hands[player] ?? 0) - 2 },
        { type: 'gossip', player, effects: ball ? [draw, deal] : [] },
      ]),
      { type: 'end-ball' },
    ]
    const paths = getShortestPaths(chart, {
      input: opened({ start: { ball: 7 } }),
      events: ({ context }) =>
        told(context.season).filter((event) => !('rule' in apply(context.season, event))),
      serializeState: ({ value, context: { season } }) =>
        JSON.stringify([value, season.number, season.ball?.acted, season.hands]),
      limit: 20_000,
    })
    const reached = new Set(paths.map(({ state }) => whereIn(state.context.season)))
    const resting = leaves.filter(({ always }) => !always?.length).map(({ key }) => key)
    expect([...reached].sort()).toEqual(resting.sort())
  })

  it('never lead in a circle by themselves', () => {
    const next = (node: AnyStateNode) =>
      (node.always ?? [])
        .flatMap(({ target }) => target ?? [])
        .flatMap((to) => (to.type === 'compound' ? (to.initial?.target ?? []) : [to]))
    const isCircular = (node: AnyStateNode, before: readonly AnyStateNode[]): boolean =>
      before.includes(node) || next(node).some((target) => isCircular(target, [...before, node]))
    expect(leaves.filter((node) => isCircular(node, [])).map(({ id }) => id)).toEqual([])
  })
})

describe('a turn goes its way', () => {
  const ball = { type: 'ball' }
  const cards = (played: object) => ({ type: 'cards', played })
  const plain = cards({ Ann: 20, Bea: 15, Cal: 3 })
  const dance = { type: 'dance', player: 'Ann', prospect: 'p1' }
  const reveal = { arrows: -1, points: 2 }
  const scandal = [{ do: 'SCANDAL' }]
  const way = (head: object, before: object[], event: object) => {
    const { season, next } = seasonAfter({ ...head, events: [...before, event] })
    return wayOf(season, next).join(' ')
  }

  it.each([
    ['a dance', {}, [ball, plain], dance, 'before dance affection look after next act'],
    [
      'a Trait turned up',
      {},
      [ball, plain],
      { ...dance, reveal },
      'before dance affection look reveal after next act',
    ],
    [
      'a Love Match',
      { start: { tokens: { p1: ['Ann', 'Ann'] } } },
      [ball, plain],
      dance,
      'before dance engagement look after next act',
    ],
    [
      'a Match in the final Ball',
      { start: { ball: 8 } },
      [ball, plain],
      dance,
      'before dance match look after next act',
    ],
    [
      'an engaged player in the final Ball',
      { start: { ball: 8, engaged: { Ann: { prospect: 'p2', love: true } } } },
      [ball, plain],
      { ...dance, reveal },
      'before dance affection look reveal after next act',
    ],
    [
      'a scandal',
      { cards: { 19: { instead: scandal } } },
      [ball, cards({ Ann: 20, Bea: 19, Cal: 3 }), dance],
      { type: 'scandal', player: 'Bea', victim: 'Ann' },
      'before scandal look after next act',
    ],
    [
      'neither',
      { cards: { 20: { instead: [] } } },
      [ball, plain],
      { type: 'pass', player: 'Ann' },
      'before neither after next act',
    ],
    [
      'card 15',
      {},
      [ball, plain, dance],
      { type: 'dance', player: 'Bea', prospect: 'p2' },
      'before dance affection look after next give',
    ],
  ])('%s', (_, head, before, event, states) => {
    expect(way(head, before, event)).toBe(states)
  })

  it('a Ball is cleared away before the next, and the last before the score', () => {
    const rest = (number: number) => [
      ball,
      plain,
      ...['Ann', 'Bea', 'Cal']
        .map((player, i) => ({ type: 'dance', player, prospect: `p${i + 1}` }))
        .slice(0, 2),
      { type: 'give', player: 'Bea', to: 'Cal' },
      { type: 'dance', player: 'Cal', prospect: `p${number === 8 ? 4 : 3}` },
      { type: 'gossip', player: 'Cal' },
    ]
    expect(way({}, rest(1), { type: 'end-ball' })).toBe('next tiles refill review')
    expect(way({ start: { ball: 8 } }, rest(8), { type: 'end-ball' })).toBe('next tiles scoring over')
  })
})
