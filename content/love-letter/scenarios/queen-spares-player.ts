import type { Scenario } from '../../types'

export default {
  title: 'Spared by one’s own Queen',
  shows: ['queen-spares-player'],
  record: {
    ruleset: 'bridgerton',
    players: ['Dot', 'Eli', 'Fay'],
    rulings: { 'queen-counts-player': 'no' },
    start: {
      turn: 'Dot',
      hands: { Dot: ['queen-charlotte', 'eloise'], Eli: ['duke'], Fay: ['anthony'] },
      deck: 17,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'queen-charlotte' },
      { type: 'count', lowest: 3, out: ['Eli'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'The same cards at a table that agreed on the other reading: whoever plays Queen Charlotte is not counted. Dot keeps Eloise, a 1. Eli has the Duke, Fay has Anthony.',
    },
    {
      after: 1,
      says: 'Dot plays Queen Charlotte and counts.',
      ask: {
        question: 'Who is out?',
        hint: 'Does this table count the player of Queen Charlotte?',
        choices: [
          {
            says: 'Dot herself, at one.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Dot'] }] },
            breaks: 'wrong-count',
            because: 'That is the usual reading. Here only the others are counted.',
            ruling: 'queen-counts-player',
          },
          {
            says: 'Eli, at three.',
            claim: { events: [{ type: 'count', lowest: 3, out: ['Eli'] }] },
            because: 'Dot is passed over, so the lowest number called is Eli’s.',
            ruling: 'queen-counts-player',
          },
        ],
      },
    },
    { after: 2, says: 'Dot keeps silent at one, as agreed. At three Eli says yes and is out. Fay is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Eli'],
      turn: 'Fay',
      discards: { Dot: ['queen-charlotte'], Eli: ['duke'] },
      holds: { Dot: ['eloise'] },
    },
  },
} satisfies Scenario
