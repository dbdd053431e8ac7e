import type { SeasonScenario } from '../../types'

export default {
  title: 'No time for courtship',
  shows: ['plain-match', 'love-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Dan', 'Eve'],
    prospects: ['Miss Thorne', 'Lord Hale', 'Lady Finch', 'Mr Vale', 'Lord Marsh'],
    start: {
      ball: 8,
      discard: [2, 5, 6, 9, 10, 12, 13, 15, 17, 19, 20, 23],
      tokens: {
        'Miss Thorne': ['Ann', 'Dan'],
        'Lady Finch': ['Bea', 'Bea'],
        'Mr Vale': ['Ann', 'Bea'],
      },
      engaged: { Eve: { prospect: 'Lord Marsh', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 22, Bea: 16, Dan: 11, Eve: 3 } },
      { type: 'dance', player: 'Ann', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Dan', prospect: 'Lord Hale' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Ann has a token on Miss Thorne and one on Mr Vale, Bea two on Lady Finch, and Dan’s only token is on Miss Thorne. Ann dances first and chooses Miss Thorne.',
      ask: {
        question: 'What comes of Ann’s dance?',
        hint: 'Whoever is single and dances in this Ball is engaged. How does the ring lie?',
        choices: [
          {
            says: 'She lays her second token there and needs one more dance.',
            claim: { state: { tokens: { 'Miss Thorne': ['Ann', 'Ann'] } } },
            because: 'In the final Ball nobody waits for two tokens: the dance itself makes the Match.',
            ruling: 'plain-match',
          },
          {
            says: 'A Match, ring side down; her tokens and Dan’s go home.',
            claim: {
              state: {
                engaged: { Ann: { prospect: 'Miss Thorne', love: false } },
                tokens: { 'Miss Thorne': [] },
              },
            },
            because: 'With one token or none it is a Match without the point for love.',
            ruling: 'tokens-at-an-engagement',
          },
          {
            says: 'A Match, ring side up.',
            claim: { state: { engaged: { Ann: { prospect: 'Miss Thorne', love: true } } } },
            because:
              'Ring side up is for two of one’s own tokens, lying there before the dance. Ann had one.',
            ruling: 'plain-match',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann is engaged to Miss Thorne, ring side down. Her token on Mr Vale goes home as well.',
      ask: {
        question: 'Bea dances with Lady Finch, where two of her tokens lie. And she?',
        hint: 'Two tokens, in the final Ball as ever.',
        choices: [
          {
            says: 'Ring side down: in the final Ball no Love Match can be made.',
            claim: { state: { engaged: { Bea: { prospect: 'Lady Finch', love: false } } } },
            because: 'With two tokens there it is a Love Match in any Ball.',
            ruling: 'plain-match',
          },
          {
            says: 'Ring side up: a Love Match.',
            claim: { state: { engaged: { Bea: { prospect: 'Lady Finch', love: true } } } },
            because: 'Bea has courted in time, and the eighth Ball honours it with the point for love.',
            ruling: 'third-dance',
          },
        ],
      },
    },
    { after: 4, says: 'Bea is engaged to Lady Finch, ring side up. Dan is next.' },
    {
      after: 5,
      says: 'Dan has no token on Lord Hale at all and dances with him: engaged, ring side down. None was needed.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Eve',
      engaged: {
        Ann: { prospect: 'Miss Thorne', love: false },
        Bea: { prospect: 'Lady Finch', love: true },
        Dan: { prospect: 'Lord Hale', love: false },
        Eve: { prospect: 'Lord Marsh', love: true },
      },
      tokens: { 'Miss Thorne': [], 'Lord Hale': [], 'Lady Finch': [], 'Mr Vale': [] },
      supply: { Ann: 4, Bea: 4, Dan: 4, Eve: 4 },
    },
  },
} satisfies SeasonScenario
