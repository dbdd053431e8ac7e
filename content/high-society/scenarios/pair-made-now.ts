import type { SeasonScenario } from '../../types'

export default {
  title: 'Two tokens are not yet a yes',
  shows: ['pair-made-now', 'full-tile'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Mr Ashby', 'Lady Finch', 'Miss Thorne', 'Lord Hale'],
    start: { ball: 3, tokens: { 'Mr Ashby': ['Ann', 'Cal'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 23, Bea: 15, Cal: 9 } },
      {
        type: 'dance',
        player: 'Ann',
        prospect: 'Mr Ashby',
        sendHome: 'Cal',
        reveal: { arrows: -1, points: 1 },
      },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'With Mr Ashby lie one token of Ann and one of Cal. Ann dances with him, hands Cal his token and lays a second of her own.',
      ask: {
        question: 'Is Ann engaged now?',
        hint: 'What lay there when the dance began?',
        choices: [
          {
            says: 'Yes, for love: there are two of hers.',
            claim: { state: { engaged: { Ann: { prospect: 'Mr Ashby', love: true } } } },
            because: 'The two must lie there before she dances. One of them has only just come.',
            ruling: 'third-dance',
          },
          {
            says: 'No: she has her two tokens there, and needs one more dance.',
            claim: { state: { tokens: { 'Mr Ashby': ['Ann', 'Ann'] }, supply: { Ann: 2 } } },
            because:
              'This dance brought the second token. A dance with both lying there brings the proposal.',
            ruling: 'third-dance',
          },
          {
            says: 'Yes, but without love: the pair was made in a hurry.',
            claim: { state: { engaged: { Ann: { prospect: 'Mr Ashby', love: false } } } },
            because: 'A Match without the ring side up belongs to the final Ball. This is the third.',
            ruling: 'plain-match',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Not engaged, Ann may still turn up a Trait: an arrow down, and Mr Ashby is second.',
    },
    { after: 3, says: 'She has to wait for another Ball, and hope that nobody parts her pair before then.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      ladder: ['Lady Finch', 'Mr Ashby', 'Miss Thorne', 'Lord Hale'],
      tokens: { 'Mr Ashby': ['Ann', 'Ann'] },
      supply: { Ann: 2, Bea: 4, Cal: 4 },
      traits: { 'Mr Ashby': [{ arrows: -1, points: 1 }] },
      hidden: { 'Mr Ashby': 1 },
      dancing: { Ann: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
