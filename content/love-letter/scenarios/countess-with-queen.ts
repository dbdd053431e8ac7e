import type { Scenario } from '../../types'

export default {
  title: 'Lady Featherington and Queen Charlotte',
  shows: ['countess-with-queen'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Bea',
      hands: {
        Ann: ['kate'],
        Bea: ['queen-charlotte', 'lady-featherington'],
        Cal: ['eloise'],
        Dot: ['anthony'],
        Eli: ['duke'],
      },
      discards: { Ann: ['colin'] },
      protected: ['Ann'],
      deck: 14,
    },
    events: [{ type: 'play', player: 'Bea', card: 'lady-featherington' }],
  },
  steps: [
    {
      after: 0,
      says: 'Bea has Queen Charlotte and Lady Featherington. Who knows the older game thinks of the 5 and the 7 only.',
      ask: {
        question: 'May Bea play Queen Charlotte?',
        hint: 'Three cards of this edition force Lady Featherington out of a hand.',
        choices: [
          {
            says: 'Yes: she has no number, so she forces nothing.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'queen-charlotte' }] },
            breaks: 'must-play-countess',
            because: 'Queen Charlotte forces Lady Featherington just as Lady Danbury and Lady Bridgerton do.',
            ruling: 'must-play-countess',
          },
          {
            says: 'No: Lady Featherington must be played.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'lady-featherington' }] },
            because: 'Bridgerton adds Queen Charlotte to the cards that force her.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Bea lays Lady Featherington and keeps Queen Charlotte for another turn. Cal is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'draw',
      turn: 'Cal',
      discards: { Bea: ['lady-featherington'] },
      holds: { Bea: ['queen-charlotte'] },
    },
  },
} satisfies Scenario
