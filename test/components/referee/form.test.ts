import { describe, expect, test } from 'vitest'
import { reseated, rowsOf, type SeatRow, seatsProblem } from '@/components/referee/between/changes'
import { emptyForm, type Form, problemOf, readForm, sessionOf } from '@/components/referee/setup/form'
import { cleanName, doubled, nearlyAlike, playersOf } from '@/components/referee/setup/names'
import { allSeated, moved, removed, seated } from '@/components/referee/setup/rows'
import { report, sit } from '@/components/referee/sitting'
import { type Event, now, openSession, type Session, switchesIn, tableBefore } from '@/machines/love-letter'

const form = (change: Partial<Form> = {}): Form => ({ ...emptyForm('love-letter'), ...change })
const named = (...names: string[]) => allSeated(names)

describe('names that look alike', () => {
  test.each([
    ['a sign of no width', 'Ann', 'An\u200Bn'],
    ['a joiner', 'Ann', 'Ann\u200D'],
    ['a space that does not break', 'Ann B', 'Ann\u00A0B'],
  ])('by %s are the same', (_, one, other) => {
    expect(doubled(playersOf([{ name: one }, { name: other }]))).toBe(cleanName(other))
  })

  test('of other letters are not', () => {
    expect(doubled(playersOf([{ name: 'Ann' }, { name: 'ann' }]))).toBeNull()
  })

  test.each([
    ['by case', 'Ben', 'ben'],
    ['by a space', 'Mary Ann', 'Maryann'],
    ['by a mark above a letter', 'Zoe', 'Zoë'],
    ['by a mark through a letter', 'Ann', 'A\u0335nn'],
  ])('only %s are two, of which it is said that they hardly differ', (_, one, other) => {
    const names = playersOf(['Cal', one, other].map((name) => ({ name })))
    expect(doubled(names)).toBeNull()
    expect(nearlyAlike(names)).toEqual([one, other])
  })

  test('are no two that are the same, or really differ', () => {
    expect(nearlyAlike(['Ben', 'Ben\u200B'])).toBeNull()
    expect(nearlyAlike(['Ann', 'Anne', 'Player 2', 'Player 3'])).toBeNull()
  })

  test.each(['\u200B', '\u3164', '\u2800', '\u00AD\u2060'])(
    'and one of which nothing is seen is none',
    (name) => {
      expect(cleanName(name)).toBe('')
    },
  )
})

describe('names', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u200F', 'Ann'],
    ['Ann \t  Lee', 'Ann Lee'],
    ['e\u0301', 'é'],
    ['\u200B\u2060', ''],
    ['   ', ''],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['?', '?'],
  ])('%j is kept as %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name)
  })

  test('left empty are filled by place, and never double one that was typed', () => {
    expect(playersOf(named('', 'Bea', ''))).toEqual(['Player 1', 'Bea', 'Player 3'])
    expect(playersOf(named('Player 2', '', ''))).toEqual(['Player 2', 'Player 3', 'Player 4'])
  })

  test('are seated in the first empty place, moved, and taken out', () => {
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
    expect(names(seated(named('Ann', '', ''), 'Bea'))).toEqual(['Ann', 'Bea', ''])
    expect(names(seated(named('Ann', 'Cal'), 'Bea'))).toEqual(['Ann', 'Cal', 'Bea'])
    expect(seated(named('1', '2', '3', '4', '5', '6'), 'Bea')).toHaveLength(6)
    expect(names(moved(named('Ann', 'Bea', 'Cal'), 2, -1))).toEqual(['Ann', 'Cal', 'Bea'])
    expect(names(removed(named('Ann', 'Bea', 'Cal'), 1))).toEqual(['Ann', 'Cal'])
  })
})

