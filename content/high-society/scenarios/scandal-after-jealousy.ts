import type { SeasonScenario } from '../../types'

export default {
  title: 'Nothing there to lose',
  shows: ['scandal-after-jealousy', 'jealousy-token', 'scandal'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Lady Finch', 'Miss Quill', 'Mr Vale'],
    cards: { 5: { name: 'The Queen is Bored', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: { ball: 3, tokens: { 'Mr Vale': ['Cal'], 'Lord Hale': ['Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 5, Bea: 3, Cal: 8 } },
      { type: 'dance', player: 'Cal', prospect: 'Lord Hale', token: 'Miss Quill' },
      { type: 'scandal', player: 'Ann', victim: 'Cal' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Cal has laid Jealousy, card 8: he dances with Lord Hale, and his token has gone to Miss Quill. An older token of his lies with Mr Vale.',
    },
    {
      after: 3,
      says: 'At this table card 5 is The Queen is Bored. Ann has it, and catches Cal with Lord Hale.',
      ask: {
        question: 'Which token goes home?',
        hint: 'Where was he caught, and what lies there?',
        choices: [
          {
            says: 'The one with Miss Quill: it came from this dance.',
            claim: { state: { tokens: { 'Miss Quill': [] } } },
            because: 'Caught he was with Lord Hale. What lies with others is out of reach.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'None: Cal has no token with Lord Hale.',
            claim: {
              state: {
                tokens: { 'Lord Hale': ['Bea'], 'Miss Quill': ['Cal'], 'Mr Vale': ['Cal'] },
                supply: { Cal: 2 },
              },
            },
            because: 'A scandal takes from the tile where the victim dances, and there is none of his.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'Bea’s, the only one with Lord Hale.',
            claim: { state: { tokens: { 'Lord Hale': [] }, supply: { Bea: 4 } } },
            because: 'Bea does not pay for Cal. Only the victim’s own tokens are at risk.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'Any of Cal’s, as Ann likes: the one with Mr Vale, say.',
            claim: { state: { tokens: { 'Mr Vale': [] } } },
            because: 'Ann chooses whom she catches, and with that everything is chosen.',
            ruling: 'token-lost-to-a-scandal',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Every token stays where it is. All that Ann has of it is a look at Lord Hale’s Traits. Bea is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      tokens: { 'Lord Hale': ['Bea'], 'Lady Finch': [], 'Miss Quill': ['Cal'], 'Mr Vale': ['Cal'] },
      supply: { Ann: 4, Bea: 3, Cal: 2 },
      dancing: { Cal: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
