import type { Scenario } from '../../types'

export default {
  title: 'Daphne’s extra token',
  shows: ['spy-token'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Bea: ['penelope'], Cal: ['colin', 'lady-danbury'], Dot: ['kate'] },
      discards: {
        Ann: ['eloise', 'eloise'],
        Bea: ['kate', 'eloise', 'duke', 'anthony', 'lady-featherington'],
        Cal: ['eloise', 'duke', 'anthony', 'lady-bridgerton', 'eloise'],
        Dot: ['daphne', 'colin', 'queen-charlotte', 'lady-danbury', 'eloise'],
      },
      out: ['Ann'],
      setAside: 'daphne',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'colin' },
      { type: 'reveal', player: 'Bea', card: 'penelope' },
      { type: 'reveal', player: 'Cal', card: 'lady-danbury' },
      { type: 'reveal', player: 'Dot', card: 'kate' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'The last card has been drawn; Cal plays the last turn. Dot laid a Daphne (0) early on. Nobody else has one before them.',
    },
    {
      after: 1,
      says: 'Cal lays Colin. The deck is empty, so Bea, Cal and Dot show their hands: Penelope (9), Lady Danbury (5) and Kate (2).',
      ask: {
        question: 'Who gains a token?',
        hint: 'Look at the hands first, then at who has a Daphne lying before them.',
        choices: [
          {
            says: 'Bea one, and Dot one.',
            claim: { state: { tokens: { Bea: 1, Cal: 0, Dot: 1 }, roundWinners: ['Bea'], bonus: 'Dot' } },
            because: 'Bea’s is for the highest hand, Dot’s for being the only one still in with a Daphne.',
            ruling: 'spy-token',
          },
          {
            says: 'Bea, and nobody else.',
            claim: { state: { tokens: { Bea: 1, Cal: 0, Dot: 0 }, bonus: null } },
            because: 'Bea wins the round, but Dot is the only one still in who has laid a Daphne.',
            ruling: 'spy-token',
          },
          {
            says: 'Dot, in place of Bea.',
            claim: { state: { tokens: { Bea: 0, Cal: 0, Dot: 1 } } },
            because: 'Daphne’s token comes on top. It takes nothing from whoever wins the round.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea wins the round with the 9 and gains a token. Dot gains Daphne’s token, though her hand was the lowest.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'deal', roundWinners: ['Bea'], bonus: 'Dot', tokens: { Ann: 0, Bea: 1, Cal: 0, Dot: 1 } },
  },
} satisfies Scenario
