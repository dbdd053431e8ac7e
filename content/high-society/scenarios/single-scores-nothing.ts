import type { SeasonScenario } from '../../types'

const counts = (more: Record<string, number>) => ({ type: 'score', scores: { Dan: 3, Eve: 1, ...more } })

export default {
  title: 'All that affection for nothing',
  shows: ['single-scores-nothing', 'jealousy-final-no-match'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Lady Finch', 'Lord Hale', 'Mr Ashby', 'Miss Quill'],
    start: {
      ball: 8,
      discard: [7, 14, 24],
      tokens: { 'Lady Finch': ['Fay', 'Fay'], 'Lord Hale': ['Fay'] },
      engaged: {
        Dan: { prospect: 'Mr Ashby', love: true },
        Eve: { prospect: 'Miss Quill', love: true },
      },
      traits: { 'Miss Quill': [{ arrows: -2, points: -1 }] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 17, Eve: 5, Fay: 8 } },
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Fay', prospect: 'Lady Finch', token: 'Lord Hale' },
      { type: 'dance', player: 'Eve', prospect: 'Miss Quill' },
      { type: 'gossip', player: 'Eve' },
      { type: 'end-ball' },
      counts({}),
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Dan and Eve are engaged. Fay is single, has two tokens on Lady Finch and one on Lord Hale, and both her cards were Jealousy: she has laid the 8, which engages nobody.',
    },
    {
      after: 4,
      says: 'Fay dances with Lady Finch. Two tokens of hers lie there, but Jealousy makes no Match of it. Her last token goes to Lord Hale: four tokens on the two highest prospects, and no ring.',
    },
    {
      after: 7,
      says: 'The season is over. Dan counts 2 for the place of Mr Ashby and 1 for love. Eve counts 1 for Miss Quill’s place, 1 for love, and loses 1 by her open Trait.',
      ask: {
        question: 'And Fay?',
        hint: 'A score is what a Match is worth.',
        choices: [
          {
            says: '4 points, one for each token.',
            claim: { events: [counts({ Fay: 4 })] },
            breaks: 'wrong-score',
            because: 'Tokens are worth nothing at the end. They are the way to a Match, no more.',
            ruling: 'wrong-score',
          },
          {
            says: '0 points.',
            claim: { events: [counts({ Fay: 0 })] },
            breaks: 'wrong-score',
            because: 'Nought would be the worth of a Match, and she has none to weigh against the others.',
            ruling: 'negative-wins',
          },
          {
            says: 'She has no score at all.',
            claim: { events: [counts({})] },
            because: 'Only Matches are compared. Whoever is single takes no part in the count.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Dan wins with 3, Eve has 1. Fay stood best with the two highest, and has nothing to count.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      tokens: { 'Lady Finch': ['Fay', 'Fay'], 'Lord Hale': ['Fay', 'Fay'] },
      supply: { Fay: 0 },
      scores: { Dan: 3, Eve: 1 },
      winners: ['Dan'],
    },
  },
} satisfies SeasonScenario
