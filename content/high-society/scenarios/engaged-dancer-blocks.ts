import type { SeasonScenario } from '../../types'

export default {
  title: 'In the way on purpose',
  shows: ['engaged-dancer-blocks', 'prospect-taken'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Mr Vale', 'Lady Finch', 'Lord Hale', 'Miss Quill'],
    start: {
      ball: 5,
      tokens: { 'Mr Vale': ['Bea', 'Bea'], 'Lord Hale': ['Cal'] },
      engaged: { Ann: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 12, Cal: 7 } },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale', reveal: { arrows: -2, points: 2 } },
      { type: 'dance', player: 'Bea', prospect: 'Lord Hale' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Ann is engaged to Lady Finch. Bea’s pair lies with Mr Vale at the top, and she needs one dance with him. Ann’s card is higher, and she dances with Mr Vale.',
      ask: {
        question: 'What does her dance do?',
        hint: 'She has made her choice. What is left of a dance then?',
        choices: [
          {
            says: 'It sends one of Bea’s tokens home.',
            claim: { state: { tokens: { 'Mr Vale': ['Bea'] }, supply: { Bea: 3 } } },
            because: 'A token goes home to make room for another, and Ann has none to lay.',
            ruling: 'send-home',
          },
          {
            says: 'No token, but she may look and turn up a Trait.',
            claim: {
              state: {
                tokens: { 'Mr Vale': ['Bea', 'Bea'] },
                traits: { 'Mr Vale': [{ arrows: -2, points: 2 }] },
                dancing: { Ann: 'Mr Vale' },
              },
            },
            because: 'Engaged, she dances as before; only affection is behind her.',
            ruling: 'placing-is-not-a-choice',
          },
          {
            says: 'Nothing: she may dance with Lady Finch only.',
            claim: { state: { dancing: { Ann: 'Lady Finch' } } },
            because: 'A ring binds nobody on the dance floor. She may choose anyone who is free.',
            ruling: 'dancing-with-a-match',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann turns up two arrows down: Mr Vale is third, and her Lady Finch is at the top. It is Bea’s turn.',
      ask: {
        question: 'May Bea dance with Mr Vale now? She has two tokens there, Ann none.',
        hint: 'Is it tokens that keep a prospect busy?',
        choices: [
          {
            says: 'No: he dances. She takes another, say Lord Hale.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Lord Hale' }] },
            because: 'One dancer at his side is enough, with a token or without. Her proposal has to wait.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Yes: with her pair she comes before an engaged dancer.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Mr Vale' }] },
            breaks: 'prospect-taken',
            because: 'Tokens give no right to a dance. Whoever came first has him for this Ball.',
            ruling: 'prospect-taken',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea dances with Lord Hale and lays her third token. Ann has won herself a Ball, and a place on the ladder with it.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      ladder: ['Lady Finch', 'Lord Hale', 'Mr Vale', 'Miss Quill'],
      tokens: { 'Mr Vale': ['Bea', 'Bea'], 'Lord Hale': ['Bea', 'Cal'] },
      supply: { Ann: 4, Bea: 1, Cal: 3 },
      engaged: { Ann: { prospect: 'Lady Finch', love: true } },
      dancing: { Ann: 'Mr Vale', Bea: 'Lord Hale' },
      hidden: { 'Mr Vale': 1 },
    },
  },
} satisfies SeasonScenario
