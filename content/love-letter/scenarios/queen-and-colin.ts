import type { Scenario } from '../../types'

export default {
  title: 'The count reaches under Colin',
  shows: ['queen-and-colin'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    rulings: { 'queen-and-colin': 'not-protected' },
    start: {
      turn: 'Bea',
      hands: { Ann: ['eloise'], Bea: ['queen-charlotte', 'lady-danbury'], Cal: ['duke'], Dot: ['kate'] },
      discards: { Ann: ['colin'] },
      protected: ['Ann'],
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'queen-charlotte' },
      { type: 'count', lowest: 1, out: ['Ann'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'This table plays the usual reading: Colin does not protect from the count. Ann sits under Colin and holds Eloise. Cal has the Duke, Dot has Kate.',
    },
    {
      after: 1,
      says: 'Bea plays Queen Charlotte and counts.',
      ask: {
        question: 'Who is out?',
        hint: 'Does this table ask a player under Colin?',
        choices: [
          {
            says: 'Dot, at two: nobody can touch Ann.',
            claim: { events: [{ type: 'count', lowest: 2, out: ['Dot'] }] },
            breaks: 'wrong-count',
            because:
              'Colin keeps others from choosing Ann. Queen Charlotte chooses nobody, so Ann must answer.',
            ruling: 'queen-and-colin',
          },
          {
            says: 'Ann, at one.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Ann'] }] },
            because: 'Nobody is chosen by a count. All who are still in take part.',
            ruling: 'queen-and-colin',
          },
          {
            says: 'Nobody: Ann has the lowest number and is protected, so the count is lost.',
            claim: { events: [{ type: 'count', lowest: null, out: [] }] },
            breaks: 'wrong-count',
            because: 'With neither reading does Colin swallow the count.',
            ruling: 'wrong-count',
          },
        ],
      },
    },
    { after: 2, says: 'Ann says yes at one and is out, Colin or no Colin. Cal is next.' },
  ],
  outcome: {
    fault: null,
    state: { out: ['Ann'], protected: [], turn: 'Cal', discards: { Ann: ['colin', 'eloise'] } },
  },
} satisfies Scenario
