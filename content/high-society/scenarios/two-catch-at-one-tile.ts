import type { SeasonScenario } from '../../types'

export default {
  title: 'Two witnesses',
  shows: ['two-catch-at-one-tile', 'scandal'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Miss Quill', 'Lord Hale', 'Mr Vale', 'Lady Finch'],
    cards: {
      9: { name: 'Revenge', instead: [{ do: 'SCANDAL' }] },
      16: { name: 'The Queen is Bored', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] },
    },
    start: { ball: 5, tokens: { 'Miss Quill': ['Dan'], 'Mr Vale': ['Dan'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 22, Eve: 16, Fay: 9 } },
      { type: 'dance', player: 'Dan', prospect: 'Miss Quill' },
      { type: 'scandal', player: 'Eve', victim: 'Dan' },
      { type: 'scandal', player: 'Fay', victim: 'Dan' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'At this table card 16 may catch somebody in a scandal, and card 9 has nothing but a scandal to it. Dan dances with Miss Quill and has his pair with her. Eve, with card 16, is about to catch him.',
      ask: {
        question: 'How many of his tokens stay with Miss Quill?',
        hint: 'How much does one scandal cost?',
        choices: [
          {
            says: 'One.',
            claim: { state: { tokens: { 'Miss Quill': ['Dan'] }, supply: { Dan: 2 } } },
            because: 'Each scandal takes one token, however many lie there.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'None: a scandal ruins it all.',
            claim: { state: { tokens: { 'Miss Quill': [] } } },
            because: 'Even a pair loses a single token at a time.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'Two: a pair cannot be parted by a scandal.',
            claim: { state: { tokens: { 'Miss Quill': ['Dan', 'Dan'] } } },
            because: 'A pair protects nobody. A Chaperone would have.',
            ruling: 'victim-protected',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve’s tile stands to the right of Miss Quill, and one token of Dan has gone home. Fay has card 9 and wants to catch him there too.',
      ask: {
        question: 'Has Dan not suffered enough?',
        hint: 'Is he still dancing? Does Eve’s tile keep anybody out?',
        choices: [
          {
            says: 'He has: nobody is caught twice in a Ball, so Fay dances, say with Lord Hale.',
            claim: { events: [{ type: 'dance', player: 'Fay', prospect: 'Lord Hale' }] },
            breaks: 'dance-not-allowed',
            because: 'Dan still dances and can be caught again. And with her card Fay cannot dance at all.',
            ruling: 'dance-not-allowed',
          },
          {
            says: 'He has, with Miss Quill: Fay takes his token with Mr Vale.',
            claim: { state: { tokens: { 'Mr Vale': [] } } },
            because: 'He dances with Miss Quill, so it is there that he is caught and there that he pays.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'No: his other token with Miss Quill goes home too.',
            claim: { state: { tokens: { 'Miss Quill': [], 'Mr Vale': ['Dan'] }, supply: { Dan: 3 } } },
            because: 'There is room for two witnesses, and each of them takes one token.',
            ruling: 'whom-one-may-catch',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Two tiles stand on the right, Dan’s alone on the left, and Miss Quill’s own tile is bare. All have acted; Fay, with the lowest card, will gossip.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'gossip',
      turn: 'Fay',
      tokens: { 'Miss Quill': [], 'Lord Hale': [], 'Mr Vale': ['Dan'], 'Lady Finch': [] },
      supply: { Dan: 3, Eve: 4, Fay: 4 },
      dancing: { Dan: 'Miss Quill' },
    },
  },
} satisfies SeasonScenario
