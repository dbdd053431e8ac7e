import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lady Finch' }

export default {
  title: 'All four are out',
  shows: ['supply-empty', 'full-tile'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Lord Hale', 'Miss Quill', 'Mr Ashby'],
    start: {
      ball: 5,
      tokens: {
        'Lady Finch': ['Bea', 'Cal'],
        'Lord Hale': ['Ann', 'Ann'],
        'Miss Quill': ['Ann'],
        'Mr Ashby': ['Ann'],
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 22, Bea: 13, Cal: 2 } },
      { ...dances, sendHome: 'Bea', moveFrom: 'Miss Quill' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Ann has four tokens, and all of them are out: two with Lord Hale, one with Miss Quill, one with Mr Ashby. Lady Finch is full: a token of Bea and one of Cal.',
    },
    {
      after: 2,
      says: 'Ann goes first and wants to dance with Lady Finch.',
      ask: {
        question: 'Where does the token for this dance come from?',
        hint: 'First room on the tile, then a token to lay on it.',
        choices: [
          {
            says: 'She sends one home, say Bea’s, and moves one of her own, say from Miss Quill.',
            claim: { events: [{ ...dances, sendHome: 'Bea', moveFrom: 'Miss Quill' }] },
            because: 'With none at home one comes from another tile, whichever of hers she likes.',
            ruling: 'move-from',
          },
          {
            says: 'From nowhere: she has none, so none is laid and none goes home.',
            claim: { events: [dances] },
            breaks: 'send-home-missing',
            because: 'Tokens on other tiles are tokens too. One will come here, and it needs room.',
            ruling: 'send-home',
          },
          {
            says: 'From nowhere, but she may send Bea’s home all the same.',
            claim: { events: [{ ...dances, sendHome: 'Bea' }] },
            breaks: 'move-from-missing',
            because: 'Room is made for a token, and she has to say which of her tiles it comes from.',
            ruling: 'move-from',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea takes her token back, and Ann’s moves from Miss Quill to Lady Finch. Still four of hers are out, but Miss Quill has none any more.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      tokens: {
        'Lady Finch': ['Ann', 'Cal'],
        'Lord Hale': ['Ann', 'Ann'],
        'Miss Quill': [],
        'Mr Ashby': ['Ann'],
      },
      supply: { Ann: 0, Bea: 4, Cal: 3 },
      dancing: { Ann: 'Lady Finch' },
    },
  },
} satisfies SeasonScenario
