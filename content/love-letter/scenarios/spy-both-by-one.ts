import type { Scenario } from '../../types'

export default {
  title: 'Two Daphnes, one token',
  shows: ['spy-both-by-one'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli'],
    tokens: { Dot: 2, Eli: 1 },
    start: {
      turn: 'Eli',
      hands: { Dot: ['kate'], Eli: ['eloise', 'anthony'] },
      discards: {
        Cal: ['eloise', 'colin'],
        Dot: ['eloise', 'eloise', 'lady-featherington'],
        Eli: ['daphne', 'daphne'],
      },
      out: ['Cal'],
      deck: 11,
    },
    events: [
      { type: 'play', player: 'Eli', card: 'eloise', target: 'Dot', guess: 'kate' },
      { type: 'answer', player: 'Dot', holds: true },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Cal is out. Eli has both Daphnes lying before him, and one token from earlier rounds.',
    },
    {
      after: 1,
      says: 'Eli lays Eloise and names the 2. Dot does hold Kate, so Eli will be the last one left.',
      ask: {
        question: 'How many tokens does Eli have after this round?',
        hint: 'One for the round. And for two Daphnes?',
        choices: [
          {
            says: 'Four: one for the round, one for each Daphne.',
            claim: { state: { tokens: { Eli: 4 } } },
            because: 'Two Daphnes earn no more than one: a single extra token.',
            ruling: 'spy-token',
          },
          {
            says: 'Two: only the one for the round.',
            claim: { state: { tokens: { Eli: 2 }, bonus: null } },
            because: 'Nobody else laid a Daphne. Both being his own takes nothing away.',
            ruling: 'spy-token',
          },
          {
            says: 'Three: one for the round, one for Daphne.',
            claim: { state: { tokens: { Eli: 3 }, bonus: 'Eli' } },
            because:
              'He is the only one still in who has laid a Daphne. That is one token, however many there are.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    { after: 2, says: 'Dot is out and Eli wins the round: one token for it, one for Daphne.' },
  ],
  outcome: {
    fault: null,
    state: { roundWinners: ['Eli'], bonus: 'Eli', tokens: { Cal: 0, Dot: 2, Eli: 3 }, out: ['Cal', 'Dot'] },
  },
} satisfies Scenario
