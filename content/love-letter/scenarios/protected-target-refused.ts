import type { Scenario } from '../../types'

export default {
  title: 'No hiding behind a Handmaid',
  shows: ['protected-target-refused', 'somebody-free'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    rulings: { 'protected-target': 'refused' },
    start: {
      turn: 'Dot',
      hands: { Ann: ['princess'], Bea: ['baron'], Cal: ['countess'], Dot: ['guard', 'king'] },
      discards: { Ann: ['priest'], Bea: ['spy'], Cal: ['handmaid'] },
      protected: ['Cal'],
      deck: 12,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'guard', target: 'Ann', guess: 'baron' },
      { type: 'answer', player: 'Ann', holds: false },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Cal sits behind a Handmaid. Dot must play something and would rather make no enemies.',
    },
    {
      after: 0,
      says: 'So Dot thinks of spending her Guard on Cal, where it can do no harm. This table plays the usual reading.',
      ask: {
        question: 'Which of these may Dot do?',
        hint: 'Ann and Bea can be chosen.',
        choices: [
          {
            says: 'A Guard on Cal, with any name: it does nothing.',
            claim: {
              events: [{ type: 'play', player: 'Dot', card: 'guard', target: 'Cal', guess: 'baron' }],
            },
            breaks: 'target-protected',
            because: 'Under a Handmaid a player cannot be chosen at all, not even in vain.',
            ruling: 'protected-target',
          },
          {
            says: 'A Guard on nobody.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'guard' }] },
            breaks: 'target-missing',
            because: 'Only when everybody else is protected is it laid on nobody. Ann and Bea are not.',
            ruling: 'target-missing',
          },
          {
            says: 'A Guard on Ann, calling “Baron”.',
            claim: {
              events: [{ type: 'play', player: 'Dot', card: 'guard', target: 'Ann', guess: 'baron' }],
            },
            because: 'Ann can be chosen. To name a card that she hardly holds is Dot’s own affair.',
            ruling: 'protected-target',
          },
        ],
      },
    },
    { after: 1, says: 'Dot lays the Guard, points at Ann and says “Baron”.' },
    { after: 2, says: 'Ann says no. Nobody is out, and Ann is next.' },
  ],
  outcome: {
    fault: null,
    state: { out: [], protected: ['Cal'], phase: 'draw', turn: 'Ann', discards: { Dot: ['guard'] } },
  },
} satisfies Scenario
