import { describe, expect, test } from 'vitest'
import { announce, reminder, ruleSentence, scoreLines, whyWon } from '@/machines/high-society/explain'
import { type Step, stepsOf } from '../support/high-society/telling'
import { plain } from '../support/telling'

const players = ['Ann', 'Bea', 'Cal']
const prospects = ['p1', 'p2', 'p3', 'p4']

/** A record of three players at a Ball whose cards lie open. */
const ball = (played: object, events: readonly object[], rest: object = {}, more: object = {}) => ({
  ruleset: 'high-society',
  players,
  prospects,
  start: rest,
  events: [{ type: 'ball' }, { type: 'cards', played }, ...events],
  ...more,
})
const dance = (player: string, prospect: string, rest: object = {}) => ({
  type: 'dance',
  player,
  prospect,
  ...rest,
})
const catches = (player: string, victim: string) => ({ type: 'scandal', player, victim })
const plainly = { Ann: 20, Bea: 16, Cal: 7 }

/** What is announced of each step after the cards were revealed. */
const told = (record: object, from = 2): string[] =>
  stepsOf(record)
    .slice(from)
    .map(({ season, event, after }) => plain(event && after ? announce(season, event, after) : 'refused'))

describe('what is announced', () => {
  test.each<[string, object, string[]]>([
    [
      'a fall ends at the bottom, a rise at the top',
      ball(plainly, [
        dance('Ann', 'p3', { reveal: { arrows: -2, points: 1 } }),
        dance('Bea', 'p1', { reveal: { arrows: 1, points: -1, name: 'Arrogance' } }),
      ]),
      [
        'Ann dances with p3 and turns up a Trait: two arrows down, +1 point. Ann lays a token on p3. p3 falls to the bottom.',
        'Bea dances with p1 and turns up a Trait: Arrogance, one arrow up, −1 point. Bea lays a token on p1. p1 is at the top already and stays there.',
      ],
    ],
    [
      'a full tile, one’s own token, a token from elsewhere',
      ball(
        plainly,
        [dance('Ann', 'p1', { sendHome: 'Cal', moveFrom: 'p3' }), dance('Bea', 'p2', { sendHome: 'Bea' })],
        { ball: 5, tokens: { p1: ['Bea', 'Cal'], p2: ['Ann', 'Bea'], p3: ['Ann', 'Ann'], p4: ['Ann'] } },
      ),
      [
        'Ann dances with p1, sends a token of Cal home, moves a token from p3. Cal’s token on p1 goes home. A token of Ann moves from p3 to p1.',
        'Bea dances with p2, takes a token of their own home. Bea lays a token there again.',
      ],
    ],
    [
      'a Love Match, and a dance with somebody engaged',
      ball(plainly, [dance('Ann', 'p1'), dance('Bea', 'p2')], {
        ball: 4,
        tokens: { p1: ['Ann', 'Ann'], p3: ['Ann', 'Bea'] },
        engaged: { Cal: { prospect: 'p2', love: true } },
      }),
      [
        'Ann dances with p1. Ann and p1 are engaged: a Love Match. All tokens of Ann go home.',
        'Bea dances with p2. No token is laid: p2 is engaged.',
      ],
    ],
    [
      'Swoon takes another dancer’s place; then that dancer is caught with no token there',
      ball({ Ann: 20, Bea: 6, Cal: 5 }, [dance('Ann', 'p1'), dance('Bea', 'p1'), catches('Cal', 'Ann')]),
      [
        'Ann dances with p1. Ann lays a token on p1.',
        'Bea dances with p1, who dances already. Ann’s token on p1 goes home. Bea lays a token on p1.',
        'Cal catches Ann with p1. Ann has no token there, so none goes home. Cal may look at the hidden Traits of p1, and turns none of them up. Cal laid the lowest number and gossips.',
      ],
    ],
    [
      'the end of a Ball: who draws, the new deck, the next Ball',
      ball(
        { Ann: 15, Bea: 20, Cal: 7 },
        [
          dance('Bea', 'p1'),
          dance('Ann', 'p2'),
          { type: 'give', player: 'Ann', to: 'Bea' },
          dance('Cal', 'p3'),
          { type: 'gossip', player: 'Cal' },
          { type: 'end-ball' },
        ],
        { ball: 6, discard: Array(15).fill('?') },
      ),
      [
        'Bea dances with p1. Bea lays a token on p1.',
        'Ann dances with p2. Ann lays a token on p2.',
        'Ann hands their card to Bea. Ann now holds no cards. Bea now holds two cards.',
        'Cal dances with p3. Cal lays a token on p3. Cal laid the lowest number and gossips.',
        'Cal gossips.',
        'Ball 6 ends. Bea draws none, Cal 1 and Ann 2. The discard is shuffled and becomes the deck: 18 cards are left to draw. Ball 7 is next.',
      ],
    ],
  ])('%s', (_, record, words) => {
    expect(told(record)).toEqual(words)
  })

  test('a Ball with a rule, its order, and who is protected', () => {
    const opened = { type: 'ball', name: 'The Garden', order: [{ do: 'ORDER', set: 'reverse' }] }
    const chaperone = { 16: { name: 'Chaperone', order: [{ do: 'RULE', flag: 'protected', on: 'self' }] } }
    const { events, ...rest } = ball(plainly, [], {}, { cards: chaperone })
    expect(told({ ...rest, events: [opened, ...events.slice(1)] }, 0)).toEqual([
      'The Garden is opened. When the cards are revealed: the order of dancing is turned round.',
      'Cards revealed: Ann 20, Bea 16 (Chaperone) and Cal 7. Until the end of the Ball Bea cannot be caught in a scandal. The order of dancing: Cal, Bea and Ann.',
    ])
  })

  test('a Whistledown card that moves nobody says so; one that moves somebody does not', () => {
    const turns = [dance('Ann', 'p1'), dance('Bea', 'p2'), dance('Cal', 'p3')]
    const moves = (who: string) => ({ type: 'gossip', player: 'Cal', effects: [{ do: 'MOVE', who, by: 1 }] })
    expect(told(ball(plainly, [...turns, moves('top')]), 5)[0]).toMatch(
      /Nothing that lies open is changed by it\.$/,
    )
    expect(told(ball(plainly, [...turns, moves('bottom')]), 5)[0]).not.toContain('Nothing')
  })

  test('a table ruling, and what the referee takes on the table’s word', () => {
    const ruling = {
      type: 'effect',
      player: 'Bea',
      effects: [{ do: 'TOKEN', of: 'self', from: 'supply', to: { choose: 'prospect' } }],
      choices: ['p2'],
    }
    const record = ball(plainly, [ruling, dance('Ann', 'p1'), catches('Bea', 'Ann')])
    expect(told(record)[0]).toBe(
      'Table ruling for Bea: Bea lays one of their tokens on a prospect of Bea’s choice (chosen: p2). Bea lays a token on p2.',
    )
    const [ruled, danced, caught] = stepsOf(record).slice(2) as [Step, Step, Step]
    const say = ({ season, event }: Step, isUnproven: boolean) => event && reminder(season, event, isUnproven)
    expect(say(ruled, true)).toBe('This is the table’s ruling: the referee takes its word for it.')
    expect(say(danced, false)).toBeNull()
    expect(say(danced, true)).toContain('under “Something wrong?”')
    expect(say(caught, true)).toBe('Fine, if card 16 says so: nobody has entered it.')
  })
})

