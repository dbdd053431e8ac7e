import type { SeasonScenario } from '../../types'

const eve = (prospect: string) => ({ type: 'dance', player: 'Eve', prospect })

export default {
  title: 'No sitting out',
  shows: ['must-dance', 'supply-empty'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Lord Marsh', 'Mr Ashby', 'Lady Finch', 'Miss Thorne'],
    cards: { 5: { text: 'No dance.', instead: [] }, 14: { text: 'A plain dance.' } },
    start: {
      ball: 6,
      discard: [1, 2, 4, 7, 8, 9, 10, 11, 12, 15, 17, 18, 21, 22, 24],
      tokens: { 'Lord Marsh': ['Eve', 'Eve'], 'Miss Thorne': ['Eve'], 'Mr Ashby': ['Eve', 'Fay'] },
      engaged: { Dan: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 19, Eve: 14, Fay: 5 } },
      { type: 'dance', player: 'Dan', prospect: 'Lord Marsh' },
      eve('Lady Finch'),
      { type: 'pass', player: 'Fay' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Eve has all her tokens out: two on Lord Marsh, one on Miss Thorne, one on Mr Ashby. She means to propose to Lord Marsh. Dan is engaged to Lady Finch and dances before her. Eve’s card 14 is a plain dance at this table.',
    },
    {
      after: 3,
      says: 'Dan dances with Lord Marsh and so keeps her from him. Eve wants everything to stay as it is until the next Ball.',
      ask: {
        question: 'How does she come through this turn without moving a token?',
        hint: 'Where is no token ever laid?',
        choices: [
          {
            says: 'She passes.',
            claim: { events: [{ type: 'pass', player: 'Eve' }] },
            breaks: 'must-act',
            because: 'Whoever can dance must, unless the card says otherwise. Here others are free.',
            ruling: 'must-act',
          },
          {
            says: 'She dances with Miss Thorne and leaves her tokens where they are.',
            claim: { events: [eve('Miss Thorne')] },
            breaks: 'move-from-missing',
            because:
              'That dance wants a token. With none at home one has to come from Lord Marsh or Mr Ashby.',
            ruling: 'move-from',
          },
          {
            says: 'She dances with Lady Finch, who is engaged to Dan.',
            claim: { events: [eve('Lady Finch')] },
            because: 'An engaged prospect takes no tokens, so this dance leaves everything where it is.',
            ruling: 'must-act',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve dances with Lady Finch. Her four tokens stay, and she may even look at Lady Finch’s Traits. Then comes Fay. Suppose her card 5 says that its player does not dance.',
      ask: {
        question: 'Fay would love to dance with Mr Ashby. May she?',
        hint: 'Cards say when something else holds.',
        choices: [
          {
            says: 'No, she passes.',
            claim: { events: [{ type: 'pass', player: 'Fay' }] },
            because: 'That is what “unless the card says otherwise” is about.',
            ruling: 'dance-not-allowed',
          },
          {
            says: 'Yes: everybody has a dance.',
            claim: { events: [{ type: 'dance', player: 'Fay', prospect: 'Mr Ashby', sendHome: 'Eve' }] },
            breaks: 'dance-not-allowed',
            because: 'Her card takes it from her. She chose the card.',
            ruling: 'dance-not-allowed',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Fay passes. Nobody has touched Eve’s tokens in this Ball. If Lord Marsh is free when her next turn comes, she will propose.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'gossip',
      turn: 'Fay',
      tokens: {
        'Lord Marsh': ['Eve', 'Eve'],
        'Miss Thorne': ['Eve'],
        'Mr Ashby': ['Eve', 'Fay'],
        'Lady Finch': [],
      },
      supply: { Eve: 0 },
      dancing: { Dan: 'Lord Marsh', Eve: 'Lady Finch' },
    },
  },
} satisfies SeasonScenario
