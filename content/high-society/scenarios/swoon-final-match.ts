import type { SeasonScenario } from '../../types'

export default {
  title: 'The last dance for two',
  shows: ['swoon-final-match', 'plain-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Quill', 'Lord Hale', 'Miss Thorne', 'Mr Vale'],
    start: {
      ball: 8,
      tokens: { 'Miss Quill': ['Cal'] },
      engaged: {
        Ann: { prospect: 'Lord Hale', love: true },
        Bea: { prospect: 'Mr Vale', love: false },
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 9, Bea: 21, Cal: 10 } },
      { type: 'dance', player: 'Bea', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Cal', prospect: 'Miss Quill' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'The final Ball. Only Cal is single. Bea, engaged, has taken the dance with Miss Quill, where Cal’s one token lies.',
    },
    {
      after: 3,
      says: 'Cal’s card is Swoon, number 10. This table plays the usual reading of Swoon in the final Ball. He dances with Miss Quill beside Bea.',
      ask: {
        question: 'Does that make a Match?',
        hint: 'Who decides whether a prospect is free for Swoon?',
        choices: [
          {
            says: 'Yes, a Match, ring side down.',
            claim: { state: { engaged: { Cal: { prospect: 'Miss Quill', love: false } } } },
            because: 'For Swoon she is as available as anybody, and with one token there it is no love.',
            ruling: 'swoon-final',
          },
          {
            says: 'Yes, a Love Match: Swoon adds the second token first.',
            claim: { state: { engaged: { Cal: { prospect: 'Miss Quill', love: true } } } },
            because: 'The Match is there before any token is laid. One of his lay there, and love needs two.',
            ruling: 'swoon-final',
          },
          {
            says: 'No: his second token comes to Miss Quill, no more.',
            claim: { state: { tokens: { 'Miss Quill': ['Cal', 'Cal'] } } },
            because: 'That is the other reading, for tables where an occupied prospect makes no Match.',
            ruling: 'swoon-final',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Cal is engaged to Miss Quill, at the top, and his token comes home. Bea’s block did not hold. Ann is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      ball: 8,
      turn: 'Ann',
      engaged: {
        Ann: { prospect: 'Lord Hale', love: true },
        Bea: { prospect: 'Mr Vale', love: false },
        Cal: { prospect: 'Miss Quill', love: false },
      },
      tokens: { 'Miss Quill': [], 'Miss Thorne': [] },
      supply: { Ann: 4, Bea: 4, Cal: 4 },
      dancing: { Bea: 'Miss Quill', Cal: 'Miss Quill' },
    },
  },
} satisfies SeasonScenario
