import type { Scenario } from '../../types'

export default {
  title: 'Thirteen tokens in the bag',
  shows: ['tokens-run-out', 'spy-and-the-round'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay'],
    tokens: { Ann: 2, Bea: 2, Cal: 2, Dot: 2, Eli: 2, Fay: 2 },
    start: {
      turn: 'Fay',
      hands: { Ann: ['lady-bridgerton'], Fay: ['eloise', 'lady-danbury'] },
      discards: {
        Ann: ['eloise', 'eloise'],
        Bea: ['kate'],
        Cal: ['eloise', 'anthony'],
        Dot: ['duke'],
        Eli: ['kate', 'duke', 'colin'],
        Fay: ['daphne'],
      },
      out: ['Bea', 'Cal', 'Dot', 'Eli'],
      deck: 8,
    },
    events: [
      { type: 'play', player: 'Fay', card: 'eloise', target: 'Ann', guess: 'lady-bridgerton' },
      { type: 'answer', player: 'Ann', holds: true },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Six players, each with two tokens: twelve of the thirteen are given, one is left. Three win the game. Fay has laid Daphne.',
    },
    {
      after: 1,
      says: 'Fay plays Eloise on Ann and says “seven”. Ann holds Lady Bridgerton and must say yes: Fay is the last one left.',
      ask: {
        question: 'How many tokens does Fay have then?',
        hint: 'The number of tokens in the box is no rule of the game.',
        choices: [
          {
            says: 'Three: only one token is left to take.',
            claim: { state: { tokens: { Fay: 3 } } },
            because: 'What she has earned is hers. Mark the missing one with a coin.',
            ruling: 'tokens-run-out',
          },
          {
            says: 'Four: one for the round and one for Daphne.',
            claim: { state: { tokens: { Fay: 4 } } },
            because: 'Both count. A token that is not in the box is marked in another way.',
            ruling: 'tokens-run-out',
          },
          {
            says: 'Three, because one round never gives more than one token.',
            claim: { state: { bonus: null, tokens: { Fay: 3 } } },
            because: 'The winner of the round can gain the token of the 0 as well.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Fay wins the round and the game, with four tokens. The box can fall short only in the round that ends the game, so nothing is ever lost.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      roundWinners: ['Fay'],
      bonus: 'Fay',
      tokens: { Ann: 2, Bea: 2, Cal: 2, Dot: 2, Eli: 2, Fay: 4 },
      gameWinners: ['Fay'],
    },
  },
} satisfies Scenario