describe('the score', () => {
  /** The rulebook’s four examples: place, Traits face up, Love. */
  const four = stepsOf({
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    prospects: ['p5', 'p4', 'p3', 'p2', 'p1'],
    start: {
      engaged: {
        Ann: { prospect: 'p5', love: true },
        Bea: { prospect: 'p4', love: true },
        Cal: { prospect: 'p3', love: true },
        Dot: { prospect: 'p2', love: true },
      },
      traits: {
        p5: [
          { arrows: 1, points: 1 },
          { arrows: 1, points: -1 },
        ],
        p4: [
          { arrows: 1, points: 1 },
          { arrows: 1, points: -2 },
        ],
        p3: [
          { arrows: 1, points: 2 },
          { arrows: 1, points: 2 },
        ],
        p2: [{ arrows: 1, points: 2 }],
      },
    },
    events: [{ type: 'ball' }],
  })[0]?.season

  test('adds up as in the rulebook’s examples', () => {
    expect(four && scoreLines(four).map(({ words }) => words)).toEqual([
      '5 for Prestige, 0 for Traits, +1 for Love: 6',
      '4 for Prestige, −1 for Traits, +1 for Love: 4',
      '3 for Prestige, +4 for Traits, +1 for Love: 8',
      '2 for Prestige, +2 for Traits, +1 for Love: 5',
    ])
    expect(four && plain(whyWon(four))).toBe('Cal has the best Match and wins, with 8 points.')
  })

  test('says why a tie is won, why less than nothing wins, and that nobody does', () => {
    const at = (engaged: object, traits: object = {}) => {
      const season = stepsOf(ball(plainly, [], { engaged, traits }))[0]?.season
      return season && plain(whyWon(season))
    }
    const two = { Ann: { prospect: 'p2', love: false }, Bea: { prospect: 'p4', love: true } }
    const points = { p2: [{ arrows: 1, points: -1 }] }
    expect(at(two, points)).toBe(
      'Ann and Bea have 2 points each. p2 stands highest of their prospects, so Ann wins.',
    )
    const low = {
      p4: [
        { arrows: 1, points: -2 },
        { arrows: -1, points: -2 },
      ],
    }
    expect(at({ Cal: { prospect: 'p4', love: false } }, low)).toBe(
      'Cal alone is engaged and wins, with −3 points.',
    )
    expect(at({})).toBe('Nobody is engaged, so nobody wins.')
  })

  test('a rule that holds is told by whom it concerns', () => {
    const [step] = stepsOf(ball(plainly, []))
    const { season } = step as Step
    const rule = { flag: 'no-dance', until: 'ball' } as const
    expect(plain(ruleSentence(season, { ...rule, prospect: 'p2' }))).toBe(
      'Until the end of the Ball nobody may dance with p2.',
    )
    expect(plain(ruleSentence(season, { ...rule, players: ['Ann', 'Cal'] }))).toBe(
      'Until the end of the Ball Ann and Cal may not dance.',
    )
  })
})

test('names that nobody can see, or that mean something to a program, are told by their place or as they are', () => {
  const record = {
    ...ball({ __proto__: null }, []),
    players: ['\u200B', '__proto__', 'constructor'],
    prospects: ['', 'toString', 'p3', 'p4'],
    events: [
      { type: 'ball' },
      {
        type: 'cards',
        played: Object.fromEntries([
          ['\u200B', 20],
          ['__proto__', 16],
          ['constructor', 7],
        ]),
      },
      dance('\u200B', ''),
      dance('__proto__', 'toString'),
      dance('constructor', 'p3', { reveal: { arrows: 1, points: 0 } }),
    ],
  }
  expect(told(record, 1)).toEqual([
    'Cards revealed: Player 1 20, __proto__ 16 and constructor 7. The order of dancing: Player 1, __proto__ and constructor.',
    'Player 1 dances with Prospect 1. Player 1 lays a token on Prospect 1.',
    '__proto__ dances with toString. __proto__ lays a token on toString.',
    'constructor dances with p3 and turns up a Trait: one arrow up, no points. constructor lays a token on p3. p3 rises to second place. constructor laid the lowest number and gossips.',
  ])
})
