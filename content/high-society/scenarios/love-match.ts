import type { SeasonScenario } from '../../types'

export default {
  title: 'A proposal',
  shows: ['love-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Mr Vale', 'Lord Marsh', 'Miss Thorne'],
    start: {
      ball: 4,
      tokens: { 'Mr Vale': ['Ann', 'Ann'], 'Lord Marsh': ['Ann'], 'Miss Thorne': ['Ann', 'Bea'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 17, Bea: 12, Cal: 20 } },
      { type: 'dance', player: 'Cal', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'All four tokens of Ann are out: two with Mr Vale, one with Lord Marsh, one with Miss Thorne. Cal dances with Lady Finch, so Mr Vale is free. Ann dances with him.',
      ask: {
        question: 'They are engaged. What becomes of her tokens?',
        hint: 'From now on the ring speaks for her.',
        choices: [
          {
            says: 'All four go home, from every tile.',
            claim: {
              state: {
                tokens: { 'Mr Vale': [], 'Lord Marsh': [], 'Miss Thorne': ['Bea'] },
                supply: { Ann: 4 },
              },
            },
            because: 'Ann needs no token any more, neither with Mr Vale nor with anybody else.',
            ruling: 'tokens-at-an-engagement',
          },
          {
            says: 'The two with Mr Vale stay under the ring; the others go home.',
            claim: {
              state: { tokens: { 'Mr Vale': ['Ann', 'Ann'], 'Lord Marsh': [], 'Miss Thorne': ['Bea'] } },
            },
            because: 'The ring takes their place. An engaged player has no token on any tile.',
            ruling: 'tokens-at-an-engagement',
          },
          {
            says: 'All stay: they keep Bea and Cal at a distance.',
            claim: {
              state: {
                tokens: { 'Mr Vale': ['Ann', 'Ann'], 'Lord Marsh': ['Ann'], 'Miss Thorne': ['Ann', 'Bea'] },
              },
            },
            because: 'She has made her choice, and must let go of the other prospects.',
            ruling: 'tokens-at-an-engagement',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'A Love Match: her token lies with Mr Vale, ring side up, and is worth a point at the end. Only Bea’s token is left with Miss Thorne.',
    },
    {
      after: 4,
      says: 'Ann will still dance in every Ball, but lays no more tokens; nobody lays one with Mr Vale. Bea is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      engaged: { Ann: { prospect: 'Mr Vale', love: true } },
      tokens: { 'Lady Finch': ['Cal'], 'Mr Vale': [], 'Lord Marsh': [], 'Miss Thorne': ['Bea'] },
      supply: { Ann: 4, Bea: 3, Cal: 3 },
      dancing: { Ann: 'Mr Vale', Cal: 'Lady Finch' },
    },
  },
} satisfies SeasonScenario
