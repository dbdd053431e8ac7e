import type { Scenario } from '../../types'

export default {
  title: 'The count leaves nobody: all win',
  shows: ['queen-clears-table-all-win'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'queen-clears-table': 'all-win' },
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
      says: 'The same round at a table that agreed: if a count takes everybody out, all whom it took win. Ann is out; Bea and Cal each hold a Kate.',
    },
    {
      after: 1,
      says: 'Bea plays Queen Charlotte. At two both of them say yes, Bea as well as Cal.',
      ask: {
        question: 'How does it go on?',
        hint: 'Nobody else is left in the round. Which reading did the table choose?',
        choices: [
          {
            says: 'Nobody gains a token.',
            claim: { state: { phase: 'deal', roundWinners: [], tokens: { Ann: 1, Bea: 2, Cal: 1 } } },
            because: 'That is the usual reading. This table takes it as a tie.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Bea and Cal gain a token each.',
            claim: {
              state: {
                phase: 'deal',
                roundWinners: ['Bea', 'Cal'],
                bonus: null,
                tokens: { Ann: 1, Bea: 3, Cal: 2 },
              },
            },
            because: 'With this reading the last ones out share the round.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Cal gains one, Bea two: she has laid Daphne.',
            claim: { state: { tokens: { Ann: 1, Bea: 4, Cal: 2 } } },
            because: 'They win, but they are out. The token of a 0 is for a player still in.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea and Cal are out together and win together. Each gains a token, the Daphne earns nothing, and one of the two starts the next round.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      out: ['Ann', 'Bea', 'Cal'],
      roundWinners: ['Bea', 'Cal'],
      bonus: null,
      starters: ['Bea', 'Cal'],
      tokens: { Ann: 1, Bea: 3, Cal: 2 },
    },
  },
} satisfies Scenario
