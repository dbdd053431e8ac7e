import type { Scenario } from '../../types'

export default {
  title: 'A Prince always finds somebody',
  shows: ['protected-target-prince'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'protected-target': 'no-effect' },
    start: {
      turn: 'Cal',
      hands: { Ann: ['king'], Bea: ['baron'], Cal: ['prince', 'princess'] },
      discards: { Ann: ['chancellor'], Bea: ['handmaid'] },
      protected: ['Bea'],
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'prince', target: 'Ann' },
      { type: 'discard', player: 'Ann', card: 'king' },
      { type: 'draw', player: 'Ann', card: 'spy' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'At this table a card may be spent on a protected player. Bea sits behind a Handmaid. Cal holds the Princess and a Prince, and would like the Prince to do nothing.',
      ask: {
        question: 'Which of these may Cal do?',
        hint: 'The reading is for cards that choose somebody else. A Prince can always choose its own player.',
        choices: [
          {
            says: 'Lay the Prince on Bea, without effect.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'prince', target: 'Bea' }] },
            breaks: 'target-protected',
            because: 'With either reading a Prince may not be spent on a protected player.',
            ruling: 'protected-target',
          },
          {
            says: 'Lay the Prince on Ann.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'prince', target: 'Ann' }] },
            because: 'Ann is not protected, so she can be chosen, and the Prince takes effect.',
            ruling: 'protected-target',
          },
          {
            says: 'Lay the Prince on nobody.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'prince' }] },
            breaks: 'target-missing',
            because: 'A Prince always has somebody: others who are free, or one’s own hand.',
            ruling: 'target-missing',
          },
        ],
      },
    },
    { after: 1, says: 'Cal plays the Prince on Ann.' },
    {
      after: 3,
      says: 'Ann discards the King, which trades nothing, and draws a new card. She is also next.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Ann',
      protected: ['Bea'],
      discards: { Ann: ['chancellor', 'king'] },
      holds: { Ann: ['spy'], Bea: ['baron'], Cal: ['princess'] },
    },
  },
} satisfies Scenario
