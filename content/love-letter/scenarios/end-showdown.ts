import type { Scenario } from '../../types'

export default {
  title: 'The highest hand wins',
  shows: ['end-showdown'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['king'], Bea: ['handmaid'], Cal: ['guard', 'prince'] },
      discards: {
        Ann: ['guard', 'baron', 'guard', 'priest'],
        Bea: ['handmaid', 'guard', 'prince', 'countess'],
        Cal: ['guard', 'baron', 'priest'],
      },
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'guard', target: 'Ann', guess: 'princess' },
      { type: 'answer', player: 'Ann', holds: false },
      { type: 'reveal', player: 'Ann', card: 'king' },
      { type: 'reveal', player: 'Bea', card: 'handmaid' },
      { type: 'reveal', player: 'Cal', card: 'prince' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Cal has drawn the last card. The Princess has not been seen: she must be the card set aside.',
    },
    { after: 2, says: 'Cal plays a Guard on Ann and says “Princess”. Ann says no.' },
    {
      after: 2,
      says: 'The deck is empty and three players are in. All show: Ann the King (7), Bea a Handmaid (4), Cal a Prince (5).',
      ask: {
        question: 'Who wins the round?',
        hint: 'Compare what is in the hands.',
        choices: [
          {
            says: 'Bea: the Countess (8) before her is the highest card on the table.',
            claim: { state: { roundWinners: ['Bea'] } },
            because: 'Cards laid before a player do not count any more. Only the hands are compared.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Ann, with the King.',
            claim: { state: { roundWinners: ['Ann'] } },
            because: 'Seven is the highest hand.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Cal, who made the last move.',
            claim: { state: { roundWinners: ['Cal'] } },
            because: 'Whoever moves last gains nothing by it.',
            ruling: 'when-the-deck-is-empty',
          },
        ],
      },
    },
    { after: 5, says: 'Ann wins the round, gains one token and starts the next.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      deck: 0,
      roundWinners: ['Ann'],
      bonus: null,
      tokens: { Ann: 1, Bea: 0, Cal: 0 },
      starters: ['Ann'],
    },
  },
} satisfies Scenario
