import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Bea', prospect: 'Mr Vale' }

export default {
  title: 'Dancing with one, thinking of another',
  shows: ['jealousy-token'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Lord Marsh', 'Mr Vale', 'Miss Thorne'],
    start: { ball: 2, tokens: { 'Mr Vale': ['Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 16, Bea: 4, Cal: 2 } },
      { type: 'dance', player: 'Ann', prospect: 'Lady Finch' },
      { ...dances, token: 'Lady Finch', reveal: { arrows: 1, points: 1 } },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Ann dances with Lady Finch and has laid a token there. Bea is next with Jealousy, card 4. She dances with Mr Vale, who holds one of her tokens.',
      ask: {
        question: 'Where may her token of this dance go?',
        hint: 'The card parts the token from the dance.',
        choices: [
          {
            says: 'To Mr Vale, with whom she dances: then she has two there.',
            claim: { events: [{ ...dances, token: 'Mr Vale' }] },
            breaks: 'token-not-allowed',
            because: 'Jealousy gives the token to another than the partner. With him it cannot be laid.',
            ruling: 'token-elsewhere',
          },
          {
            says: 'To Lady Finch, though Ann dances with her.',
            claim: { events: [{ ...dances, token: 'Lady Finch' }] },
            because: 'Any single prospect but her partner will do, and one who dances as well.',
            ruling: 'token-elsewhere',
          },
          {
            says: 'Nowhere: Bea would rather keep it.',
            claim: { events: [dances] },
            breaks: 'token-missing',
            because: 'The token is part of the card. She chooses where it goes, not whether.',
            ruling: 'token-elsewhere',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'The token goes to Lady Finch. Bea’s tile stands with Mr Vale all the same: it was his Traits she looked at, and his that she turned up. He rises to second.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      ladder: ['Lady Finch', 'Mr Vale', 'Lord Marsh', 'Miss Thorne'],
      tokens: { 'Lady Finch': ['Ann', 'Bea'], 'Mr Vale': ['Bea'], 'Lord Marsh': [] },
      supply: { Ann: 3, Bea: 2, Cal: 4 },
      traits: { 'Mr Vale': [{ arrows: 1, points: 1 }], 'Lady Finch': [] },
      hidden: { 'Mr Vale': 1, 'Lady Finch': 2 },
      dancing: { Ann: 'Lady Finch', Bea: 'Mr Vale' },
    },
  },
} satisfies SeasonScenario
