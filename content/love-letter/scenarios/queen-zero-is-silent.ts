import type { Scenario } from '../../types'

export default {
  title: 'Daphne does not answer',
  shows: ['queen-zero-is-silent'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['queen-charlotte', 'lady-danbury'], Bea: ['daphne'], Cal: ['colin'] },
      discards: { Ann: ['kate'], Bea: ['eloise'], Cal: ['duke'] },
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'queen-charlotte' },
      { type: 'count', lowest: 4, out: ['Cal'] },
    ],
  },
  steps: [
    { after: 0, says: 'Bea holds Daphne, the 0. Cal has Colin, a 4. Ann keeps Lady Danbury, a 5.' },
    {
      after: 1,
      says: 'Ann plays Queen Charlotte.',
      ask: {
        question: 'How does the count end?',
        hint: 'Which number is called first?',
        choices: [
          {
            says: 'Bea is out: no number is lower than 0.',
            claim: { events: [{ type: 'count', lowest: 0, out: ['Bea'] }] },
            breaks: 'out-of-sequence',
            because: 'Zero is never called. The count begins at one.',
            ruling: 'count-starts-at-one',
          },
          {
            says: 'Nobody is out: Bea has the lowest card, and she is safe.',
            claim: { events: [{ type: 'count', lowest: null, out: [] }] },
            breaks: 'wrong-count',
            because: 'Daphne stays silent, but the count goes on to the others and finds Cal at four.',
            ruling: 'count-starts-at-one',
          },
          {
            says: 'Cal is out at four.',
            claim: { events: [{ type: 'count', lowest: 4, out: ['Cal'] }] },
            because: 'Bea never hears her number, so the lowest number that is called is Cal’s.',
            ruling: 'count-starts-at-one',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'One, two, three: silence. At four Cal says yes and is out. Bea still holds Daphne and is next.',
    },
  ],
  outcome: {
    fault: null,
    state: { out: ['Cal'], turn: 'Bea', discards: { Cal: ['duke', 'colin'] }, holds: { Bea: ['daphne'] } },
  },
} satisfies Scenario
