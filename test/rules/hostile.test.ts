import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referee } from '@/machines/love-letter/record'
import { refereeAny } from '@/machines/registry'
import { smallRecord } from '../support/compare'
import { recordOf, trueGame } from '../support/games'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What comes back is a report or an error in words, and survives JSON. */
function expectAnswer(value: unknown): void {
  const answer = referee(value)
  expect(copyOf(answer)).toEqual(answer)
  if ('error' in answer) expect(answer.error.length).toBeGreaterThan(0)
  else expect(answer.fault === null).toBe(answer.state !== undefined)
}

/** The same with players called otherwise, everywhere. */
function renamed<T>(value: T, from: readonly string[], to: readonly string[]): T {
  const name = (word: string) => to[from.indexOf(word)] ?? word
  const everywhere = (inner: unknown): unknown => {
    if (typeof inner === 'string') return name(inner)
    if (Array.isArray(inner)) return inner.map(everywhere)
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [name(key), everywhere(item)]))
  }
  return everywhere(value) as T
}

const hostile = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '👩‍👩‍👧',
  'مرحبا',
  'hasOwnProperty',
  '?',
  'null',
  '\u202eevil',
]

describe('names of any kind', () => {
  const games = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => recordOf(trueGame(seed, 80)))
  const positions = [21, 22, 23, 24, 25, 26].map((seed) => smallRecord(seed))

  it.each([...games, ...positions].map((record, n) => ({ record, n })))(
    'change nothing but the names in a report, record $n',
    ({ record, n }) => {
      const { players } = record
      const names = players.map((_, seat) => hostile[(seat + n) % hostile.length] as string)
      const expected = renamed(referee(record), players, names)
      expect(JSON.stringify(referee(renamed(record, players, names)))).toBe(JSON.stringify(expected))
    },
  )

  it('may be ten thousand characters long', () => {
    const names = ['a'.repeat(10_000), 'b'.repeat(10_000)]
    const record = { ruleset: 'love-letter', players: names, events: [] }
    expect(referee(record)).toMatchObject({ fault: null, state: { starters: names } })
  })

  it('are no cards, whatever they are called', () => {
    const head = { ruleset: 'bridgerton', players: ['Ann', 'Bea', 'Cal'] }
    for (const card of hostile) {
      const events = [
        { type: 'deal', starter: 'Ann' },
        { type: 'draw', player: 'Ann', card },
      ]
      expect(referee({ ...head, events })).toMatchObject({ fault: { at: 1, rule: 'unknown-card' } })
    }
  })

  it('are no types, no rulings and no rulesets', () => {
    const head = { ruleset: 'love-letter', players: ['Ann', 'Bea'] }
    for (const word of hostile) {
      expect(referee({ ...head, events: [{ type: word }] })).toMatchObject({
        fault: { at: 0, rule: 'unknown-event' },
      })
      expect(referee({ ...head, ruleset: word, events: [] })).toHaveProperty('error')
      const rulings = Object.fromEntries([[word, 'yes']])
      expect(referee({ ...head, rulings, events: [] })).toMatchObject({
        fault: { at: -1, rule: 'wrong-setup' },
      })
    }
  })
})

describe('numbers of any size', () => {
  const head = { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }
  const numbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 1e308, -1e308, 2 ** 53, Number.MIN_VALUE]

  it.each(numbers)('%d', (n) => {
    expectAnswer({ ...head, tokens: { Ann: n }, events: [] })
    expectAnswer({ ...head, start: { turn: 'Ann', deck: n }, events: [] })
    expectAnswer({ ...head, events: [{ type: 'count', lowest: n, out: ['Ann'] }] })
    const position = { turn: 'Ann', hands: { Ann: ['princess', 'guard'] }, out: ['Cal'], deck: 5 }
    const won = [
      { type: 'play', player: 'Ann', card: 'princess' },
      { type: 'discard', player: 'Ann', card: 'guard' },
    ]
    expectAnswer({
      ...head,
      start: position,
      events: [...won, { type: 'award', tokens: { Ann: n }, ruled: true }],
    })
  })
})

