import type { Scenario } from '../../types'

export default {
  title: 'Daphne shown too late',
  shows: ['spy-shown-at-the-end'],
  record: {
    ruleset: 'bridgerton',
    players: ['Eli', 'Fay'],
    start: {
      turn: 'Eli',
      hands: { Eli: ['colin', 'lady-danbury'], Fay: ['daphne'] },
      discards: {
        Eli: ['eloise', 'kate', 'duke', 'eloise', 'anthony', 'lady-featherington', 'eloise'],
        Fay: [
          'eloise',
          'kate',
          'lady-danbury',
          'duke',
          'anthony',
          'lady-bridgerton',
          'queen-charlotte',
          'eloise',
        ],
      },
      faceUp: ['daphne', 'eloise', 'colin'],
      setAside: 'penelope',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Eli', card: 'colin' },
      { type: 'reveal', player: 'Eli', card: 'lady-danbury' },
      { type: 'reveal', player: 'Fay', card: 'daphne' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Eli plays the last turn. Fay has kept a Daphne (0) in her hand; the other lies beside the deck.',
    },
    {
      after: 1,
      says: 'Eli lays Colin and keeps Lady Danbury. The deck is empty: both show their hands, and Fay shows Daphne.',
      ask: {
        question: 'Does Fay gain the token of Daphne?',
        hint: 'The token is for a Daphne that was played or discarded.',
        choices: [
          {
            says: 'Yes: hers is the only Daphne that anybody has.',
            claim: { state: { bonus: 'Fay', tokens: { Eli: 1, Fay: 1 } } },
            because: 'Showing a hand at the end is neither playing nor discarding it.',
            ruling: 'spy-token',
          },
          {
            says: 'No: she only showed it.',
            claim: { state: { bonus: null, tokens: { Eli: 1, Fay: 0 } } },
            because: 'A Daphne counts when it was played or discarded. Fay’s stayed in hand to the end.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Eli wins the round, 5 against 0. Fay gains nothing: she should have laid Daphne earlier.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'deal', roundWinners: ['Eli'], bonus: null, tokens: { Eli: 1, Fay: 0 } },
  },
} satisfies Scenario
