import type { Scenario } from '../../types'

export default {
  title: 'A full table of six',
  shows: ['setup-six'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay'],
    events: [
      {
        type: 'deal',
        starter: 'Fay',
        hands: { Ann: 'guard', Bea: 'priest', Cal: 'princess', Dot: 'baron', Eli: 'guard', Fay: 'handmaid' },
        setAside: 'chancellor',
        deck: [
          'spy',
          'guard',
          'prince',
          'priest',
          'guard',
          'king',
          'baron',
          'guard',
          'chancellor',
          'spy',
          'countess',
          'guard',
          'handmaid',
          'prince',
        ],
      },
      { type: 'draw', player: 'Fay', card: 'spy' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Six people play, the most that the game takes. From 21 cards one goes aside face down, and everybody gets one.',
      ask: {
        question: 'How many cards do the six have left to draw?',
        hint: 'Every hand comes out of the deck.',
        choices: [
          {
            says: '16, as always',
            claim: { state: { deck: 16 } },
            because: 'That is the deck for four. It changes with the number of hands.',
            ruling: 'wrong-setup',
          },
          {
            says: '14',
            claim: { state: { deck: 14 } },
            because: 'One aside and six in hand leave 14 of 21.',
            ruling: 'wrong-setup',
          },
          {
            says: '15',
            claim: { state: { deck: 15 } },
            because: 'The card that is set aside is not drawn either.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Fourteen cards are left: the smallest deck of all. Most will have only two or three turns.',
    },
    {
      after: 2,
      says: 'Fay starts and draws a Spy. After her it is Ann’s turn. With six players, three tokens win the game.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'play', turn: 'Fay', deck: 13, holds: { Cal: ['princess'], Fay: ['spy', 'handmaid'] } },
  },
} satisfies Scenario
