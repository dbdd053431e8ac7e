import type { Scenario } from '../../types'

export default {
  title: 'The count passes over Colin',
  shows: ['queen-passes-colin'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    rulings: { 'queen-and-colin': 'protected' },
    start: {
      turn: 'Bea',
      hands: { Ann: ['eloise'], Bea: ['queen-charlotte', 'lady-danbury'], Cal: ['duke'], Dot: ['kate'] },
      discards: { Ann: ['colin'] },
      protected: ['Ann'],
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'queen-charlotte' },
      { type: 'count', lowest: 2, out: ['Dot'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'The same cards at a table that agreed on the other reading: the count passes over everybody under Colin. Ann sits under Colin and holds Eloise. Cal has the Duke, Dot has Kate.',
    },
    {
      after: 1,
      says: 'Bea plays Queen Charlotte and counts.',
      ask: {
        question: 'Who is out?',
        hint: 'Does this table ask a player under Colin?',
        choices: [
          {
            says: 'Ann, at one.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Ann'] }] },
            breaks: 'wrong-count',
            because: 'That is the usual reading. This table lets Colin protect from the count as well.',
            ruling: 'queen-and-colin',
          },
          {
            says: 'Dot, at two.',
            claim: { events: [{ type: 'count', lowest: 2, out: ['Dot'] }] },
            because: 'Ann is not asked. Of those who are, Dot has the lowest number.',
            ruling: 'queen-and-colin',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Ann keeps silent at one. At two Dot says yes and is out. Cal is next, and Ann is still protected.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Dot'],
      protected: ['Ann'],
      turn: 'Cal',
      discards: { Ann: ['colin'], Dot: ['kate'] },
      holds: { Ann: ['eloise'] },
    },
  },
} satisfies Scenario
