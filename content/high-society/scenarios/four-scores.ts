import type { SeasonScenario } from '../../types'

const counts = (scores: Record<string, number>, winner: string) => ({ type: 'score', scores, winner })
const right = { Bea: 6, Cal: 8, Dan: 5, Eve: 4 }

export default {
  title: 'Four rings and their worth',
  shows: ['four-scores', 'only-revealed-points-count'],
  record: {
    ruleset: 'high-society',
    players: ['Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Lady Finch', 'Lord Hale', 'Mr Ashby', 'Miss Thorne', 'Mr Vale'],
    start: {
      ball: 8,
      discard: [2, 3, 5, 6, 10, 12, 13, 15, 16, 20, 22, 23],
      engaged: {
        Bea: { prospect: 'Lady Finch', love: true },
        Cal: { prospect: 'Mr Ashby', love: true },
        Dan: { prospect: 'Miss Thorne', love: true },
        Eve: { prospect: 'Lord Hale', love: true },
      },
      traits: {
        'Lady Finch': [
          { arrows: 2, points: 1 },
          { arrows: 1, points: -1 },
        ],
        'Lord Hale': [
          { arrows: -1, points: 1 },
          { arrows: 2, points: -2 },
        ],
        'Mr Ashby': [
          { arrows: -1, points: 2 },
          { arrows: -2, points: 2 },
        ],
        'Miss Thorne': [{ arrows: -1, points: 2 }],
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Bea: 19, Cal: 14, Dan: 9, Eve: 21 } },
      { type: 'dance', player: 'Eve', prospect: 'Mr Vale' },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Cal', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' },
      { type: 'gossip', player: 'Dan' },
      { type: 'end-ball' },
      counts(right, 'Cal'),
    ],
  },
  steps: [
    {
      after: 7,
      says: 'The last dance is over, and all four are engaged, ring side up. Counting begins with the lowest Match: Dan’s Miss Thorne, second from the bottom. One of her Traits is face up and worth 2; the other was never turned up.',
      ask: {
        question: 'What is Dan’s Match worth?',
        hint: 'Place, open Traits, love.',
        choices: [
          {
            says: '4',
            claim: { state: { scores: { Dan: 4 } } },
            because: 'That is her place and her Trait. The ring side up adds a point for love.',
            ruling: 'wrong-score',
          },
          {
            says: '4, plus whatever the hidden Trait shows when it is turned up now.',
            claim: { state: { hidden: { 'Miss Thorne': 0 } } },
            because: 'Nothing is turned up for the count. A Trait still face down is worth nothing.',
            ruling: 'wrong-score',
          },
          {
            says: '5',
            claim: { state: { scores: { Dan: 5 } } },
            because: '2 for her place, 2 for the open Trait, 1 for love.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Dan has 5. Next, upwards: Cal’s Mr Ashby is third from the bottom, with 2 and 2 face up. Eve’s Lord Hale is fourth, with 1 and −2. Bea’s Lady Finch stands at the top, with 1 and −1.',
      ask: {
        question: 'Who wins the season?',
        hint: 'Add for each: place, open Traits, and 1 for love.',
        choices: [
          {
            says: 'Cal, with 8.',
            claim: { events: [counts(right, 'Cal')] },
            because: '3 for the place, 4 for two fine Traits, 1 for love: nobody comes near it.',
            ruling: 'wrong-score',
          },
          {
            says: 'Bea, because Lady Finch stands highest.',
            claim: { events: [counts(right, 'Bea')] },
            breaks: 'wrong-score',
            because:
              'Her place gives 5, the Traits cancel out, love makes it 6. The place alone decides only ties.',
            ruling: 'wrong-score',
          },
          {
            says: 'Eve, with 6: the Trait of −2 has done its work by moving Lord Hale up.',
            claim: { events: [counts({ ...right, Eve: 6 }, 'Eve')] },
            breaks: 'wrong-score',
            because: 'The arrows have done theirs; the points count now. 4 + 1 − 2 + 1 makes 4.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'Cal 3 + 2 + 2 + 1 makes 8, Bea 5 + 1 − 1 + 1 makes 6, Dan 2 + 2 + 1 makes 5, Eve 4 + 1 − 2 + 1 makes 4. Cal wins from the middle of the ladder.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      hidden: { 'Miss Thorne': 1 },
      scores: { Bea: 6, Cal: 8, Dan: 5, Eve: 4 },
      winners: ['Cal'],
    },
  },
} satisfies SeasonScenario
