import { describe, expect, test } from 'vitest'
import type { Season } from '@/machines/high-society'
import { refereeAny } from '@/machines/registry'
import { randomSeason } from '../support/high-society/seasons'
import { seeded } from '../support/random'

const SEASONS = 60
const seasons = Array.from({ length: SEASONS }, (_, i) => ({ seed: i + 1, ...randomSeason(seeded(i + 1)) }))

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function expectSound(season: Season, ladder: readonly string[]) {
  const tiles = Object.values(season.tiles)
  expect([...season.ladder].sort()).toEqual([...ladder].sort())
  for (const { tokens, hidden } of tiles) {
    expect(tokens.length).toBeLessThanOrEqual(2)
    expect(hidden).toBeGreaterThanOrEqual(0)
  }
  for (const player of season.players) {
    const out = sum(tiles.map(({ tokens }) => tokens.filter((owner) => owner === player).length))
    expect(out).toBeLessThanOrEqual(season.engaged[player] ? 0 : 4)
  }
  const laid = Object.values(season.ball?.played ?? {}).length
  expect(season.deck + season.discard.length + sum(Object.values(season.hands)) + laid).toBe(24)
  expect(season.aside + sum(tiles.map(({ hidden, traits }) => hidden + traits.length))).toBe(18)
}

describe.each(seasons)('random season $seed, with a card book and Ball rules of its own', (played) => {
  const { record, isWhole } = played
  const events = record.events as unknown[]

  test('comes to its end, and is never faulted', async () => {
    expect(isWhole).toBe(true)
    const report = JSON.parse(JSON.stringify(await refereeAny(JSON.parse(JSON.stringify(record)))))
    expect(report.fault).toBeNull()
    expect(report.state.phase).toBe('over')
    expect(Object.keys(report.state.scores)).toEqual(
      (record.players as string[]).filter((player) => report.state.engaged[player]),
    )
    expect(report.state.winners).toHaveLength(Object.keys(report.state.engaged).length > 0 ? 1 : 0)
  })

  test('keeps every card, token and Trait, and the ladder, after each event', () => {
    for (const season of played.seasons) expectSound(season, record.prospects as string[])
  })

  test('cut anywhere, it stands as it stood there', async () => {
    for (const at of [0, Math.floor(events.length / 3), events.length - 1]) {
      const report = (await refereeAny({ ...record, events: events.slice(0, at) })) as {
        state: { ladder: unknown; deck: unknown; hands: unknown }
      }
      const { ladder, deck, hands } = played.seasons[at] as Season
      expect(report.state).toMatchObject({ ladder, deck, hands })
    }
  })

  test('a score one too high is refused', async () => {
    const { state } = (await refereeAny(record)) as { state: { scores: Record<string, number> } }
    const scores = Object.fromEntries(Object.entries(state.scores).map(([who, n]) => [who, n + 1]))
    const fault = async (told: object) =>
      (
        (await refereeAny({ ...record, events: [...events, { type: 'score', scores: told }] })) as {
          fault: unknown
        }
      ).fault
    expect(await fault(state.scores)).toBeNull()
    if (Object.keys(scores).length > 0)
      expect(await fault(scores)).toMatchObject({ at: events.length, rule: 'wrong-score' })
  })
})

test('together they use every primitive', () => {
  const text = JSON.stringify(seasons.map(({ record }) => record))
  for (const kind of [
    'MOVE',
    'TOKEN',
    'TRAIT',
    'CARDS',
    'DANCE',
    'SCANDAL',
    'ORDER',
    'RULE',
    'MANUAL',
    'MAY',
  ])
    expect(text).toContain(`"do":"${kind}"`)
})

test('names like those of a language’s own things are names like others', async () => {
  const players = ['constructor', '__proto__', 'toString']
  const prospects = ['valueOf', 'hasOwnProperty', 'p3', 'p4']
  const record = JSON.parse(
    `{"ruleset":"high-society","players":${JSON.stringify(players)},"prospects":${JSON.stringify(prospects)},"events":[{"type":"ball"},{"type":"cards","played":{"constructor":20,"__proto__":12,"toString":3}},{"type":"dance","player":"constructor","prospect":"valueOf"},{"type":"dance","player":"__proto__","prospect":"valueOf"}]}`,
  )
  expect(await refereeAny(record)).toMatchObject({ fault: { at: 3, rule: 'prospect-taken' } })
})

const THREE = { ruleset: 'high-society', prospects: ['p1', 'p2', 'p3', 'p4'] }
const reported = async (record: object) =>
  (await refereeAny({ ...THREE, ...record })) as { fault: unknown; state: Plain }
type Plain = Record<string, unknown>

test('a player of an empty name is a player: what they gossip is theirs', async () => {
  const opening = [
    { type: 'ball' },
    { type: 'cards', played: { Ann: 20, Bea: 12, '': 3 } },
    { type: 'dance', player: 'Ann', prospect: 'p1' },
    { type: 'dance', player: 'Bea', prospect: 'p2' },
    { type: 'dance', player: '', prospect: 'p3' },
  ]
  const gossip = { type: 'gossip', player: '', effects: [{ do: 'DANCE' }], choices: [{ prospect: 'p4' }] }
  const { fault, state } = await reported({ players: ['Ann', 'Bea', ''], events: [...opening, gossip] })
  expect(fault).toBeNull()
  expect(state.dancing).toEqual({ Ann: 'p1', Bea: 'p2', '': 'p4' })
})

test('words win over names: a rule on “partner” is one of a prospect, though a player is called so', async () => {
  const rule = (flag: string) => ({ do: 'RULE', flag, on: 'partner' })
  const events = (flag: string) => [
    { type: 'ball', order: [rule(flag)] },
    { type: 'cards', played: { partner: 20, Bea: 12, Cal: 3 } },
    { type: 'dance', player: 'partner', prospect: 'p1' },
  ]
  const after = (flag: string) => reported({ players: ['partner', 'Bea', 'Cal'], events: events(flag) })
  const barred = await after('no-affection')
  expect(barred.state.tokens).toMatchObject({ p1: ['partner'] })
  // Only players are protected: here the word says nothing, and the name is that of a player.
  expect((await after('protected')).state.protected).toEqual(['partner'])
})

test('effects within effects without end are an error, and one that is short', async () => {
  const deep = (n: number): unknown => (n === 0 ? { do: 'SCANDAL' } : { do: 'MAY', effects: [deep(n - 1)] })
  const report = async (n: number) =>
    (await refereeAny({
      ruleset: 'high-society',
      players: ['Ann', 'Bea', 'Cal'],
      prospects: ['p1', 'p2', 'p3', 'p4'],
      events: [{ type: 'ball', end: [deep(n)] }],
    })) as { error?: string; fault?: unknown }
  expect(await report(30)).toMatchObject({ fault: null })
  expect((await report(2000)).error).toMatch(/more than 40 effects within each other$/)
})
