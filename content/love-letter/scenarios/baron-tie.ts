import type { Scenario } from '../../types'

export default {
  title: 'A tie with the Duke',
  shows: ['baron-tie'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Dot',
      hands: { Cal: ['eloise'], Dot: ['duke', 'kate'], Eli: ['kate'], Fay: ['lady-bridgerton'] },
      discards: { Cal: ['colin'] },
      protected: ['Cal'],
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'duke', target: 'Eli' },
      { type: 'compare', loser: null },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Dot holds the Duke (3) and Kate (2). She means the Duke for Eli and hopes that he has an Eloise.',
    },
    {
      after: 1,
      says: 'Dot and Eli compare their hands in secret. Both hold a Kate.',
      ask: {
        question: 'Equal cards: who goes out?',
        hint: 'The lower card goes out. Which one is lower?',
        choices: [
          {
            says: 'Dot, because she asked for it.',
            claim: { events: [{ type: 'compare', loser: 'Dot' }] },
            breaks: 'wrong-comparison',
            because: 'Whoever lays the Duke has no disadvantage; neither card is lower.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Nobody.',
            claim: { events: [{ type: 'compare', loser: null }] },
            because: 'Neither card is lower, so both stay in.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Eli, because a tie goes to whoever plays.',
            claim: { events: [{ type: 'compare', loser: 'Eli' }] },
            breaks: 'wrong-comparison',
            because: 'A tie goes to nobody: his card is not lower than Dot’s.',
            ruling: 'wrong-comparison',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Both stay in and lay nothing down. Now Dot and Eli know each other’s card, and the others know that the two are equal.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Eli',
      out: [],
      discards: { Dot: ['duke'], Eli: [] },
      holds: { Dot: ['kate'], Eli: ['kate'] },
    },
  },
} satisfies Scenario