describe('lists of any length', { timeout: 60_000 }, () => {
  it('a game of ten thousand events', () => {
    // A table that lets nothing count plays for ever.
    const round = (starter: string) => [
      { type: 'deal', starter, ruled: true },
      { type: 'draw', player: starter, card: 'princess' },
      { type: 'play', player: starter, card: 'princess' },
      { type: 'discard', player: starter, card: 'guard' },
      { type: 'award', tokens: {}, ruled: true },
    ]
    const events = Array.from({ length: 2000 }, () => round('Ann')).flat()
    const record = { ruleset: 'love-letter', players: ['Ann', 'Bea'], events }
    const answer = referee({
      ...record,
      events: events.map((event) =>
        event.type === 'deal' ? { ...event, faceUp: ['guard', 'guard', 'spy'] } : event,
      ),
    })
    expect(answer).toMatchObject({ fault: null, state: { phase: 'deal', roundWinners: ['Bea'] } })
  })

  it('a round of ten thousand notes, or of events after the game', () => {
    const note = { type: 'table.note', text: 'x' }
    const head = { ruleset: 'love-letter', players: ['Ann', 'Bea'] }
    expectAnswer({ ...head, events: Array.from({ length: 10_000 }, () => note) })
    expectAnswer({
      ...head,
      start: { turn: 'Ann', deck: 9 },
      events: Array.from({ length: 10_000 }, () => note),
    })
  })

  it('a thousand players, and a name twice', () => {
    const players = Array.from({ length: 1000 }, (_, n) => `player ${n}`)
    const tokens = Object.fromEntries(players.map((name) => [name, 1]))
    const events = [{ type: 'deal', starter: 'player 3' }]
    expect(referee({ ruleset: 'bridgerton', players, tokens, events })).toMatchObject({
      fault: { at: -1, rule: 'wrong-setup' },
    })
    expect(referee({ ruleset: 'bridgerton', players: ['Ann', 'Ann'], events })).toMatchObject({
      fault: { at: -1, rule: 'wrong-setup' },
    })
    const start = {
      turn: 'player 3',
      hands: Object.fromEntries(players.map((name) => [name, ['?']])),
      out: players,
      deck: players,
    }
    expectAnswer({ ruleset: 'bridgerton', players, start, events })
  })

  it('lists within lists within lists', () => {
    let deep: unknown = []
    for (let n = 0; n < 5000; n++) deep = n % 2 ? [deep] : { deep }
    const head = { ruleset: 'love-letter', players: ['Ann', 'Bea'] }
    expect(referee({ ...head, events: [], more: deep })).toHaveProperty('state')
    expect(referee({ ...head, events: [deep] })).toHaveProperty('error')
    expect(referee({ ...head, tokens: deep, events: [] })).toHaveProperty('error')
    expect(referee(deep)).toHaveProperty('error')
  })
})

/** Every place in a JSON value, as the keys that lead there. */
function places(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return [[...path], ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

function withAt(value: unknown, [key, ...rest]: readonly string[], put: (old: unknown) => unknown): unknown {
  if (key === undefined) return put(value)
  if (Array.isArray(value))
    return value.map((inner, n) => (String(n) === key ? withAt(inner, rest, put) : inner))
  const entries = Object.entries(value as object)
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? withAt(inner, rest, put) : inner]),
  )
}

describe('values of any kind', { timeout: 60_000 }, () => {
  it('in place of a whole record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        const answer = (await refereeAny(value)) as object
        expect(Object.keys(answer)).toContain('error')
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('in any place of a record', () => {
    const records = [11, 12, 13, 14, 15, 16].map((seed) => smallRecord(seed))
    const games = [3, 4, 5].map((seed) => recordOf(trueGame(seed, 25)))
    const word = fc.constantFrom(...hostile, '?', 'Ann', 'guard', 'eloise')
    const strange = fc.oneof(fc.jsonValue(), fc.anything({ maxDepth: 2 }), word, fc.double(), fc.integer())
    fc.assert(
      fc.property(fc.constantFrom(...records, ...games), fc.nat(), strange, (record, at, value) => {
        const all = places(record)
        expectAnswer(withAt(record, all[at % all.length] as string[], () => value))
      }),
      { seed: 2, numRuns: 1500 },
    )
  })

  it('or with a field left out, a place emptied, or the events mixed', () => {
    const records = [31, 32, 33, 34, 35].map((seed) => smallRecord(seed))
    fc.assert(
      fc.property(fc.constantFrom(...records), fc.nat(), fc.nat(), fc.nat(), (record, at, kind, other) => {
        const all = places(record)
        const empty = [undefined, null, [], {}, ''][kind % 5]
        expectAnswer(withAt(record, all[at % all.length] as string[], () => empty))
        const events = [...record.events]
        const [moved] = events.splice(other % Math.max(1, events.length), 1)
        if (moved) events.splice(at % (events.length + 1), 0, moved)
        expectAnswer({ ...record, events })
      }),
      { seed: 3, numRuns: 500 },
    )
  })
})
