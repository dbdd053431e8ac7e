import type { Scenario } from '../../types'

const kate = { type: 'play', player: 'Cal', card: 'kate' }

export default {
  title: 'Only those still in count',
  shows: ['everybody-still-in'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Bea: ['lady-danbury'], Cal: ['kate', 'lady-bridgerton'] },
      discards: {
        Ann: ['duke'],
        Bea: ['eloise', 'colin'],
        Cal: ['eloise', 'daphne'],
        Dot: ['eloise', 'anthony'],
      },
      out: ['Ann', 'Dot'],
      protected: ['Bea'],
      deck: 11,
    },
    events: [kate],
  },
  steps: [
    {
      after: 0,
      says: 'Ann and Dot are out. Bea, the only other player left, has just laid Colin. Cal wants to lay Kate and keep Lady Bridgerton.',
      ask: {
        question: 'On whom may Cal lay Kate?',
        hint: 'Who can be chosen at all: somebody out? somebody protected?',
        choices: [
          {
            says: 'On Bea, the only one still in.',
            claim: { events: [{ ...kate, target: 'Bea' }] },
            breaks: 'target-protected',
            because: 'Bea is protected by Colin and cannot be chosen.',
            ruling: 'target-protected',
          },
          {
            says: 'On Ann, who is not protected.',
            claim: { events: [{ ...kate, target: 'Ann' }] },
            breaks: 'target-out',
            because: 'Ann is out: she has no hand, and no card can choose her.',
            ruling: 'target-out',
          },
          {
            says: 'On nobody: it is laid without effect.',
            claim: { events: [kate] },
            because: 'Of the others still in, everybody is protected. Those who are out do not count.',
            ruling: 'protection',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Kate lies before Cal, and nobody’s hand is shown. Bea’s turn begins and ends her protection.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Bea',
      protected: [],
      out: ['Ann', 'Dot'],
      discards: { Cal: ['eloise', 'daphne', 'kate'] },
    },
  },
} satisfies Scenario
