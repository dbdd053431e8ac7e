import type { Scenario } from '../../types'

export default {
  title: 'The table lets it stand',
  shows: ['let-stand'],
  record: {
    ruleset: 'love-letter',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Dot',
      hands: { Cal: ['?'], Dot: ['?', '?'], Eli: ['?'], Fay: ['?'] },
      discards: { Cal: ['guard', 'priest'], Dot: ['spy'], Eli: ['handmaid'], Fay: ['chancellor'] },
      protected: ['Eli'],
      deck: 10,
    },
    events: [{ type: 'play', player: 'Dot', card: 'king', target: 'Eli', ruled: true }],
  },
  steps: [
    { after: 0, says: 'Eli sits behind a Handmaid. All hands are hidden. It is Dot’s turn.' },
    {
      after: 0,
      says: 'Dot plays the King on Eli, and they have traded hands before anybody remembers the Handmaid. Both have seen the other’s card. The table decides to let it stand.',
      ask: {
        question: 'How does it go into the log?',
        hint: 'It was a mistake, and the table has decided about it. Both are true.',
        choices: [
          {
            says: 'As a proper move.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'king', target: 'Eli' }] },
            breaks: 'target-protected',
            because:
              'It was none: Eli could not be chosen. Without the table’s word the referee does not take it.',
            ruling: 'target-protected',
          },
          {
            says: 'As a King laid on nobody.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'king' }] },
            breaks: 'target-missing',
            because: 'Cal and Fay could have been chosen. And it would hide that the hands did change.',
            ruling: 'target-missing',
          },
          {
            says: 'As a move that the table let stand.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'king', target: 'Eli', ruled: true }] },
            because: 'No rulebook knows a penalty. The table’s decision is kept, and the trade counts.',
            ruling: 'mistakes',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'The hands stay traded, and the log remembers that it was let stand. The referee draws no conclusions from the play: Eli may now hold even the Countess. He is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'draw',
      turn: 'Eli',
      protected: [],
      out: [],
      discards: { Dot: ['spy', 'king'] },
      holds: {
        Eli: ['spy', 'guard', 'priest', 'baron', 'handmaid', 'prince', 'chancellor', 'countess', 'princess'],
      },
    },
  },
} satisfies Scenario
