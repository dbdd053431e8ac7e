import { expect, test } from 'vitest'
import { DOORS } from '../support/fuzz/doors'
import { enter } from '../support/fuzz/run'

/**
 * `npm run soak` tries as much as a door takes at all: whatever grew with the square of the length would not be done
 * before the test is given up. `npm test` tries a fiftieth.
 */
const ALL = process.env.FUZZ ? 1 : 0.02
const FILE = 4_000_000 * ALL
const TEXT = 190_000 * ALL

const filled = (piece: string, length: number, before = '') =>
  before + piece.repeat(Math.ceil((length - before.length) / piece.length))

/** What a file could be made of, over and over. */
const FILES = [
  '[',
  '{"a":',
  '"',
  '"a',
  '\\',
  '{"a":"\\',
  '9',
  ' ',
  ',',
  '[],',
  '\u0000',
  '\ud800',
  '-',
  '1e',
  '/*',
  'a',
]
const TEXTS = [
  '.',
  '~',
  '%',
  '%u',
  ',',
  '-',
  'a',
  'a1b',
  'x',
  '-o9,',
  '-l9',
  '-sa',
  'o1,a,',
  'D',
  '\n',
  '(',
  '9',
  '%7e',
  'é',
]
const HEADERS = [
  '',
  '1gb',
  '1gb.3~',
  '1gh.3',
  '1gh.3~',
  '1sb.',
  '1sb.5x-01.xp-4.o-9.t1.d3~',
  '1gb.h',
  '1gb.w',
  '1gb.r',
  '1gb.s',
  '1gb.3~-',
]

const doorsOf = (...names: string[]) => DOORS.filter(({ name }) => names.includes(name))
const readers = doorsOf('game file', 'backup', 'card book')
const links = doorsOf('notation', 'link to a game', 'link to a situation', 'fragment')

test.each(FILES)('a file full of %j is answered', { timeout: 300_000 }, async (piece) => {
  for (const door of readers)
    for (const before of ['', '{"parlour":"backup","v":1,"games":[', '{"parlour":"card-book","v":1,"cards":'])
      expect(await enter({ door, text: filled(piece, FILE, before) }), `${door.name} ${before}`).toBeNull()
})

test.each(TEXTS)('a link full of %j is answered', { timeout: 300_000 }, async (piece) => {
  for (const door of links)
    for (const before of HEADERS)
      expect(await enter({ door, text: filled(piece, TEXT, before) }), `${door.name} ${before}`).toBeNull()
})

const many = <T>(count: number, one: (n: number) => T): T[] =>
  Array.from({ length: count * ALL }, (_, n) => one(n))
const named = <T>(count: number, one: (n: number) => T): Record<string, T> =>
  Object.fromEntries(many(count, (n) => [`p${n}`, one(n)]))

