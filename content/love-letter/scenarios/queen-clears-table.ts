import type { Scenario } from '../../types'

export default {
  title: 'The count leaves nobody',
  shows: ['queen-clears-table'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'queen-clears-table': 'no-winner' },
    tokens: { Ann: 1, Bea: 2, Cal: 1 },
    start: {
      turn: 'Bea',
      hands: { Bea: ['kate', 'queen-charlotte'], Cal: ['kate'] },
      discards: { Ann: ['duke', 'anthony'], Bea: ['daphne'], Cal: ['eloise'] },
      out: ['Ann'],
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'queen-charlotte' },
      { type: 'count', lowest: 2, out: ['Bea', 'Cal'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'This table plays the usual reading: if a count takes everybody out, nobody wins. Ann is out; Bea and Cal each hold a Kate.',
    },
    {
      after: 1,
      says: 'Bea plays Queen Charlotte. At two both of them say yes, Bea as well as Cal.',
      ask: {
        question: 'How does it go on?',
        hint: 'Nobody else is left in the round. Which reading did the table choose?',
        choices: [
          {
            says: 'It is a tie: Bea and Cal gain a token each.',
            claim: {
              state: {
                phase: 'deal',
                roundWinners: ['Bea', 'Cal'],
                bonus: null,
                tokens: { Ann: 1, Bea: 3, Cal: 2 },
              },
            },
            because:
              'Ties share a token in the showdown. Here both went out, and only a player still in can win.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Nobody gains a token.',
            claim: { state: { phase: 'deal', roundWinners: [], tokens: { Ann: 1, Bea: 2, Cal: 1 } } },
            because: 'Whoever answers is out. With nobody left there is no winner.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Only Bea gains a token, for her Daphne.',
            claim: { state: { tokens: { Ann: 1, Bea: 3, Cal: 1 } } },
            because: 'The token of a 0 is for a player still in, and Bea is out.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Both are out, and nobody is left to win: no token for the round, and none for Bea’s Daphne. Anybody may start the next round.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      out: ['Ann', 'Bea', 'Cal'],
      roundWinners: [],
      bonus: null,
      starters: ['Ann', 'Bea', 'Cal'],
      tokens: { Ann: 1, Bea: 2, Cal: 1 },
    },
  },
} satisfies Scenario
