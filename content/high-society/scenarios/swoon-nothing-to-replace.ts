import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Fay', prospect: 'Lady Finch' }

export default {
  title: 'A partner without a token',
  shows: ['swoon-nothing-to-replace', 'engaged-dancer-blocks'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Lady Finch', 'Mr Ashby', 'Lord Hale', 'Miss Quill'],
    start: {
      ball: 6,
      tokens: { 'Lady Finch': ['Dan'] },
      engaged: { Eve: { prospect: 'Mr Ashby', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 3, Eve: 20, Fay: 10 } },
      { type: 'dance', player: 'Eve', prospect: 'Lady Finch' },
      dances,
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Eve is engaged to Mr Ashby, but dances with Lady Finch to be in the way; the only token there is Dan’s. Fay has Swoon, card 10, and dances with Lady Finch too.',
      ask: {
        question: 'Whose token does Fay replace?',
        hint: 'Swoon speaks of those who dance there. Is Dan one of them?',
        choices: [
          {
            says: 'Nobody’s: she lays hers as in any dance.',
            claim: { state: { tokens: { 'Lady Finch': ['Dan', 'Fay'] } } },
            because: 'The dancer has none there, and the tile has room for one beside Dan’s.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Dan’s: it is the one that lies there.',
            claim: { events: [{ ...dances, replace: 'Dan' }] },
            breaks: 'replace-not-allowed',
            because: 'Dan does not dance with Lady Finch. Only a dancer’s token can be replaced.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Nobody’s, so she lays none.',
            claim: { state: { tokens: { 'Lady Finch': ['Dan'] } } },
            because: 'With nothing to replace Swoon is a dance like another, and a dance lays a token.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'A token of Dan and one of Fay lie with Lady Finch. Eve stood in everybody’s way but Fay’s. Dan is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Dan',
      tokens: { 'Lady Finch': ['Dan', 'Fay'], 'Mr Ashby': [] },
      supply: { Dan: 3, Eve: 4, Fay: 3 },
      dancing: { Eve: 'Lady Finch', Fay: 'Lady Finch' },
      engaged: { Eve: { prospect: 'Mr Ashby', love: true } },
    },
  },
} satisfies SeasonScenario
