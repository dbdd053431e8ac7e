import { describe, expect, test } from 'vitest'
import { headSentence } from '@/machines/love-letter/explain'
import { bannerOf, plain, stepsOfAny } from '../support/telling'

const players = ['Ann', 'Bea', 'Cal']

describe('the head of a record', () => {
  const head = { ruleset: 'bridgerton-classic', players }
  test.each([
    [{ ...head, players: ['Ann'] }, 'Love Letter: Bridgerton, classic is for two to four players, not one.'],
    [{ ...head, players: ['Ann', 'Ann'] }, 'Two players cannot both be called Ann.'],
    [
      { ...head, rulings: { 'queen-and-colin': 'maybe' } },
      'The ruling “queen-and-colin” has no reading “maybe”.',
    ],
    [{ ...head, tokens: { Bea: 5 } }, 'Bea cannot start with 5 tokens: from 0 to 4 are possible.'],
    [
      { ...head, start: { turn: 'Ann', deck: -1 } },
      'The position that this game starts from cannot lie on a table of Love Letter: Bridgerton, classic.',
    ],
  ])('%#', (record, sentence) => {
    expect(plain(headSentence(record, 'wrong-setup'))).toBe(sentence)
  })

  test('names whom and what it does not know', () => {
    expect(plain(headSentence({ ...head, tokens: { Zed: 1 } }, 'unknown-player'))).toBe(
      'Zed is not at this table.',
    )
    const start = { turn: 'Ann', hands: { Ann: ['daphne'] }, deck: 5 }
    expect(plain(headSentence({ ...head, start }, 'unknown-card'))).toBe(
      'Love Letter: Bridgerton, classic has no card “daphne”.',
    )
  })
})

describe('suspects', () => {
  const record = (hands: object, events: readonly object[]) => ({
    ruleset: 'love-letter',
    players,
    start: { turn: 'Ann', hands, deck: 12 },
    events,
  })
  const suspects = (value: object) =>
    bannerOf(stepsOfAny(value)).suspects.map(({ at, text }) => [at, plain(text)])

  test('are named in words', () => {
    const events = [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'priest' },
      { type: 'answer', player: 'Bea', holds: false },
      { type: 'table.leave', player: 'Bea', card: 'priest' },
    ]
    expect(suspects(record({ Ann: ['guard', '?'] }, events))).toEqual([[1, 'Bea says no to the Priest']])
  })

  test('the step itself may be one', () => {
    const events = [{ type: 'play', player: 'Ann', card: 'prince', target: 'Bea' }]
    expect(suspects(record({ Ann: ['prince', 'countess'] }, events))).toEqual([
      [0, 'This step itself: Ann plays the Prince on Bea, if the other card was the Countess'],
    ])
  })
})

test('a 5 laid on nobody is told of its own rule, for it always chooses somebody', () => {
  const start = { turn: 'Ann', hands: { Ann: ['prince', '?'] }, protected: ['Bea', 'Cal'], deck: 8 }
  const events = [{ type: 'play', player: 'Ann', card: 'prince' }]
  const banner = bannerOf(stepsOfAny({ ruleset: 'love-letter', players, start, events }))
  expect(banner.reason).toBe('The Prince always chooses somebody, and one’s own hand will do.')
  expect(banner.rule.source).toBe('Rulebook: Prince')
})
