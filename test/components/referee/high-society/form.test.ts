import { describe, expect, test } from 'vitest'
import {
  emptyForm,
  type Form,
  freshStart,
  noTile,
  readForm,
  type StartForm,
  withSeats,
} from '@/components/referee/high-society/setup/form'
import {
  ballId,
  DANBURY_NAME,
  headOf,
  plansOf,
  problemIn,
  sessionOf,
} from '@/components/referee/high-society/setup/head'
import { formLike } from '@/components/referee/high-society/setup/recall'
import { forgotten, learnt, noTiles } from '@/components/referee/high-society/setup/tiles'
import { now, type Session } from '@/machines/high-society'

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '') ?? null
const named = (names: readonly string[], prospects: readonly string[]): Form => ({
  ...emptyForm,
  seats: names.map((name, i) => ({ key: i + 1, name, character: '', family: null })),
  prospects: prospects.map((name, i) => ({ key: i + 1, name, family: null })),
})
const three = named(['Ann', 'Bea', 'Cal'], ['Simon', 'Anthony', 'Colin', 'Philippa'])

describe('the head of a season', () => {
  test('says nothing that is as usual', () => {
    expect(headOf(three)).toEqual({
      ruleset: 'high-society',
      players: ['Ann', 'Bea', 'Cal'],
      prospects: ['Simon', 'Anthony', 'Colin', 'Philippa'],
    })
  })

  test('calls by their place whom nobody named', () => {
    const { players, prospects } = headOf(named(['Ann', '', ''], ['', 'Simon', '', '']))
    expect(players).toEqual(['Ann', 'Player 2', 'Player 3'])
    expect(prospects).toEqual(['Prospect 1', 'Simon', 'Prospect 3', 'Prospect 4'])
  })

  test('has families, or the pairs that the table names, never both', () => {
    const tagged: Form = {
      ...three,
      seats: three.seats.map((seat, i) => (i === 0 ? { ...seat, family: 'bridgerton' } : seat)),
      prospects: three.prospects.map((row, i) => (i === 1 ? { ...row, family: 'bridgerton' } : row)),
      pairs: [[1, 3]],
    }
    expect(headOf(tagged).families).toEqual({ Ann: 'bridgerton', Anthony: 'bridgerton' })
    const paired = headOf({ ...tagged, rulings: { ...tagged.rulings, siblings: 'pairs' } })
    expect(paired.siblings).toEqual([['Ann', 'Colin']])
    expect(paired).not.toHaveProperty('families')
    expect(paired.rulings).toEqual({ siblings: 'pairs' })
  })

  test('knows Lady Danbury’s Ball however it is typed, and leaves the others open', () => {
    for (const name of [DANBURY_NAME, 'lady danbury', "Lady Danbury's Ball", 'lady-danbury'])
      expect(ballId(name)).toBe('lady-danbury')
    const balls = ['', ' Ours ', 'Lady Danbury', '', '', '', '', '']
    expect(headOf({ ...three, balls }).balls).toEqual([
      null,
      'Ours',
      'lady-danbury',
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('what keeps a season from beginning', () => {
  test.each([
    ['two of one name', named(['Ann', 'Ann', 'Cal'], []), 'Two at this table cannot both be called Ann.'],
    [
      'two that look alike',
      named(['Ann', 'Bea', 'Cal'], ['An\u200Bn', '', '', '']),
      'Two at this table cannot both be called',
    ],
    [
      'a prospect too many',
      named(['Ann', 'Bea', 'Cal'], ['a', 'b', 'c', 'd', 'e']),
      'four prospects, not five',
    ],
    [
      'two Balls of one name',
      { ...three, balls: ['A', 'A', '', '', '', '', '', ''] },
      'Two Balls cannot both be called A.',
    ],
  ])('%s', (_, form, words) => {
    const padded = form.prospects.length ? form : withSeats(form, form.seats)
    expect(plain(problemIn(headOf(padded)))).toContain(words)
    expect(sessionOf(padded, {})).toBeNull()
  })

  const at = (start: Partial<StartForm>, more: Partial<Form> = {}): Form => ({
    ...three,
    ...more,
    start: { ...freshStart, ...start },
  })
  const tile = (prospect: number, lies: Partial<typeof noTile>) => ({ [prospect]: { ...noTile, ...lies } })
  const ring = (player: number) => ({ player, love: true })
  const kin = {
    seats: three.seats.map((seat, i) => (i === 0 ? { ...seat, family: 'bridgerton' as const } : seat)),
    prospects: three.prospects.map((row, i) => (i === 1 ? { ...row, family: 'bridgerton' as const } : row)),
  }
  test.each([
    [
      'tokens of somebody engaged',
      at({ tiles: { ...tile(1, { tokens: [1, 1] }), ...tile(2, { ring: ring(1) }) } }),
      'Ann is engaged and can have no tokens on the tiles.',
    ],
    [
      'tokens beside a ring',
      at({ tiles: tile(1, { tokens: [2], ring: ring(1) }) }),
      'Simon is engaged and can hold no tokens.',
    ],
    [
      'five tokens of one player',
      at({
        tiles: {
          ...tile(1, { tokens: [1, 1] }),
          ...tile(2, { tokens: [1, 1] }),
          ...tile(3, { tokens: [1] }),
        },
      }),
      'Ann has four tokens',
    ],
    [
      'a token between siblings',
      at({ tiles: tile(2, { tokens: [1] }) }, kin),
      'Ann and Anthony are brother and sister: no token',
    ],
    [
      'a ring between siblings',
      at({ tiles: tile(2, { ring: ring(1) }) }, kin),
      'Ann and Anthony are brother and sister: they cannot be engaged.',
    ],
    ['too many in the discard', at({ unknown: 19 }), 'at most 18 lie in the discard, not 19'],
  ])('in the middle: %s', (_, form, words) => {
    expect(plain(problemIn(headOf(form)))).toContain(words)
  })

  test('nothing, in a position that can lie there', () => {
    const form = at({
      ball: 5,
      tiles: {
        ...tile(1, { tokens: [2, 3] }),
        ...tile(3, { ring: ring(1), traits: [{ arrows: -2, points: 1 }] }),
      },
      discard: [7, 12],
      unknown: 2,
    })
    expect(headOf(form).start).toEqual({
      ball: 5,
      tokens: { Simon: ['Bea', 'Cal'] },
      engaged: { Ann: { prospect: 'Colin', love: true } },
      traits: { Colin: [{ arrows: -2, points: 1 }] },
      discard: [7, 12, '?', '?'],
    })
    const season = now(sessionOf(form, {}) as Session)
    expect([season.number, season.deck, season.discard.length]).toEqual([5, 14, 4])
  })
})

describe('the form', () => {
  test('has one prospect more than players, and takes no typed one away', () => {
    const four = withSeats(three, [...three.seats, { key: 9, name: 'Dot', character: '', family: null }])
    expect(four.prospects.map(({ name }) => name)).toEqual(['Simon', 'Anthony', 'Colin', 'Philippa', ''])
    expect(withSeats(four, three.seats).prospects).toEqual(three.prospects)
    const full = { ...four, prospects: four.prospects.map((row) => ({ ...row, name: row.name || 'Fife' })) }
    expect(withSeats(full, three.seats).prospects).toHaveLength(5)
  })

  test('comes back over a reload, and anything else does not', () => {
    const form = { ...three, start: { ...freshStart, tiles: { 1: { ...noTile, tokens: [1] } } } }
    expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    for (const none of [
      null,
      {},
      { ...form, seats: [] },
      { ...form, balls: [''] },
      { ...form, start: { ball: 9 } },
    ])
      expect(readForm(none)).toBeNull()
  })

  test('takes the cards and Ball rules of the box along, but none that names a stranger', () => {
    const move = (who: string) => ({ order: [], before: [], after: [{ do: 'MOVE', who, by: 1 } as const] })
    const session = sessionOf(three, { 2: move('partner'), 3: move('Penelope') }) as Session
    expect(Object.keys(session.head.cards ?? {})).toEqual(['2'])
    const rule = (who: string) => ({ before: [], order: [], end: [{ do: 'MOVE', who, by: -1 } as const] })
    const balls = ['Ours', 'Theirs', 'Other', '', '', '', '', '']
    const rules = { Ours: rule('top'), Theirs: rule('Penelope') }
    expect(plansOf({ ...three, balls }, session, rules)).toEqual({ 1: rules.Ours })
  })
})

test('another season has the same people, Characters, families and rulings, and an empty ladder', () => {
  const head = {
    ...headOf(three),
    families: { Ann: 'bridgerton', Simon: 'bridgerton' },
    rulings: { reshuffle: 'lazy' },
  }
  const form = formLike(head, { characters: { Ann: 'Daphne' } })
  expect(form.seats[0]).toMatchObject({ name: 'Ann', character: 'Daphne', family: 'bridgerton' })
  expect(form.rulings.reshuffle).toBe('lazy')
  expect(form.prospects.map(({ name }) => name)).toEqual(['', '', '', ''])
})

describe('the tiles of the box', () => {
  test('are remembered by name, the latest first, with the family told last', () => {
    const first = learnt({ ...three, balls: ['Ours', '', '', '', '', '', '', ''] }, noTiles)
    expect(first.prospects.map(({ name }) => name)).toEqual(['Simon', 'Anthony', 'Colin', 'Philippa'])
    expect([first.characters, first.balls]).toEqual([[], ['Ours']])
    const again = { ...three, prospects: [{ key: 1, name: 'Anthony', family: 'bridgerton' as const }] }
    expect(learnt(again, first).prospects.slice(0, 2)).toEqual([
      { name: 'Anthony', family: 'bridgerton' },
      { name: 'Simon', family: null },
    ])
  })

  test('are forgotten one by one', () => {
    const tiles = learnt({ ...three, balls: ['Ours', '', '', '', '', '', '', ''] }, noTiles)
    expect(forgotten(tiles, 'prospects', 'Simon').prospects.map(({ name }) => name)).toEqual([
      'Anthony',
      'Colin',
      'Philippa',
    ])
    expect(forgotten(tiles, 'balls', 'Ours').balls).toEqual([])
  })
})
