import type { Scenario } from '../../types'

export default {
  title: 'Eloise guesses wrong',
  shows: ['guard-miss'],
  record: {
    ruleset: 'bridgerton',
    players: ['Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: { Bea: ['kate'], Cal: ['anthony'], Dot: ['eloise', 'lady-bridgerton'], Eli: ['daphne'] },
      discards: { Bea: ['eloise'], Cal: ['colin'] },
      protected: ['Cal'],
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'eloise', target: 'Bea', guess: 'lady-danbury' },
      { type: 'answer', player: 'Bea', holds: false },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'Dot has a feeling about Bea. She keeps Lady Bridgerton, lays Eloise, points at Bea and says “five”. Bea holds Kate, the 2, and says no.',
      ask: {
        question: 'What comes of it?',
        hint: 'A guess that misses costs only the card it was made with.',
        choices: [
          {
            says: 'Bea shows her card, so that all can see she told the truth.',
            claim: { state: { discards: { Bea: ['eloise', 'kate'] } } },
            because: 'A no is enough. Her hand stays secret.',
            ruling: 'naming-a-number',
          },
          {
            says: 'Dot is out, because she guessed wrong.',
            claim: { state: { out: ['Dot'] } },
            because: 'A miss has no cost: only somebody whose card is named goes out.',
            ruling: 'naming-a-number',
          },
          {
            says: 'Nothing. Eli is next.',
            claim: { state: { out: [], turn: 'Eli', discards: { Bea: ['eloise'] } } },
            because: 'Bea keeps her card and stays in, and Dot’s turn is over.',
            ruling: 'naming-a-number',
          },
        ],
      },
    },
    { after: 2, says: 'Bea says no and nothing changes, but everybody has learnt that she holds no 5.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Eli', out: [], deck: 14, discards: { Bea: ['eloise'], Dot: ['eloise'] } },
  },
} satisfies Scenario
