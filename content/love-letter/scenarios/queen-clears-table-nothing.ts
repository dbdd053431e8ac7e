import type { Scenario } from '../../types'

export default {
  title: 'The count leaves nobody: as if it had not been',
  shows: ['queen-clears-table-nothing'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'queen-clears-table': 'nothing-happens' },
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
      says: 'The same round at a table that agreed: a count that would take everybody out does nothing. Ann is out; Bea and Cal each hold a Kate.',
    },
    {
      after: 1,
      says: 'Bea plays Queen Charlotte. At two both of them say yes, Bea as well as Cal.',
      ask: {
        question: 'How does it go on?',
        hint: 'Nobody else is left in the round. Which reading did the table choose?',
        choices: [
          {
            says: 'Nobody gains a token, and the next round is dealt.',
            claim: { state: { phase: 'deal', roundWinners: [], tokens: { Ann: 1, Bea: 2, Cal: 1 } } },
            because: 'That is the usual reading. At this table the round does not end by such a count.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Both stay in, and Cal is next.',
            claim: { state: { phase: 'draw', turn: 'Cal', out: ['Ann'] } },
            because: 'With this reading the count is void when nobody would be left.',
            ruling: 'queen-clears-table',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea and Cal take up their cards again and play on. Everybody has learnt that both hold Kate. Cal is next.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Cal',
      out: ['Ann'],
      discards: { Bea: ['daphne', 'queen-charlotte'], Cal: ['eloise'] },
      holds: { Bea: ['kate'], Cal: ['kate'] },
      roundWinners: null,
    },
  },
} satisfies Scenario
