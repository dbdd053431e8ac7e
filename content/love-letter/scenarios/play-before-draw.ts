import type { Scenario } from '../../types'

export default {
  title: 'Too quick to draw',
  shows: ['play-before-draw'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['king'], Bea: ['guard'], Cal: ['priest'], Dot: ['baron'] },
      discards: { Ann: ['handmaid'] },
      protected: ['Ann'],
      deck: 10,
    },
    events: [{ type: 'play', player: 'Bea', card: 'guard', target: 'Cal', guess: 'priest' }],
  },
  steps: [
    {
      after: 0,
      says: 'It is Bea’s turn. She has one Guard in hand and knows already what she wants to do with it.',
      ask: {
        question: 'What does Bea do first?',
        hint: 'With how many cards in hand does one choose?',
        choices: [
          {
            says: 'She plays the Guard; she can draw afterwards.',
            claim: {
              events: [{ type: 'play', player: 'Bea', card: 'guard', target: 'Cal', guess: 'priest' }],
            },
            breaks: 'must-draw',
            because: 'A turn begins with a card from the deck. Only then is one of two played.',
            ruling: 'must-draw',
          },
          {
            says: 'She draws a card.',
            claim: { events: [{ type: 'draw', player: 'Bea' }] },
            because: 'First draw, then play: the new card might even force another play.',
            ruling: 'must-draw',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Bea lays the Guard at once. The referee asks her to draw first; with two cards in hand she may still play that Guard.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'must-draw', suspects: [] } },
} satisfies Scenario
