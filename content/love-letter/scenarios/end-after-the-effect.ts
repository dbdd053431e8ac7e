import type { Scenario } from '../../types'

export default {
  title: 'The last card still counts',
  shows: ['end-after-the-effect'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Ann', 'Bea'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['eloise', 'kate'], Bea: ['penelope'] },
      discards: {
        Ann: ['eloise', 'duke', 'lady-danbury', 'kate'],
        Bea: ['colin', 'eloise', 'lady-bridgerton', 'eloise', 'lady-featherington'],
      },
      faceUp: ['eloise', 'duke', 'colin'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'eloise', target: 'Bea', guess: 'penelope' },
      { type: 'answer', player: 'Bea', holds: true },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann has drawn the last card. She holds Eloise and Kate, a 1 and a 2. Bea holds Penelope, the 9.',
    },
    {
      after: 1,
      says: 'Ann plays Eloise on Bea and says “nine”. Bea says: “The deck is empty. Show your hand.”',
      ask: {
        question: 'What comes first?',
        hint: 'When is the deck looked at?',
        choices: [
          {
            says: 'Both show their hands, and Penelope wins.',
            claim: {
              events: [
                { type: 'reveal', player: 'Bea', card: 'penelope' },
                { type: 'reveal', player: 'Ann', card: 'kate' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'The last turn is played to its end. Only then does the empty deck end the round.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Bea must answer yes.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: true }] },
            because: 'Eloise was played within the turn, so the question is answered before anything else.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Bea says no, since the round is over anyway.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: false }] },
            breaks: 'wrong-answer',
            because: 'The round is not over, and a no must be true.',
            ruling: 'wrong-answer',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea is out with Penelope. Ann is the only one left and wins with Kate, without any showdown.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      out: ['Bea'],
      deck: 0,
      roundWinners: ['Ann'],
      tokens: { Ann: 1, Bea: 0 },
      starters: ['Ann'],
    },
  },
} satisfies Scenario
