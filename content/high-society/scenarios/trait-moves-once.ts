import type { SeasonScenario } from '../../types'

const bea = { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' }

export default {
  title: 'Old news moves nobody',
  shows: ['trait-moves-once'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Miss Thorne'],
    start: {
      ball: 3,
      discard: [3, 6, 10, 16, 20, 23],
      tokens: { 'Mr Ashby': ['Bea'], 'Lord Hale': ['Cal'] },
      traits: { 'Mr Ashby': [{ arrows: 2, points: -1, slot: 1 }] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 7, Bea: 19, Cal: 13 } },
      bea,
      { type: 'dance', player: 'Cal', prospect: 'Lord Hale' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'A Trait of Mr Ashby was turned up in an earlier Ball: two arrows up, a point less. He rose by it then, and has been passed by others since. He is third now, and Bea is about to dance with him.',
      ask: {
        question: 'How can Bea bring him up the ladder?',
        hint: 'A Trait has its effect when it is turned from face down to face up.',
        choices: [
          {
            says: 'Turn up his other Trait, if it has arrows up.',
            claim: { events: [{ ...bea, reveal: { arrows: 1, points: -1, slot: 2 } }] },
            because: 'The second one still lies face down. Its own arrows will move him, once.',
            ruling: 'trait-stays-up',
          },
          {
            says: 'Use the two arrows that lie there already.',
            claim: { events: [{ ...bea, reveal: { arrows: 2, points: -1, slot: 1 } }] },
            breaks: 'trait-not-hidden',
            because: 'That Trait was turned up before. It stays face up and moves him no more.',
            ruling: 'trait-not-hidden',
          },
          {
            says: 'Dance with him; he rises again by himself.',
            claim: { state: { ladder: ['Mr Ashby', 'Lord Hale', 'Miss Quill', 'Miss Thorne'] } },
            because: 'A dance moves nobody. Arrows count in the moment when they are turned up.',
            ruling: 'trait-stays-up',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea looks at the other Trait, dislikes it and leaves it face down. Mr Ashby stays third, and she has two tokens on him.',
    },
    {
      after: 4,
      says: 'Cal dances with Lord Hale. The open Trait of Mr Ashby lies there for one purpose only: a point less for whoever is engaged to him at the end.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Ann',
      ladder: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Miss Thorne'],
      traits: { 'Mr Ashby': [{ arrows: 2, points: -1 }] },
      hidden: { 'Mr Ashby': 1 },
      tokens: { 'Mr Ashby': ['Bea', 'Bea'], 'Lord Hale': ['Cal', 'Cal'] },
    },
  },
} satisfies SeasonScenario
