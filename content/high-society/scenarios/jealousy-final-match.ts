import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Eve', prospect: 'Mr Ashby' }

export default {
  title: 'Where the last Ball outweighs the card',
  shows: ['jealousy-final-match'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Miss Quill', 'Mr Ashby', 'Lord Hale', 'Lady Finch'],
    rulings: { 'jealousy-final': 'match' },
    start: {
      ball: 8,
      tokens: { 'Mr Ashby': ['Eve'], 'Miss Quill': ['Eve', 'Fay'] },
      engaged: { Dan: { prospect: 'Lady Finch', love: false } },
    },
    events: [{ type: 'ball' }, { type: 'cards', played: { Dan: 3, Eve: 4, Fay: 2 } }, dances],
  },
  steps: [
    {
      after: 2,
      says: 'This table has decided that in the final Ball every dance may bring a Match, with Jealousy too. Eve is single, has laid card 4 and dances with Mr Ashby, where one token of hers lies.',
      ask: {
        question: 'What may she report?',
        hint: 'A dance makes a Match or lays a token, never both.',
        choices: [
          {
            says: 'The dance alone: she and Mr Ashby are a Match.',
            claim: { events: [dances] },
            because: 'She is engaged to the one she dances with, ring side down, and needs no token more.',
            ruling: 'jealousy-final',
          },
          {
            says: 'The dance, and a token that goes to Miss Quill.',
            claim: { events: [{ ...dances, token: 'Miss Quill', sendHome: 'Fay' }] },
            breaks: 'token-not-allowed',
            because: 'The Match takes the place of the token. An engaged player lays none.',
            ruling: 'token-elsewhere',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'The table sees the Match and reaches for Eve’s ring token.',
      ask: {
        question: 'Which side up?',
        hint: 'How many of her tokens lie with Mr Ashby?',
        choices: [
          {
            says: 'Ring up: her token with him and the token of this dance make two.',
            claim: { state: { engaged: { Eve: { prospect: 'Mr Ashby', love: true } } } },
            because: 'This dance lays none. One token lies with him, and love takes two.',
            ruling: 'jealousy-final',
          },
          {
            says: 'Ring down: a Match without love.',
            claim: { state: { engaged: { Eve: { prospect: 'Mr Ashby', love: false } } } },
            because: 'None or one of her own with him makes a plain Match in the final Ball.',
            ruling: 'plain-match',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Eve is engaged to Mr Ashby, and her tokens come home from him and from Miss Quill. Dan is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      ball: 8,
      turn: 'Dan',
      tokens: { 'Miss Quill': ['Fay'], 'Mr Ashby': [], 'Lord Hale': [] },
      supply: { Dan: 4, Eve: 4, Fay: 3 },
      engaged: {
        Dan: { prospect: 'Lady Finch', love: false },
        Eve: { prospect: 'Mr Ashby', love: false },
      },
      dancing: { Eve: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
