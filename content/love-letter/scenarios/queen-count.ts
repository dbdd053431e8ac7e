import type { Scenario } from '../../types'

export default {
  title: 'Queen Charlotte counts',
  shows: ['queen-count'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Cal',
      hands: { Cal: ['queen-charlotte', 'anthony'], Dot: ['duke'], Eli: ['kate'], Fay: ['penelope'] },
      deck: 16,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'queen-charlotte' },
      { type: 'count', lowest: 2, out: ['Eli'] },
    ],
  },
  steps: [
    { after: 0, says: 'Cal holds Anthony, a 6, and Queen Charlotte.' },
    {
      after: 1,
      says: 'He plays Queen Charlotte and counts aloud: one … two …',
      ask: {
        question: 'Dot holds the Duke (3), Eli holds Kate (2), Fay holds Penelope (9). Who is out?',
        hint: 'The count climbs from 1 and stops at the first yes.',
        choices: [
          {
            says: 'Fay: the highest number goes.',
            claim: { events: [{ type: 'count', lowest: 9, out: ['Fay'] }] },
            breaks: 'wrong-count',
            because:
              'Queen Charlotte looks for the lowest number, and the count would have stopped long before 9.',
            ruling: 'wrong-count',
          },
          {
            says: 'Eli, with the lowest number.',
            claim: { events: [{ type: 'count', lowest: 2, out: ['Eli'] }] },
            because: 'At two Eli must say yes: nobody has a lower number.',
            ruling: 'wrong-count',
          },
          {
            says: 'Everybody below Cal’s 6: Dot and Eli.',
            claim: {
              events: [
                { type: 'count', lowest: 2, out: ['Eli'] },
                { type: 'count', lowest: 3, out: ['Dot'] },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'The count is over with the first number that is answered. It does not go on to three.',
            ruling: 'wrong-count',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'At two Eli says yes, lays Kate face up and is out. The count stops there, and Dot is next.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Eli'],
      phase: 'draw',
      turn: 'Dot',
      discards: { Cal: ['queen-charlotte'], Dot: [], Eli: ['kate'], Fay: [] },
    },
  },
} satisfies Scenario
