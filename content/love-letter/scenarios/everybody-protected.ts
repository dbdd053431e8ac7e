import type { Scenario } from '../../types'

const guard = { type: 'play', player: 'Cal', card: 'guard' }

export default {
  title: 'Nobody to choose',
  shows: ['everybody-protected'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Bea: ['priest'], Cal: ['guard', 'king'], Dot: ['baron'] },
      discards: { Bea: ['handmaid'], Dot: ['handmaid'] },
      protected: ['Bea', 'Dot'],
      deck: 14,
    },
    events: [guard],
  },
  steps: [
    {
      after: 0,
      says: 'First Dot, then Bea laid a Handmaid: both are protected. Cal holds a Guard and the King, and wants to keep the King.',
      ask: {
        question: 'How does Cal play the Guard?',
        hint: 'It needs another player, and none can be chosen.',
        choices: [
          {
            says: 'On Bea with a guess, since somebody must be chosen.',
            claim: { events: [{ ...guard, target: 'Bea', guess: 'priest' }] },
            breaks: 'target-protected',
            because: 'Bea is protected. That nobody else is free does not change it.',
            ruling: 'target-protected',
          },
          {
            says: 'He lays it and names a card to the whole table.',
            claim: { events: [{ ...guard, guess: 'priest' }] },
            breaks: 'guess-not-allowed',
            because: 'A Guard without a player has nothing to ask: no card is named.',
            ruling: 'guess-not-allowed',
          },
          {
            says: 'He lays it, and nothing happens.',
            claim: { events: [guard] },
            because: 'When everybody else is protected, such a card is laid without effect.',
            ruling: 'protection',
          },
          {
            says: 'On himself.',
            claim: { events: [{ ...guard, target: 'Cal', guess: 'king' }] },
            breaks: 'target-self',
            because: 'A Guard is for another player. Only a Prince can turn to oneself.',
            ruling: 'target-self',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'The Guard lies before Cal and nothing happens. It is Dot’s turn now, so her protection ends.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Dot',
      protected: ['Bea'],
      out: [],
      discards: { Cal: ['guard'] },
      holds: { Cal: ['king'] },
    },
  },
} satisfies Scenario
