import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { editions } from '@/machines/love-letter/editions'
import {
  type Card,
  type EditionId,
  type Position,
  RULINGS,
  type RulingKey,
} from '@/machines/love-letter/model'
import {
  headOf,
  MOST_SIGNS,
  readSituation,
  type Situation,
  situationOf,
  situationText,
  USUAL_NAMES,
} from '@/machines/love-letter/notation'
import { defaultRulings } from '@/machines/love-letter/record'
import { openSession } from '@/machines/love-letter/session'
import { pack } from '../support/play'
import { chance, type Random, seeded, shuffle } from '../support/random'
import { EDITIONS, randomRulings } from '../support/tables'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Any position that can lie on a table, with any part of it known. */
function anyPosition(random: Random, edition: EditionId, players: number): Position {
  const cards = shuffle(random, [...pack(edition)])
  const take = (n: number) => cards.splice(0, n)
  const told = (card: Card) => (chance(random, 50) ? card : null)
  const turn = random(players)
  const other = (turn + 1) % players
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const out = seats.map((seat) => seat !== turn && seat !== other && chance(random, 30))
  const hands = seats.map((seat) =>
    take(out[seat] ? 0 : seat === turn && chance(random, 60) ? 2 : 1).map(told),
  )
  const aside = take(1)[0] as Card
  const isDrawn = hands[turn]?.length === 2
  const deck = take((isDrawn ? 0 : 1) + random(isDrawn ? cards.length + 1 : cards.length))
  const faceUp = take(Math.min(random(4), cards.length))
  const laid = take(random(cards.length + 1))
  const discards = seats.map((seat) => laid.filter((_, i) => i % players === seat))
  return {
    turn,
    hands,
    discards,
    out,
    protected: seats.map((seat) => seat !== turn && !out[seat] && chance(random, 30)),
    faceUp,
    setAside: told(aside),
    deck: chance(random, 30) ? deck : deck.length,
  }
}

function anySituation(seed: number, edition: EditionId, players: readonly string[]): Situation {
  const random = seeded(seed)
  const goal = editions[edition].goal[players.length] as number
  return {
    table: {
      edition,
      players,
      rulings: randomRulings(random),
      goal,
      tokens: players.map(() => (chance(random, 50) ? 0 : random(goal))),
      round: null,
      result: null,
    },
    position: anyPosition(random, edition, players.length),
  }
}

const sizes = EDITIONS.flatMap((edition) => {
  const { least, most } = editions[edition].players
  return Array.from({ length: most - least + 1 }, (_, more) => ({ edition, players: least + more }))
})

describe.each(sizes)('$edition with $players players', ({ edition, players }) => {
  test('every situation comes back from its text, at most 200 signs, and from its record', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const situation = anySituation(seed, edition, USUAL_NAMES.slice(0, players))
        const text = situationText(situation)
        expect(text.length).toBeLessThanOrEqual(MOST_SIGNS)
        expect(text).toMatch(/^[0-9a-z.-]+$/)
        expect(readSituation(text)).toEqual(situation)
        const head = copyOf(headOf(situation))
        expect(openSession(head)).toHaveProperty('log')
        expect(situationOf(head)).toEqual(situation)
      }),
      { numRuns: 60 },
    )
  })
})

test('every reading of every switch comes back', () => {
  for (const key of Object.keys(RULINGS) as RulingKey[])
    for (const reading of RULINGS[key]) {
      const { table, position } = anySituation(7, 'bridgerton', USUAL_NAMES.slice(0, 3))
      const situation = { table: { ...table, rulings: { ...defaultRulings, [key]: reading } }, position }
      expect(readSituation(situationText(situation))).toEqual(situation)
    }
})

describe('a text that people can read', () => {
  const text = '1sb.5x-01.xp-4.o-9.t1.d3.a2.w021.r01'
  const read = readSituation(text) as Situation

  test('says what lies where', () => {
    expect(read.position).toEqual({
      turn: 0,
      hands: [[5, null], [null], []],
      discards: [[0, 1], [4], [9]],
      out: [false, false, true],
      protected: [false, true, false],
      faceUp: [],
      setAside: 2,
      deck: 3,
    })
    expect(read.table).toMatchObject({
      edition: 'bridgerton',
      players: ['Ann', 'Bea', 'Cal'],
      rulings: { ...defaultRulings, 'queen-counts-player': 'no' },
      tokens: [0, 2, 1],
      goal: 5,
    })
  })
  test('is written so again', () => expect(situationText(read)).toBe(text))
  test('may hold the whole deck and cards beside it', () => {
    const { position } = readSituation('1sb.15-.q-.t1.c90.f112') as Situation
    expect(position).toMatchObject({ deck: [9, 0], faceUp: [1, 1, 2], hands: [[1, 5], [10]] })
  })
})

