import { describe, expect, test } from 'vitest'
import {
  emptySheet,
  howItStands,
  readSheet,
  type ScoreSheet,
  type Season,
  type SheetEntry,
  scoreLines,
  scores,
  seasonOf,
  sheetEntryWords,
  sheetHeadline,
  stillOpen,
  whyWon,
  winners,
  withComplete,
  withEntry,
  withNames,
  withOtherEntry,
  withoutEntry,
  writeSheet,
} from '@/machines/high-society'

const PLAYERS = ['Ann', 'Bea', 'Cal', 'Dot']
const PROSPECTS = ['p1', 'p2', 'p3', 'p4', 'p5']
const empty = emptySheet(PLAYERS, PROSPECTS)
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

const trait = (prospect: string, points: number, arrows = 0, ball = 1): SheetEntry => ({
  type: 'trait',
  ball,
  prospect,
  arrows,
  points,
})
const match = (player: string, prospect: string, love = true, ball = 1): SheetEntry => ({
  type: 'match',
  ball,
  prospect,
  player,
  love,
})
const move = (prospect: string, by: number, ball = 1): SheetEntry => ({ type: 'move', ball, prospect, by })
const told = (sheet: ScoreSheet, ...entries: SheetEntry[]) => entries.reduce(withEntry, sheet)

