import type { Scenario } from '../../types'

export default {
  title: 'After a round without a winner',
  shows: ['next-starter-anybody'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'queen-clears-table': 'no-winner' },
    start: {
      turn: 'Cal',
      hands: { Ann: ['eloise'], Bea: ['eloise'], Cal: ['eloise', 'queen-charlotte'] },
      discards: { Ann: ['anthony'], Bea: ['duke'] },
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'queen-charlotte' },
      { type: 'count', lowest: 1, out: ['Ann', 'Bea', 'Cal'] },
      { type: 'deal', starter: 'Bea' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'All three players hold an Eloise, and Cal has Queen Charlotte as well. Ann started this round.',
    },
    {
      after: 2,
      says: 'Cal plays Queen Charlotte. At “one” all three say yes: everybody is out, and nobody has won.',
      ask: {
        question: 'Who may start the next round?',
        hint: 'The winner would start, if there were one.',
        choices: [
          {
            says: 'Ann, who started this one.',
            claim: { state: { starters: ['Ann'] } },
            because: 'Nothing makes her start again: the round has simply left no winner.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Cal, who played Queen Charlotte.',
            claim: { state: { starters: ['Cal'] } },
            because: 'Cal went out like the others. He has won nothing.',
            ruling: 'queen-clears-table',
          },
          {
            says: 'Anybody: the table agrees on one.',
            claim: { state: { starters: ['Ann', 'Bea', 'Cal'] } },
            because: 'Without a winner it is as in the first round of a game.',
            ruling: 'wrong-starter',
          },
        ],
      },
    },
    { after: 2, says: 'Nobody gains a token, and nobody has a right to start.' },
    { after: 3, says: 'The table agrees on Bea. The new round is dealt, and she draws first.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Bea', deck: 18, out: [], tokens: { Ann: 0, Bea: 0, Cal: 0 } },
  },
} satisfies Scenario
