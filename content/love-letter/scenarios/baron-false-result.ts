import type { Scenario } from '../../types'

export default {
  title: 'Equal, with nothing equal left',
  shows: ['baron-false-result'],
  record: {
    ruleset: 'love-letter',
    players: ['Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Cal: ['baron', '?'], Dot: ['?'] },
      discards: {
        Cal: ['priest', 'guard', 'spy', 'baron', 'chancellor', 'handmaid'],
        Dot: ['guard', 'chancellor', 'priest', 'guard', 'prince', 'guard'],
      },
      faceUp: ['guard', 'guard', 'spy'],
      deck: 2,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'baron', target: 'Dot' },
      { type: 'compare', loser: null },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Late in the round five cards have not turned up: one each of the Handmaid (4), the Prince (5), the King (7), the Countess (8) and the Princess (9).',
    },
    {
      after: 1,
      says: 'Cal lays a Baron on Dot. They look at each other’s card; nobody else sees them.',
      ask: {
        question: 'What may they truthfully tell the table?',
        hint: 'Which answer would need two cards of one kind?',
        choices: [
          {
            says: 'That one of them is out: say Dot.',
            claim: { events: [{ type: 'compare', loser: 'Dot' }] },
            because: 'All unseen cards are different, so one of the two hands must be lower.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'That they are equal and nobody is out.',
            claim: { events: [{ type: 'compare', loser: null }] },
            breaks: 'wrong-comparison',
            because: 'A tie needs two equal cards, and every unseen card is the last of its kind.',
            ruling: 'wrong-comparison',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Cal and Dot say that they are equal. The open cards refute it: each of the five is the only one left. The referee asks the two to look again.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'wrong-comparison', suspects: [1] } },
} satisfies Scenario
