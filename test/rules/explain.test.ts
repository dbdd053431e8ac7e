import { describe, expect, test } from 'vitest'
import { cardsOf, editions } from '@/machines/love-letter/editions'
import {
  announce,
  cardText,
  dealing,
  effectWords,
  holdsWords,
  privateAdvice,
  RULING_WORDS,
  refusedHand,
} from '@/machines/love-letter/explain'
import type { Card, Event } from '@/machines/love-letter/model'
import { RULINGS, type RulingKey } from '@/machines/love-letter/model'
import { plain, type Step, stepsOfAny } from '../support/telling'

const record = (events: readonly object[], start: object, rest: object = {}) => ({
  ruleset: 'bridgerton',
  players: ['Ann', 'Bea', 'Cal'],
  start: { turn: 'Ann', deck: 5, ...start },
  events,
  ...rest,
})
const play = (card: string, target?: string, guess?: string) => ({
  type: 'play',
  player: 'Ann',
  card,
  ...(target && { target }),
  ...(guess && { guess }),
})

/** What is announced, step by step. */
const told = (value: object) =>
  stepsOfAny(value).map(({ game, event, after }) =>
    plain(announce(game.table, event as Event, after?.table ?? game.table)),
  )

describe('what is announced', () => {
  const hands = { Ann: ['?', '?'] }
  test.each<[object, string[]]>([
    [
      record([play('duke', 'Cal')], { hands, protected: ['Bea'] }),
      ['Ann plays the Duke and compares hands with Cal.'],
    ],
    [
      record([play('kate')], { hands, protected: ['Bea', 'Cal'] }),
      ['Ann plays Kate, on nobody. Everyone else is protected, so nothing happens. Bea’s protection ends.'],
    ],
    [
      record(
        [play('kate', 'Cal')],
        { hands, protected: ['Cal'] },
        { rulings: { 'protected-target': 'no-effect' } },
      ),
      ['Ann plays Kate and looks at Cal’s hand. Cal is protected, so nothing happens.'],
    ],
    [record([play('colin')], { hands }), ['Ann plays Colin. Ann is protected until their next turn.']],
    [
      record(
        [
          play('duke', 'Cal'),
          { type: 'compare', loser: 'Cal' },
          { type: 'discard', player: 'Cal', card: 'kate' },
        ],
        {
          hands,
          out: ['Bea'],
          discards: { Ann: ['daphne'] },
        },
      ),
      [
        'Ann plays the Duke and compares hands with Cal.',
        'Cal’s hand is lower than Ann’s.',
        'Cal lays down Kate. Cal is out: Ann’s hand was higher. Ann wins the round: one token. Of those still in, only Ann laid Daphne: one token more.',
      ],
    ],
    [
      record(
        [play('queen-charlotte'), { type: 'count', lowest: 1, out: ['Bea', 'Cal'] }],
        { hands },
        { tokens: { Ann: 4 } },
      ),
      [
        'Ann plays Queen Charlotte.',
        'Bea and Cal answer at 1. Bea and Cal are out. Ann wins the round: one token. Ann wins the game.',
      ],
    ],
    [
      record([play('anthony'), { type: 'keep', player: 'Ann' }], { hands, deck: 1 }),
      ['Ann plays Anthony.', 'Ann draws one card, keeps one of the two and puts one under the deck.'],
    ],
    [
      record(
        [
          { type: 'table.void' },
          { type: 'table.seats', players: ['Ann', 'Bea'] },
          { type: 'table.goal', tokens: 2 },
        ],
        {},
      ),
      [
        'The table gives the round up.',
        'At the table are now Ann and Bea. Six tokens now win the game.',
        'The table plays to two tokens.',
      ],
    ],
  ])('%#', (value, words) => {
    expect(told(value)).toEqual(words)
  })
})

describe('small words', () => {
  test('each ruling has the readings that there are, the first of them the usual one', () => {
    for (const key of Object.keys(RULINGS) as RulingKey[]) {
      expect(Object.keys(RULING_WORDS[key].values)).toEqual([...RULINGS[key]])
      expect(RULING_WORDS[key].usual).toBe(RULINGS[key][0])
    }
  })

  test('a card face has at most five words, and its text at most two sentences and a half', () => {
    for (const edition of Object.values(editions))
      for (const card of cardsOf(edition)) {
        expect(effectWords(edition, card).split(' ').length).toBeLessThanOrEqual(5)
        expect(cardText(edition, card)).toMatch(/^[A-Z].*\.$/)
      }
  })

  test('dealing for two players', () => {
    expect(dealing(editions['bridgerton-classic'], ['Ann', 'Bea']).map(plain)).toEqual([
      'Leave in the bag: Queen Charlotte, both 0s, one 1 and both 6s.',
      'Shuffle the 16 cards.',
      'Put one aside, face down; nobody looks at it.',
      'Put three more beside it, face up for everybody.',
      'Give Ann and Bea one card each, face down.',
      'Put the other ten in the middle as the deck.',
      'The first round is started by anybody: by custom whoever was last asked to a ball or a reception.',
    ])
  })

  test('names are set apart, and cannot turn the sentence round', () => {
    const [step] = stepsOfAny({
      ...record([], {}),
      players: ['\u202Eאנה', 'Bea'],
      start: undefined,
      events: [{ type: 'deal', starter: 'Bea', faceUp: ['kate', 'kate', 'duke'] }],
    })
    expect(holdsWords({ ...(step as Step).game, ...(step?.after ?? {}) } as Step['game'], 0)).toMatch(
      /^\u2068אנה\u2069 could hold/,
    )
  })
})

describe('only you look', () => {
  const [step] = stepsOfAny(
    record([play('kate', 'Bea')], {
      hands: { Ann: ['?', '?'] },
      protected: ['Cal'],
      discards: { Bea: ['colin', 'colin'] },
    }),
  )
  const { game } = step as Step
  const advice = (one: Card, other: Card) => privateAdvice(game, 0, [one, other])

  test('the 8 goes first', () => {
    expect(advice(8, 5).map(({ may, because }) => [may, because])).toEqual([
      [true, 'You must play Lady Featherington, since Lady Danbury is your other card.'],
      [false, 'Lady Featherington must be played, so Lady Danbury stays in your hand.'],
    ])
  })

  test('on whom', () => {
    expect(advice(5, 5)[0]?.targets.map(({ seat, may }) => [seat, may])).toEqual([
      [1, true],
      [2, false],
      [0, true],
    ])
    expect(advice(2, 2)[0]?.targets.map(({ because }) => because)).toEqual([null, 'protected by Colin'])
  })

  test('a hand that cannot be is refused in words', () => {
    expect(refusedHand(game, 0, [4, 1])).toBe('Both Colin cards lie on the table already.')
    expect(refusedHand(game, 0, [7, 7])).toBe('There is only one copy of Lady Bridgerton.')
    expect(plain(refusedHand(game, 1, [1, 1]) ?? '')).toBe('It is Ann’s turn.')
    expect(refusedHand(game, 0, [8, 5])).toBeNull()
  })
})