describe('a season’s score kept by hand', () => {
  test('the four examples of the rulebook, in one season', () => {
    const sheet = told(
      empty,
      ...[trait('p1', 1), trait('p1', -1), match('Ann', 'p1')],
      ...[trait('p2', 1), trait('p2', -2), match('Bea', 'p2')],
      ...[trait('p3', 2), trait('p3', 2), match('Cal', 'p3')],
      ...[trait('p4', 2), match('Dot', 'p4')],
    )
    const season = seasonOf(sheet)
    expect(scores(season)).toEqual({ Ann: 6, Bea: 4, Cal: 8, Dot: 5 })
    expect(winners(season)).toEqual(['Cal'])
    expect(
      scoreLines(season).map(({ prestige, desirability, love }) => [prestige, desirability, love]),
    ).toEqual([
      [5, 0, 1],
      [4, -1, 1],
      [3, 4, 1],
      [2, 2, 1],
    ])
  })

  test('on a tie the higher prospect wins (worked case 25)', () => {
    const sheet = told(empty, trait('p2', 2), match('Ann', 'p2', false), trait('p4', 2), trait('p4', 1))
    const season = seasonOf(withEntry(sheet, match('Bea', 'p4')))
    expect(scores(season)).toEqual({ Ann: 6, Bea: 6 })
    expect(winners(season)).toEqual(['Ann'])
    expect(plain(whyWon(season))).toBe(
      'Ann and Bea have 6 points each. p2 stands highest of their prospects, so Ann wins.',
    )
  })

  test('a negative total wins against nobody engaged, and singles score nothing', () => {
    const season = seasonOf(told(empty, trait('p5', -2), trait('p5', -1), match('Dot', 'p5')))
    expect(scores(season)).toEqual({ Dot: -1 })
    expect(winners(season)).toEqual(['Dot'])
    expect(scoreLines(season).map(({ total }) => total)).toEqual([null, null, null, -1])
  })

  test('with nobody engaged nobody wins', () => {
    const sheet = withComplete(told(empty, trait('p1', 2)), 8)
    expect(winners(seasonOf(sheet))).toEqual([])
    expect(sheetHeadline(sheet)).toBe('Nobody wins the season')
    expect(stillOpen(seasonOf(sheet))).toEqual([])
  })

  test('arrows and moves change the ladder, no further than its ends', () => {
    const ladder = (...entries: SheetEntry[]) => seasonOf(told(empty, ...entries)).ladder
    expect(ladder(trait('p4', 1, 2))).toEqual(['p1', 'p4', 'p2', 'p3', 'p5'])
    expect(ladder(trait('p1', -1, 1))).toEqual(PROSPECTS)
    expect(ladder(move('p2', -9))).toEqual(['p1', 'p3', 'p4', 'p5', 'p2'])
    expect(ladder(trait('p4', 1, 0))).toEqual(PROSPECTS)
  })

  test('two moves of one prospect in a Ball are one entry, and there and back is none', () => {
    expect(told(empty, move('p2', 1), move('p2', -3)).entries).toEqual([move('p2', -2)])
    expect(told(empty, move('p2', 1), move('p2', -1)).entries).toEqual([])
    expect(told(empty, move('p2', 1), move('p3', 1), move('p2', -1)).entries).toHaveLength(3)
    expect(told(empty, move('p2', 1), move('p2', 1, 2)).entries).toHaveLength(2)
  })

  test('of two Matches the later one holds, of a player and of a prospect', () => {
    const sheet = told(empty, match('Ann', 'p1'), match('Ann', 'p2', false))
    expect(seasonOf(sheet).engaged).toEqual({ Ann: { prospect: 'p2', love: false } })
    expect(seasonOf(withEntry(sheet, match('Bea', 'p2'))).engaged).toEqual({
      Bea: { prospect: 'p2', love: true },
    })
  })

  test('any earlier entry can be altered, taken out, added or put into another Ball', () => {
    const sheet = withComplete(
      told(empty, trait('p5', 1, 2), trait('p3', 2, 1, 3), match('Ann', 'p5', true, 3)),
      3,
    )
    expect(scores(seasonOf(sheet))).toEqual({ Ann: 4 })
    const altered = withOtherEntry(sheet, 0, trait('p5', -1, 4))
    expect(altered.entries.map(({ ball }) => ball)).toEqual([1, 3, 3])
    expect(scores(seasonOf(altered))).toEqual({ Ann: 5 })
    expect(scores(seasonOf(withoutEntry(sheet, 0)))).toEqual({ Ann: 2 })
    expect(withEntry(sheet, move('p1', -1, 2)).entries.map(({ ball }) => ball)).toEqual([1, 2, 3, 3])
    expect(withOtherEntry(sheet, 0, trait('p5', 1, 2, 3)).entries.map(({ ball }) => ball)).toEqual([3, 3, 3])
    expect(withoutEntry(withEntry(sheet, match('Bea', 'p1', true, 3)), 3)).toEqual(sheet)
  })

  test('a Trait more than two comes from those set aside', () => {
    const season = seasonOf(told(empty, trait('p1', 1), trait('p1', 1), trait('p1', -1)))
    expect(season.tiles.p1).toMatchObject({ hidden: 0, laid: 3, traits: { length: 3 } })
    expect(season.aside).toBe(7)
  })

  test('names and the first ladder can be put right later', () => {
    const sheet = told(empty, match('Ann', 'p1'), trait('p2', 1, 1))
    const other = withNames(sheet, {
      players: ['Anne', 'Bea', 'Cal', 'Dot'],
      prospects: [
        { was: 'p2', name: 'Simon' },
        { was: 'p1', name: 'p1' },
        ...['p3', 'p4', 'p5'].map((name) => ({ was: name, name })),
      ],
    })
    expect(other.entries).toEqual([match('Anne', 'p1'), trait('Simon', 1, 1)])
    expect(scores(seasonOf(other))).toEqual({ Anne: 5 })
    const swapped = withNames(sheet, {
      players: ['Bea', 'Ann', 'Cal', 'Dot'],
      prospects: PROSPECTS.map((name) => ({ was: name, name })),
    })
    expect(swapped.entries[0]).toEqual(match('Bea', 'p1'))
  })

  test('names are texts, whatever they spell', () => {
    const sheet = told(
      emptySheet(['__proto__', 'constructor', 'toString'], ['self', 'top', 'hasOwnProperty', 'valueOf']),
      match('__proto__', 'hasOwnProperty'),
      match('constructor', 'valueOf', false),
      trait('hasOwnProperty', 1, 1),
    )
    expect(scoreLines(seasonOf(sheet)).map(({ total }) => total)).toEqual([5, 1, null])
    expect(readSheet(JSON.parse(JSON.stringify(writeSheet(sheet))))).toEqual(sheet)
  })

  test('it is said in words', () => {
    const words = (entry: SheetEntry) => plain(sheetEntryWords(empty, entry))
    expect(words(trait('p1', -2, 2))).toBe('p1: a Trait, two arrows up, −2 points')
    expect(words(trait('p1', 1))).toBe('p1: a Trait, +1 point')
    expect(words(move('p2', -1))).toBe('p2 moves one place down')
    expect(words(match('Ann', 'p3', false))).toBe('Ann and p3: a Match without Love')
    const sheet = told(empty, match('Ann', 'p3'), trait('p3', 1))
    expect(sheetHeadline(empty)).toBe('Ball 1: nobody is engaged')
    expect(plain(sheetHeadline(withComplete(sheet, 7)))).toBe('The final Ball: Ann leads')
    expect(plain(sheetHeadline(withComplete(sheet, 8)))).toBe('Ann wins the season')
    expect(howItStands(seasonOf(empty))).toBe('Nobody is engaged yet, so nobody has a score.')
    expect(plain(howItStands(seasonOf(sheet)))).toBe(
      'As it stands: Ann alone is engaged and wins, with 5 points.',
    )
    expect(plain(howItStands(seasonOf(withComplete(sheet, 8))))).toBe(
      'Ann alone is engaged and wins, with 5 points.',
    )
    expect(stillOpen(seasonOf(sheet)).map(plain)).toEqual([
      'Eight Balls are not over: each place that a prospect moves is a point.',
      'One Trait of p3 lies face down: turned up, it counts for Ann’s Match.',
      'Bea, Cal and Dot are single, and may yet get engaged.',
    ])
  })

  test('who has had a turn may yet get engaged in a later Ball, and in the final one no more', () => {
    const open = (complete: number) => {
      const season = seasonOf(withComplete(empty, complete))
      return stillOpen({ ...season, ball: { acted: ['Ann', 'Bea'] } as unknown as Season['ball'] }).map(plain)
    }
    expect(open(2)).toContain('Ann, Bea, Cal and Dot are single, and may yet get engaged.')
    expect(open(7)).toContain('Cal and Dot are single, and may yet get engaged.')
  })

  const written = {
    ruleset: 'high-society',
    players: PLAYERS,
    prospects: PROSPECTS,
    complete: 2,
    entries: [],
  }
  const names = 'players and prospects: not 3 to 6 players and one prospect more, all named differently.'
  test.each([
    [null, 'record: not an object.'],
    [{ ruleset: 'love-letter' }, 'ruleset: not that of The High Society Game.'],
    [{ ruleset: 'high-society' }, 'no players.'],
    [{ ...written, players: 'Ann' }, 'players: not a list.'],
    [{ ...written, players: ['Ann', 7, 'Cal', 'Dot'] }, 'players[1]: not a text.'],
    [{ ...written, players: ['Ann', 'Ann', 'Cal', 'Dot'] }, names],
    [{ ...written, prospects: ['p1'] }, names],
    [{ ...written, complete: 9 }, 'complete: not 0 to 8.'],
    [{ ...written, entries: {} }, 'entries: not a list.'],
    [{ ...written, entries: [3] }, 'entries[0]: not an object.'],
    [{ ...written, entries: [{ type: 'ball' }] }, 'entries[0]: neither a trait, a move nor a match.'],
    [{ ...written, entries: [trait('p9', 1)] }, 'entries[0].prospect: nobody on this ladder.'],
    [{ ...written, entries: [match('Zed', 'p1')] }, 'entries[0].player: nobody at this table.'],
    [{ ...written, entries: [trait('p1', 1, 0, 9)] }, 'entries[0].ball: not 1 to 8.'],
    [{ ...written, entries: [trait('p1', 99)] }, 'entries[0].points: not -9 to 9.'],
    [{ ...written, entries: [move('p1', 0)] }, 'entries[0].by: no place at all.'],
    [{ ...written, entries: Array(501).fill(trait('p1', 1)) }, 'entries: more than 500.'],
  ])('refuses what is no sheet, and says where: %j', (value, problem) => {
    expect(readSheet(value)).toEqual({ problem })
  })
})
