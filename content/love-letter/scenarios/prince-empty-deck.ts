import type { Scenario } from '../../types'

export default {
  title: 'When the deck has nothing left',
  shows: ['prince-empty-deck'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Eli'],
    tokens: { Bea: 1, Eli: 2 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['lady-danbury', 'duke'], Cal: ['lady-bridgerton'], Eli: ['anthony'] },
      discards: {
        Ann: ['daphne', 'eloise', 'colin', 'kate', 'anthony'],
        Bea: ['eloise', 'penelope'],
        Cal: ['eloise', 'daphne', 'lady-danbury', 'lady-featherington', 'kate'],
        Eli: ['colin', 'eloise', 'duke', 'queen-charlotte', 'eloise'],
      },
      out: ['Bea'],
      setAside: 'eloise',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'lady-danbury', target: 'Cal' },
      { type: 'discard', player: 'Cal', card: 'lady-bridgerton' },
      { type: 'draw', player: 'Cal', card: 'eloise' },
      { type: 'reveal', player: 'Ann', card: 'duke' },
      { type: 'reveal', player: 'Cal', card: 'eloise' },
      { type: 'reveal', player: 'Eli', card: 'anthony' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann has drawn the last card of the deck. She holds Lady Danbury and the Duke (3), and Cal looks very sure of himself.',
    },
    {
      after: 2,
      says: 'Ann lays Lady Danbury on Cal, and he discards Lady Bridgerton (7). There is nothing left in the deck.',
      ask: {
        question: 'Where does Cal’s new card come from?',
        hint: 'At the deal one card was put where nobody looked.',
        choices: [
          {
            says: 'He takes the card that was set aside face down.',
            claim: { events: [{ type: 'draw', player: 'Cal', card: 'eloise' }] },
            because: 'That is what the unseen card is for when the deck is empty.',
            ruling: 'prince-and-empty-deck',
          },
          {
            says: 'He gets none, and goes into the showdown without a card.',
            claim: { events: [{ type: 'reveal', player: 'Ann', card: 'duke' }] },
            breaks: 'out-of-sequence',
            because: 'Everybody still in has a hand. First Cal takes the card that was set aside.',
            ruling: 'prince-and-empty-deck',
          },
          {
            says: 'He takes back the card that he discarded.',
            claim: { events: [{ type: 'draw', player: 'Cal', card: 'lady-bridgerton' }] },
            breaks: 'impossible-card',
            because:
              'Lady Bridgerton stays face up before him. What is discarded does not come back in this round.',
            ruling: 'prince-and-empty-deck',
          },
        ],
      },
    },
    { after: 3, says: 'Cal takes the card set aside. It is an Eloise (1).' },
    {
      after: 6,
      says: 'Ann’s turn is over and the deck is empty, so all show their hands: 3, 1 and 6. Eli wins the round.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      deck: 0,
      out: ['Bea'],
      roundWinners: ['Eli'],
      bonus: null,
      tokens: { Ann: 0, Bea: 1, Cal: 0, Eli: 3 },
      discards: {
        Cal: ['eloise', 'daphne', 'lady-danbury', 'lady-featherington', 'kate', 'lady-bridgerton'],
      },
    },
  },
} satisfies Scenario
