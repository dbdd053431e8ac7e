import type { SeasonScenario } from '../../types'

export default {
  title: 'Not even at the last dance',
  shows: ['siblings-in-the-final-ball', 'siblings-family'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Mr Ashby', 'Lord Marsh', 'Lady Finch', 'Miss Thorne'],
    families: { Eve: 'featherington', 'Mr Ashby': 'featherington' },
    start: {
      ball: 8,
      tokens: { 'Lady Finch': ['Eve'] },
      engaged: {
        Dan: { prospect: 'Lord Marsh', love: true },
        Fay: { prospect: 'Miss Thorne', love: true },
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 21, Eve: 12, Fay: 7 } },
      { type: 'dance', player: 'Dan', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Eve', prospect: 'Mr Ashby' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Only Eve is single, with a token with Lady Finch. Mr Ashby, at the top, is a Featherington like her. Dan, who is engaged, goes first.',
    },
    {
      after: 3,
      says: 'Dan dances with Lady Finch. Mr Ashby is the only single prospect left, and Eve dances with him.',
      ask: {
        question: 'Any dance with a single prospect makes a Match in this Ball. Does this one?',
        hint: 'If it did, her token with Lady Finch would go home.',
        choices: [
          {
            says: 'Yes, a plain one: she has no token with him.',
            claim: { state: { engaged: { Eve: { prospect: 'Mr Ashby', love: false } } } },
            because: 'None is needed in the final Ball, but a brother is no Match with any number of tokens.',
            ruling: 'siblings',
          },
          {
            says: 'No: she dances, and stays single.',
            claim: {
              state: {
                dancing: { Eve: 'Mr Ashby' },
                tokens: { 'Mr Ashby': [], 'Lady Finch': ['Eve'] },
                supply: { Eve: 3 },
              },
            },
            because: 'Brother and sister never marry, and the last Ball makes no exception.',
            ruling: 'siblings',
          },
          {
            says: 'No, but she lays a token with him instead.',
            claim: { state: { tokens: { 'Mr Ashby': ['Eve'] }, supply: { Eve: 2 } } },
            because: 'A token with a brother is as impossible as a ring.',
            ruling: 'siblings',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve stays single, and without a Match she will have no score. Fay has still to dance.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      ball: 8,
      turn: 'Fay',
      tokens: { 'Mr Ashby': [], 'Lady Finch': ['Eve'] },
      supply: { Dan: 4, Eve: 3, Fay: 4 },
      engaged: {
        Dan: { prospect: 'Lord Marsh', love: true },
        Fay: { prospect: 'Miss Thorne', love: true },
      },
      dancing: { Dan: 'Lady Finch', Eve: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
