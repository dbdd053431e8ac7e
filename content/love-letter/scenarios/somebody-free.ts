import type { Scenario } from '../../types'

const baron = { type: 'play', player: 'Ann', card: 'baron' }

export default {
  title: 'One is free, so one is chosen',
  shows: ['somebody-free'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Dot'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['baron', 'priest'], Bea: ['countess'], Dot: ['guard'] },
      discards: { Bea: ['handmaid'], Dot: ['spy'] },
      protected: ['Bea'],
      deck: 14,
    },
    events: [
      { ...baron, target: 'Dot' },
      { type: 'compare', loser: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'guard' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Bea is protected by a Handmaid, Dot is not. Ann would lay her Baron, but with a Priest (2) in hand she fears to compare.',
      ask: {
        question: 'How may Ann play the Baron?',
        hint: 'A card is laid without effect only when nobody at all can be chosen.',
        choices: [
          {
            says: 'On Dot.',
            claim: { events: [{ ...baron, target: 'Dot' }] },
            because: 'Dot is the only one who can be chosen, so it is she.',
            ruling: 'target-missing',
          },
          {
            says: 'Without choosing anybody, to be safe.',
            claim: { events: [baron] },
            breaks: 'target-missing',
            because: 'Dot can be chosen. As long as somebody can be, the Baron must choose.',
            ruling: 'target-missing',
          },
          {
            says: 'On Bea, so that it comes to nothing.',
            claim: { events: [{ ...baron, target: 'Bea' }] },
            breaks: 'target-protected',
            because:
              'A card cannot be wasted on somebody who is protected. Some tables agree otherwise before they play.',
            ruling: 'protected-target',
          },
        ],
      },
    },
    { after: 1, says: 'Ann lays the Baron on Dot, and they compare: a Priest (2) against a Guard (1).' },
    { after: 3, says: 'Ann was lucky. Dot has the lower card and is out.' },
  ],
  outcome: {
    fault: null,
    state: { turn: 'Bea', out: ['Dot'], protected: [], discards: { Dot: ['spy', 'guard'] } },
  },
} satisfies Scenario
