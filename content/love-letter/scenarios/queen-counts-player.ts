import type { Scenario } from '../../types'

export default {
  title: 'Counted by one’s own Queen',
  shows: ['queen-counts-player'],
  record: {
    ruleset: 'bridgerton',
    players: ['Dot', 'Eli', 'Fay'],
    rulings: { 'queen-counts-player': 'yes' },
    start: {
      turn: 'Dot',
      hands: { Dot: ['queen-charlotte', 'eloise'], Eli: ['duke'], Fay: ['anthony'] },
      deck: 17,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'queen-charlotte' },
      { type: 'count', lowest: 1, out: ['Dot'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'This table plays the usual reading: whoever plays Queen Charlotte is counted too. Dot keeps Eloise, a 1. Eli has the Duke, Fay has Anthony.',
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
            because: 'Her card asks all players, and the usual reading leaves nobody out, not even Dot.',
            ruling: 'queen-counts-player',
          },
          {
            says: 'Eli, at three: Dot’s own card spares her.',
            claim: { events: [{ type: 'count', lowest: 3, out: ['Eli'] }] },
            breaks: 'wrong-count',
            because: 'Some tables play it so, but this one counts Dot as well, and she holds the 1.',
            ruling: 'queen-counts-player',
          },
          {
            says: 'Nobody: the lowest number is with the one who counts.',
            claim: { events: [{ type: 'count', lowest: null, out: [] }] },
            breaks: 'wrong-count',
            because: 'A number was called and somebody holds it. Then somebody is out.',
            ruling: 'wrong-count',
          },
        ],
      },
    },
    { after: 2, says: 'Dot called her own number. She lays Eloise face up and is out. Eli is next.' },
  ],
  outcome: {
    fault: null,
    state: { out: ['Dot'], turn: 'Eli', discards: { Dot: ['queen-charlotte', 'eloise'], Eli: [] } },
  },
} satisfies Scenario
