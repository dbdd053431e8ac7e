import type { Scenario } from '../../types'

export default {
  title: 'The Countess and the King',
  shows: ['countess-with-king'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['king', 'countess'], Bea: ['baron'], Cal: ['princess'] },
      discards: { Ann: ['guard'], Bea: ['priest'], Cal: ['spy'] },
      deck: 13,
    },
    events: [{ type: 'play', player: 'Ann', card: 'countess' }],
  },
  steps: [
    {
      after: 0,
      says: 'Ann held the King and has drawn the Countess. She would love to trade hands with Cal.',
      ask: {
        question: 'What may Ann play?',
        hint: 'The Countess does not like to sit beside a King or a Prince.',
        choices: [
          {
            says: 'The King, to trade hands with Cal.',
            claim: { events: [{ type: 'play', player: 'Ann', card: 'king', target: 'Cal' }] },
            breaks: 'must-play-countess',
            because: 'With a King beside her the Countess has to be laid, so the King must wait.',
            ruling: 'must-play-countess',
          },
          {
            says: 'Only the Countess.',
            claim: { events: [{ type: 'play', player: 'Ann', card: 'countess' }] },
            because: 'The King is her other card, and that leaves no choice: the Countess goes.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Ann lays the Countess, which does nothing. Nobody but Ann knows that she kept the King. Bea is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: { phase: 'draw', turn: 'Bea', discards: { Ann: ['guard', 'countess'] }, holds: { Ann: ['king'] } },
  },
} satisfies Scenario
