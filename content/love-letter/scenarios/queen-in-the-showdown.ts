import type { Scenario } from '../../types'

export default {
  title: 'Queen Charlotte against Daphne',
  shows: ['queen-in-the-showdown', 'spy-shown-at-the-end'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['queen-charlotte'], Bea: ['daphne', 'colin'] },
      discards: {
        Ann: ['eloise', 'anthony', 'colin', 'lady-bridgerton', 'kate', 'lady-danbury'],
        Bea: ['anthony', 'duke', 'eloise', 'lady-featherington', 'lady-danbury', 'eloise'],
        Cal: ['daphne', 'eloise', 'kate', 'duke', 'eloise', 'penelope'],
      },
      out: ['Cal'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'colin' },
      { type: 'reveal', player: 'Ann', card: 'queen-charlotte' },
      { type: 'reveal', player: 'Bea', card: 'daphne' },
    ],
  },
  steps: [
    { after: 0, says: 'Cal is out. Bea has drawn the last card; she keeps Daphne, the 0.' },
    {
      after: 1,
      says: 'Bea plays Colin. The deck is empty, so she and Ann show their hands.',
      ask: {
        question: 'Ann shows Queen Charlotte, Bea shows Daphne. Who wins the round?',
        hint: 'Queen Charlotte stands above everybody at court. Does she have a number?',
        choices: [
          {
            says: 'Ann: a queen beats everything.',
            claim: { state: { roundWinners: ['Ann'] } },
            because: 'She has no number at all, so every number beats her.',
            ruling: 'queen-at-the-showdown',
          },
          {
            says: 'Both: neither of them is worth anything.',
            claim: { state: { roundWinners: ['Ann', 'Bea'] } },
            because: 'A 0 is still a number. That is more than Queen Charlotte has.',
            ruling: 'queen-at-the-showdown',
          },
          {
            says: 'Bea, with the 0.',
            claim: { state: { roundWinners: ['Bea'] } },
            because: 'In the showdown Queen Charlotte loses to every card, Daphne too.',
            ruling: 'queen-at-the-showdown',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea wins with the lowest number there is and gains one token. Her Daphne was shown, not played, so it earns nothing more.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      roundWinners: ['Bea'],
      bonus: null,
      tokens: { Ann: 0, Bea: 1, Cal: 0 },
      starters: ['Bea'],
    },
  },
} satisfies Scenario
