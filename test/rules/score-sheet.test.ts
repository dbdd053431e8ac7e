import { describe, expect, test } from 'vitest'
import {
  emptySheet,
  hasBonus,
  readSheet,
  type ScoreSheet,
  standing,
  tokensAfter,
  usualGoal,
  withGoal,
  withOtherRound,
  withoutRound,
  withRound,
  writeSheet,
} from '@/machines/love-letter/score-sheet'

const empty = emptySheet('love-letter', ['Ann', 'Bea', 'Cal'])
const won = (...winners: number[]) => ({ winners, bonus: null })
const played = (sheet: ScoreSheet, ...rounds: { winners: number[]; bonus: number | null }[]) =>
  rounds.reduce((all, round) => withRound(all, round), sheet)

describe('a score sheet', () => {
  test('begins with the goal of the rulebook', () => {
    expect(empty.goal).toBe(5)
    expect(usualGoal('bridgerton', 6)).toBe(3)
    expect(standing(empty)).toEqual({ tokens: [0, 0, 0], winners: [], decidedAfter: null, leaders: [] })
  })

  test('gives a token to each winner and one for the 0', () => {
    const sheet = played(empty, { winners: [0, 2], bonus: 2 }, won(1), { winners: [], bonus: null })
    expect(standing(sheet)).toEqual({ tokens: [1, 1, 2], winners: [], decidedAfter: null, leaders: [2] })
    expect(tokensAfter(sheet, 1)).toEqual([1, 0, 2])
  })

  test('is won by everybody who reaches the goal in the same round, by the bonus alone too', () => {
    const sheet = withGoal(played(empty, won(0), won(1), { winners: [0], bonus: 1 }), 2)
    expect(standing(sheet)).toMatchObject({ winners: [0, 1], decidedAfter: 3 })
  })

  test('rounds after the win change nothing about who won', () => {
    const sheet = withGoal(played(empty, won(0), won(0), won(1), won(1), won(1)), 2)
    expect(standing(sheet)).toEqual({ tokens: [2, 3, 0], winners: [0], decidedAfter: 2, leaders: [1] })
  })

  test('another goal decides anew', () => {
    const sheet = played(empty, won(0), won(0))
    expect(standing(withGoal(sheet, 2)).winners).toEqual([0])
    expect(standing(withGoal(sheet, 3)).winners).toEqual([])
    expect(withGoal(sheet, 0).goal).toBe(1)
  })

  test('any round can be changed, removed and put back', () => {
    const sheet = played(empty, won(0), won(1), won(2))
    expect(standing(withOtherRound(sheet, 1, { winners: [2, 0, 2], bonus: 0 })).tokens).toEqual([3, 0, 2])
    expect(withOtherRound(sheet, 1, won(2, 0)).rounds[1]?.winners).toEqual([0, 2])
    expect(standing(withoutRound(sheet, 0)).tokens).toEqual([0, 1, 1])
    expect(withRound(withoutRound(sheet, 1), won(1), 1)).toEqual(sheet)
  })

  test('only editions with a 0 have a bonus', () => {
    expect(
      ['love-letter', 'love-letter-classic', 'bridgerton', 'bridgerton-classic'].map(hasBonus as never),
    ).toEqual([true, false, true, false])
  })

  test('is written with names and read again', () => {
    const sheet = played(empty, { winners: [0, 2], bonus: 1 }, won())
    const written = JSON.parse(JSON.stringify(writeSheet(sheet)))
    expect(written.rounds[0]).toEqual({ winners: ['Ann', 'Cal'], bonus: 'Bea' })
    expect(readSheet(written)).toEqual(sheet)
  })

  test.each([
    [null, 'record: not an object.'],
    [{ ruleset: 'whist' }, 'ruleset: no edition of this game.'],
    [{ ruleset: 'bridgerton', players: ['Ann'] }, 'players: not 2 to 6.'],
    [{ ruleset: 'bridgerton', players: ['Ann', 7] }, 'players: not a list of names.'],
    [{ ruleset: 'bridgerton', players: ['Ann', 'Ann'] }, 'players: one name twice.'],
    [{ ruleset: 'bridgerton', players: ['Ann', 'Bea'], goal: 1e9 }, 'goal: not a number of tokens.'],
    [
      { ruleset: 'bridgerton', players: ['Ann', 'Bea'], goal: 6, rounds: {} },
      'rounds: not a list of rounds.',
    ],
    [
      { ruleset: 'bridgerton', players: ['Ann', 'Bea'], goal: 6, rounds: [{ winners: ['Zed'] }] },
      'rounds[0].winners[0]: nobody at this table.',
    ],
    [{ ruleset: 'bridgerton', players: ['Ann', 'Bea'], goal: 6, rounds: [3] }, 'rounds[0]: not a round.'],
  ])('refuses what is no sheet, and says where: %j', (value, problem) => {
    expect(readSheet(value)).toEqual({ problem })
  })
})