describe('names', () => {
  const named = (names: readonly string[]) => situationText(anySituation(3, 'love-letter', names))

  it('come back as they are seen, whatever signs are in them', () => {
    const graphemes = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.uniqueArray(graphemes, { minLength: 2, maxLength: 6 }), (names) => {
        const read = readSituation(named(names))
        expect(read).not.toHaveProperty('problem')
        expect(readSituation(situationText(read as Situation))).toEqual(read)
      }),
    )
  })
  it.each([[['Zoë', 'Ned, the 2nd']], [['<b>Ann</b>', '50%']], [['أمل', 'a~b.c']], [['Bea', 'Ann']]])(
    '%j are carried',
    (names) => expect(readSituation(named(names))).toMatchObject({ table: { players: names } }),
  )
  it('that nobody could tell apart give way to the usual ones', () => {
    expect(readSituation(named(['Ann ', 'Ann\u200b']))).toMatchObject({ table: { players: ['Ann', 'Bea'] } })
  })
  it('of half signs and of a thousand letters make a link all the same', () => {
    const read = readSituation(named(['\ud800x', 'y'.repeat(1000)])) as Situation
    expect(read.table.players).toEqual(['x', 'y'.repeat(40)])
  })
})

describe('a text from anybody', () => {
  it('is a situation that opens, or a sentence that says what is wrong', () => {
    const start = anySituation(11, 'bridgerton', ['Zoë', 'Ned', 'Ida', 'Moll'])
    const text = situationText(start)
    const sign = fc.constantFrom(...'0123456789abcdefopqrstwx.-~%,<>&" '.split(''), '\u0000', '\ud800', 'é')
    const changed = fc
      .tuple(fc.nat(text.length), fc.nat(4), fc.array(sign, { maxLength: 4 }))
      .map(([at, gone, signs]) => text.slice(0, at) + signs.join('') + text.slice(at + gone))
    const anything = fc.oneof(
      changed,
      fc.string({ unit: 'binary' }),
      fc.array(sign).map((signs) => signs.join('')),
    )
    fc.assert(
      fc.property(anything, (hostile) => {
        const read = readSituation(hostile)
        if ('problem' in read) expect(read.problem).toMatch(/^[A-Z“\u2068].{10,200}\.$/u)
        else expect(openSession(headOf(read))).toHaveProperty('log')
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['', 'no link to a situation'],
    ['<script>', 'no link to a situation'],
    ['__proto__', 'no link to a situation'],
    ['2sb.1-.1-.t1.d3', 'another version'],
    ['1gb.1-.1-.t1.d3', 'something else'],
    ['1sz.1-.1-.t1.d3', 'no edition'],
    ['1sb.1-.1-.t1.d3.d4', 'not whole'],
    ['1sb.1-.1-.t3.d3', 'not whole'],
    ['1sb.1-.1-.t1', 'not whole'],
    ['1sb.123-.1-.t1.d3', 'not whole'],
    ['1sb.1-.1-.t1.d3.r9', 'not whole'],
    ['1sb.1-.t1.d3', 'is for 2 to 6 players'],
    ['1slc.1-.1-.1-.1-.1-.t1.d1', 'is for 2 to 4 players'],
    ['1sl.q-.1-.t1.d3', 'does not belong to Love Letter'],
    ['1slc.1-0.1-.t1.d3', 'does not belong to Love Letter (2019), classic'],
    ['1sl.9-9.1-.t1.d3', 'Two copies of the Princess'],
    ['1sl.1-.1-.t1.d99', 'Too few cards'],
    ['1sl.1-.1-.t1.d0', 'deck is empty'],
    ['1sl.x-.xx-.t1.d3', 'wrong number of cards'],
    ['1sl.o-.x-.x-.t1.d3', 'somebody else’s turn'],
    ['1sl.x-.x-.t1.d3.w90', 'Whoever has 6 tokens'],
    ['1sl.x-.x-.t1.d3~Ann', 'names for 1'],
    ['1sl.x-.x-.t1.d3~Ann,%E0', 'cannot be read'],
    ['1sl.x-.x-.t1.d3~Ann,Ann', 'the same name'],
    [`1sl.x-.x-.t1.d3~${'a'.repeat(9000)},b`, 'too long'],
    [`1sl.x-${'1'.repeat(300)}.x-.t1.d3`, 'longer than any situation'],
  ])('%.40s is refused: %s', (text, why) => {
    expect(readSituation(text)).toEqual({ problem: expect.stringContaining(why) })
  })
})
