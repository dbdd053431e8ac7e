import type { SeasonScenario } from '../../types'

const dance = { type: 'dance', player: 'Dan', prospect: 'Lady Finch' }

export default {
  title: 'A dance with his own intended',
  shows: ['dance-with-ones-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Dan'],
    prospects: ['Mr Vale', 'Lord Marsh', 'Lady Finch', 'Miss Quill'],
    start: {
      ball: 6,
      discard: [1, 2, 4, 7, 8, 9, 11, 14, 15, 16, 17, 18, 19, 22, 24],
      tokens: { 'Mr Vale': ['Ann', 'Bea'], 'Lord Marsh': ['Bea'] },
      engaged: { Dan: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 12, Bea: 5, Dan: 21 } },
      { ...dance, reveal: { arrows: 2, points: 1 } },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Dan has been engaged to Lady Finch since the fourth Ball. He knows her Traits: one of them has two arrows up and is worth a point. He would like everybody to know it.',
      ask: {
        question: 'What can he do about it?',
        hint: 'He is engaged. Does that forbid him to dance with her?',
        choices: [
          {
            says: 'Dance with her and turn the Trait up, without a token.',
            claim: { events: [{ ...dance, reveal: { arrows: 2, points: 1 } }] },
            because: 'He may turn one up in any Ball but the one of his engagement.',
            ruling: 'dancing-with-a-match',
          },
          {
            says: 'Nothing: he has to dance with somebody else now.',
            claim: { state: { dancing: { Dan: 'Lord Marsh' } } },
            because: 'No rule keeps an engaged couple from dancing together.',
            ruling: 'dancing-with-a-match',
          },
          {
            says: 'Dance with her, lay a token and turn the Trait up.',
            claim: { state: { tokens: { 'Lady Finch': ['Dan'] } } },
            because: 'The engaged lay no tokens, and an engaged prospect takes none.',
            ruling: 'dancing-with-a-match',
          },
          {
            says: 'Dance with her and have only the point counted; she stays third.',
            claim: { events: [{ ...dance, reveal: { arrows: 0, points: 1 } }] },
            breaks: 'unknown-effect',
            because: 'Every Trait has arrows, and they are followed the moment it is turned up.',
            ruling: 'trait-stays-up',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Dan dances with Lady Finch and turns the Trait up. She rises two places to the top, and the point will be his at the end.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Ann',
      ladder: ['Lady Finch', 'Mr Vale', 'Lord Marsh', 'Miss Quill'],
      tokens: { 'Lady Finch': [] },
      supply: { Dan: 4 },
      engaged: { Dan: { prospect: 'Lady Finch', love: true } },
      traits: { 'Lady Finch': [{ arrows: 2, points: 1 }] },
      hidden: { 'Lady Finch': 1 },
      dancing: { Dan: 'Lady Finch' },
    },
  },
} satisfies SeasonScenario