const head = { ruleset: 'love-letter', players: ['Ann', 'Bea'], events: [] }
const season = {
  ruleset: 'high-society',
  players: ['A', 'B', 'C'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
  events: [],
}
const MOVES = many(100_000, (n) => ({ do: 'MOVE', who: `p${n}`, by: 1 }))

/** So many that nobody could count them out. */
function effectOf(way: string): object {
  const [what, from, to] = way.split(' ')
  return what === 'TOKEN'
    ? { do: what, of: 'all', from, to, n: 1e300 }
    : { do: what, from, to: to === 'discard' ? to : { hand: to }, n: 1e300 }
}

/** Right in kind, and far too much of it. */
const RECORDS: readonly (readonly [what: string, record: object])[] = [
  ['players', { ...head, players: many(300_000, (n) => `p${n}`) }],
  ['players of one name', { ...head, players: many(500_000, () => 'Ann') }],
  [
    'players and tokens',
    { ...head, players: many(150_000, (n) => `p${n}`), tokens: named(150_000, () => 1) },
  ],
  ['rulings', { ...head, rulings: named(200_000, () => 'x') }],
  [
    'cards beside the deck',
    { ...head, events: [{ type: 'deal', starter: 'Ann', faceUp: many(400_000, () => 'guard') }] },
  ],
  [
    'cards before a player',
    { ...head, start: { turn: 'Ann', deck: 3, discards: { Ann: many(400_000, () => 'guard') } } },
  ],
  ['a name', { ...head, players: ['x'.repeat(TEXT / 2), 'Bea'] }],
  ['an unknown type', { ...head, events: [{ type: 'x'.repeat(4_000_000) }] }],
  ['events', { ...head, events: many(3000, () => ({ type: 'table.note', text: 'x' })) }],
  ['events that nobody knows', { ...head, events: many(150_000, () => ({ type: 'x' })) }],
  ['prospects', { ...season, prospects: many(200_000, (n) => `q${n}`) }],
  ['families', { ...season, families: named(150_000, () => 'bridgerton') }],
  ['pairs', { ...season, rulings: { siblings: 'pairs' }, siblings: many(150_000, () => ['A', 'p1']) }],
  ['Balls', { ...season, balls: many(300_000, (n) => `b${n}`) }],
  ['effects of names that nobody has', { ...season, cards: { '2': { after: MOVES } } }],
  ['cards of a book', { ...season, cards: named(80_000, () => ({ after: [] })) }],
  ['cards in the discard', { ...season, start: { discard: many(500_000, (n) => n) } }],
  ['choices', { ...season, events: [{ type: 'ball', choices: many(500_000, () => 'A') }] }],
  [
    'cards laid',
    { ...season, events: [{ type: 'ball' }, { type: 'cards', played: named(200_000, (n) => n) }] },
  ],
  ...['CARDS deck discard', 'CARDS deck all', 'TOKEN supply supply', 'TOKEN top top', 'TOKEN supply top'].map(
    (way) =>
      [`${way}, without end`, { ...season, events: [{ type: 'ball', before: [effectOf(way)] }] }] as const,
  ),
]

test.each(RECORDS)('a record with too many or too long: %s', { timeout: 300_000 }, async (_, record) => {
  const text = JSON.stringify(record)
  for (const door of doorsOf('record', 'bare record as a file'))
    expect(await enter({ door, text }), door.name).toBeNull()
})

const BOOKS: readonly (readonly [what: string, file: object])[] = [
  ['effects', { cards: { '2': { after: MOVES } } }],
  ['Balls', { balls: named(80_000, () => ({ before: [] })) }],
  ['Whistledown cards of one name', { whistledown: many(100_000, () => ({ name: 'Rain', effects: [] })) }],
  ['Whistledown cards', { whistledown: many(80_000, (n) => ({ name: `w${n}`, effects: [] })) }],
]

test.each(BOOKS)('a card book with too many: %s', { timeout: 300_000 }, async (_, file) => {
  for (const door of doorsOf('card book'))
    expect(await enter({ door, text: JSON.stringify({ parlour: 'card-book', v: 1, ...file }) })).toBeNull()
})

const BACKUPS: readonly (readonly [what: string, file: object])[] = [
  ['games that are none', { games: many(300_000, () => 0) }],
  ['games', { games: many(600, (n) => ({ v: 1, id: `g${n}`, kind: 'referee', at: 0, record: head })) }],
  ['names', { names: named(100_000, () => 1) }],
  ['forms', { forms: named(200_000, () => 1) }],
  ['pages read', { forms: { learn: named(100_000, () => ['a']) } }],
  ['settings', { settings: named(200_000, () => 'x') }],
]

test.each(BACKUPS)('a backup with too many: %s', { timeout: 300_000 }, async (_, file) => {
  for (const door of doorsOf('backup', 'form'))
    expect(await enter({ door, text: JSON.stringify({ parlour: 'backup', v: 1, ...file }) })).toBeNull()
})
