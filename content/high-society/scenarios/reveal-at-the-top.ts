import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lord Hale' }

export default {
  title: 'A rise with nowhere to go',
  shows: ['reveal-at-the-top'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Lady Finch'],
    start: { ball: 6, engaged: { Bea: { prospect: 'Lord Hale', love: true } } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 19, Bea: 14, Cal: 5 } },
      { ...dances, reveal: { arrows: 1, points: -1 } },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Bea is engaged to Lord Hale, who stands at the top. Ann dances with him, looks at his Traits and finds one with an arrow up and −1 point. She would love to show it.',
      ask: {
        question: 'May Ann turn it up, though he can rise no higher?',
        hint: 'A Trait has two sides to it: arrows for now, points for the end.',
        choices: [
          {
            says: 'No: a Trait that moves nobody stays face down.',
            claim: { state: { traits: { 'Lord Hale': [] }, hidden: { 'Lord Hale': 2 } } },
            because: 'She may turn up any one of his hidden Traits. The arrows are followed if they can be.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Yes, and it is told without the arrow, which did nothing.',
            claim: { events: [{ ...dances, reveal: { arrows: 0, points: -1 } }] },
            breaks: 'unknown-effect',
            because: 'A Trait is told as it is printed. What its arrows can do, the ladder shows.',
            ruling: 'unknown-name',
          },
          {
            says: 'Yes, and having no place above him he drops to second.',
            claim: { state: { ladder: ['Miss Quill', 'Lord Hale', 'Mr Ashby', 'Lady Finch'] } },
            because: 'An arrow up never takes anybody down. At the top it is simply without effect.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Yes: he stays at the top, and the −1 lies there for all to see.',
            claim: {
              state: {
                ladder: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Lady Finch'],
                traits: { 'Lord Hale': [{ arrows: 1, points: -1 }] },
              },
            },
            because: 'Showing it is worth it for the points alone: face up, they will count at the end.',
            ruling: 'ends-of-the-ladder',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Nobody moves. But when the season ends, whoever is engaged to Lord Hale has one point less, and that is Bea.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      ladder: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Lady Finch'],
      tokens: { 'Lord Hale': [] },
      supply: { Ann: 4 },
      engaged: { Bea: { prospect: 'Lord Hale', love: true } },
      traits: { 'Lord Hale': [{ arrows: 1, points: -1 }] },
      hidden: { 'Lord Hale': 1 },
    },
  },
} satisfies SeasonScenario
