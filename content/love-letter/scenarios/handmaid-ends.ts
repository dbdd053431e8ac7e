import type { Scenario } from '../../types'

export default {
  title: 'When the Handmaid leaves',
  shows: ['handmaid-ends'],
  record: {
    ruleset: 'love-letter',
    players: ['Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Dot',
      hands: { Dot: ['priest', 'guard'], Eli: ['prince'], Fay: ['chancellor'] },
      discards: { Eli: ['handmaid'], Fay: ['spy'] },
      protected: ['Eli'],
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'priest', target: 'Fay' },
      { type: 'draw', player: 'Eli', card: 'guard' },
      { type: 'play', player: 'Eli', card: 'guard', target: 'Dot', guess: 'king' },
      { type: 'answer', player: 'Dot', holds: false },
      { type: 'draw', player: 'Fay', card: 'baron' },
      { type: 'play', player: 'Fay', card: 'baron', target: 'Eli' },
      { type: 'compare', loser: 'Eli' },
      { type: 'discard', player: 'Eli', card: 'prince' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Eli laid a Handmaid on his last turn and is protected. Dot is about to lay a Priest on Fay, and then it is Eli’s turn again.',
      ask: {
        question: 'How does Eli stand as his turn begins, before he draws?',
        hint: 'The Handmaid lasts until the start of his next turn.',
        choices: [
          {
            says: 'No longer protected.',
            claim: { state: { turn: 'Eli', protected: [], phase: 'draw' } },
            because: 'The protection ends with the very start of his turn.',
            ruling: 'protection',
          },
          {
            says: 'Still protected: the Handmaid lies before him.',
            claim: { state: { turn: 'Eli', protected: ['Eli'] } },
            because:
              'She stays on the table all round long, but her protection is over when his turn starts.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 1, says: 'Dot has looked at Fay’s hand. Eli’s turn begins, and his protection is over.' },
    { after: 5, says: 'Eli draws a Guard and asks Dot for the King, in vain. Then Fay draws a Baron.' },
    {
      after: 6,
      says: 'Fay lays the Baron on Eli. He points to his old Handmaid; but she has done her service, and the two compare: a Chancellor (6) against a Prince (5).',
    },
    { after: 8, says: 'Eli’s Prince is lower: he is out.' },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Dot',
      out: ['Eli'],
      protected: [],
      discards: { Eli: ['handmaid', 'guard', 'prince'] },
      deck: 12,
    },
  },
} satisfies Scenario
