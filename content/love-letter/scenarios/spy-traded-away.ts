import type { Scenario } from '../../types'

export default {
  title: 'Daphne changes hands',
  shows: ['spy-traded-away'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea'],
    tokens: { Ann: 2, Bea: 1 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['daphne', 'lady-bridgerton'], Bea: ['duke'] },
      discards: { Ann: ['kate'], Bea: ['eloise'] },
      faceUp: ['eloise', 'kate', 'colin'],
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'lady-bridgerton', target: 'Bea' },
      { type: 'draw', player: 'Bea', card: 'eloise' },
      { type: 'play', player: 'Bea', card: 'eloise', target: 'Ann', guess: 'duke' },
      { type: 'answer', player: 'Ann', holds: true },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann holds Daphne (0) and Lady Bridgerton, with whom one trades hands. Bea holds the Duke.',
    },
    { after: 1, says: 'Ann lays Lady Bridgerton: Bea gets Daphne, Ann gets the Duke.' },
    {
      after: 3,
      says: 'Bea knows what she gave away. She draws Eloise, lays it and names the 3. Ann will be out, and Bea wins with Daphne still in hand.',
      ask: {
        question: 'Who gains the token of Daphne?',
        hint: 'Is there a Daphne lying face up before anybody?',
        choices: [
          {
            says: 'Ann, who gave it away.',
            claim: { state: { bonus: 'Ann' } },
            because: 'A card that is traded goes from hand to hand. Ann neither played nor discarded Daphne.',
            ruling: 'spy-token',
          },
          {
            says: 'Nobody.',
            claim: { state: { bonus: null, tokens: { Ann: 2, Bea: 2 } } },
            because: 'Daphne was traded and then kept: nobody has played or discarded it.',
            ruling: 'spy-token',
          },
          {
            says: 'Bea, who has it now.',
            claim: { state: { bonus: 'Bea', tokens: { Bea: 3 } } },
            because: 'Holding Daphne is not enough. It must have been played or discarded.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    { after: 4, says: 'Ann is out. Bea gains one token for the round; Daphne’s token is given to nobody.' },
  ],
  outcome: {
    fault: null,
    state: {
      roundWinners: ['Bea'],
      bonus: null,
      tokens: { Ann: 2, Bea: 2 },
      discards: { Ann: ['kate', 'lady-bridgerton', 'duke'] },
    },
  },
} satisfies Scenario