describe('a new game', () => {
  test('is what the form says', () => {
    const session = sessionOf(form({ rows: named('Ann', '', 'Cal'), goal: 7 })) as Session
    const { table } = now(session).context
    expect([table.players, table.goal]).toEqual([['Ann', 'Player 2', 'Cal'], 7])
    expect(session.head).toEqual({ ruleset: 'love-letter', players: table.players })
  })

  test('takes rulings only where they can come up', () => {
    expect(switchesIn('love-letter')).toEqual(['protected-target', 'bonus-token'])
    expect(switchesIn('love-letter-classic')).toEqual(['protected-target'])
    expect(switchesIn('bridgerton')).toHaveLength(5)
    const rulings = {
      ...form().rulings,
      'queen-clears-table': 'all-win',
      'bonus-token': 'among-all',
    } as const
    expect(sessionOf(form({ rulings }))?.head.rulings).toEqual({ 'bonus-token': 'among-all' })
    expect(sessionOf(form({ rulings, edition: 'love-letter-classic' }))?.head.rulings).toBeUndefined()
  })

  test('does not start with two of one name, or too many for the classic cards', () => {
    expect(problemOf(form({ rows: named('Ann', 'Ann ') }))).toContain('Two players')
    const five = named('1', '2', '3', '4', '5')
    expect(problemOf(form({ rows: five, edition: 'bridgerton-classic' }))).toContain('two to four')
    expect(problemOf(form({ rows: five }))).toBeNull()
  })

  test('is read back as it was left, and nothing else is', () => {
    const left = form({ rows: named('Ann', 'Bea'), goal: 2, faceUp: [1, 1, 9] })
    expect(readForm(JSON.parse(JSON.stringify(left)))).toEqual(left)
    for (const torn of [
      null,
      5,
      {},
      { ...left, edition: 'chess' },
      { ...left, rows: [] },
      { ...left, faceUp: [77] },
    ])
      expect(readForm(torn)).toBeNull()
  })
})

describe('people between rounds', () => {
  const events: Event[] = [
    { type: 'deal', starter: 0, faceUp: [] },
    { type: 'play', player: 0, card: 9 },
    { type: 'discard', player: 0, card: 1 },
    { type: 'play', player: 1, card: 1, target: 2, guess: 2 },
    { type: 'answer', player: 2, holds: true },
  ]
  const players = ['Ann', 'Bea', 'Cal']
  const ended = events.reduce(
    report,
    sit(openSession({ ruleset: 'love-letter', players }) as Session),
  ).session
  const change = (rows: readonly SeatRow[], session = ended) => {
    const next = reseated(session, now(session).context.table.players, rows)
    if ('problem' in next) throw new Error(next.problem)
    return next
  }
  const renamed = (names: readonly string[]) =>
    rowsOf(players).map((row, i) => ({ ...row, name: names[i] as string }))

  test('who change nothing leave the log as it is', () => {
    expect(change(rowsOf(players)).log.steps).toHaveLength(ended.log.steps.length)
  })

  test('are called otherwise from the beginning on, also when they swap names', () => {
    const swapped = change(renamed(['Cal', 'Bea', 'Ann']))
    expect(swapped.head.players).toEqual(['Cal', 'Bea', 'Ann'])
    expect(tableBefore(swapped, 3).players).toEqual(['Cal', 'Bea', 'Ann'])
    expect(swapped.log.steps).toHaveLength(ended.log.steps.length)
  })

  test('come, go and move, and keep their tokens', () => {
    const [ann, bea] = rowsOf(players) as [SeatRow, SeatRow, SeatRow]
    const next = change([bea, { key: 9, name: 'Dot', was: null }, { ...ann, name: 'Anna' }])
    const { table } = now(next).context
    expect(table.players).toEqual(['Bea', 'Dot', 'Anna'])
    expect(table.tokens).toEqual([1, 0, 0])
    expect(next.head.players).toEqual(['Anna', 'Bea', 'Cal'])
  })

  test('may not take the name of somebody who played before', () => {
    const two = change(rowsOf(players).slice(0, 2))
    const rows = rowsOf(['Ann', 'Bea']).map((row) => (row.was === 'Bea' ? { ...row, name: 'Cal' } : row))
    expect(reseated(two, ['Ann', 'Bea'], rows)).toHaveProperty('problem')
  })

  test('are as many as the cards are for', () => {
    expect(seatsProblem('love-letter', rowsOf(['Ann']))).toContain('two players')
    expect(seatsProblem('love-letter-classic', rowsOf(['1', '2', '3', '4', '5']))).toContain('4')
    expect(seatsProblem('love-letter', renamed(['Bea', 'Bea', 'Cal']))).toContain('Two players')
    expect(seatsProblem('love-letter', rowsOf(players))).toBeNull()
  })
})
