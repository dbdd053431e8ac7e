import type { Scenario } from '../../types'

export default {
  title: 'Queen Charlotte, alone',
  shows: ['queen-alone'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea'],
    tokens: { Ann: 2, Bea: 3 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['eloise', 'queen-charlotte'], Bea: ['duke'] },
      discards: { Ann: ['kate'], Bea: ['eloise'] },
      faceUp: ['kate', 'eloise', 'anthony'],
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'eloise', target: 'Bea', guess: 'duke' },
      { type: 'answer', player: 'Bea', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'Two players. Ann holds Eloise and Queen Charlotte.' },
    {
      after: 1,
      says: 'Ann plays Eloise on Bea and says “three”. Bea holds the Duke.',
      ask: {
        question: 'Bea is out. How does the round end?',
        hint: 'With whom would Ann compare her card?',
        choices: [
          {
            says: 'Nobody wins: Queen Charlotte loses to everything.',
            claim: { state: { roundWinners: [] } },
            because: 'She loses against other cards. There is no other card left.',
            ruling: 'queen-at-the-showdown',
          },
          {
            says: 'It goes on until the deck is empty.',
            claim: { state: { phase: 'draw' } },
            because: 'One player left ends the round at once.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Ann wins, as the only one left.',
            claim: { state: { roundWinners: ['Ann'] } },
            because: 'Whoever is left alone wins, whatever they hold.',
            ruling: 'queen-at-the-showdown',
          },
        ],
      },
    },
    { after: 2, says: 'Ann wins the round. She need not even show Queen Charlotte.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      out: ['Bea'],
      roundWinners: ['Ann'],
      tokens: { Ann: 3, Bea: 3 },
      starters: ['Ann'],
    },
  },
} satisfies Scenario
