import type { SeasonScenario } from '../../types'

const gossip = (player: string) => ({ type: 'gossip', player })

export default {
  title: 'First on the floor, first with the news',
  shows: ['danbury-gossip-lowest-number', 'danbury-order'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lord Marsh', 'Miss Thorne', 'Mr Vale', 'Lady Finch', 'Mr Ashby'],
    balls: [null, null, 'lady-danbury', null, null, null, null, null],
    rulings: { 'danbury-gossip': 'lowest-number' },
    start: {
      ball: 3,
      discard: [1, 4, 8, 11, 12, 15, 18, 22],
      tokens: { 'Lord Marsh': ['Cal'], 'Miss Thorne': ['Ann'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 21, Bea: 13, Cal: 5, Dan: 2 } },
      { type: 'dance', player: 'Dan', prospect: 'Mr Vale' },
      { type: 'dance', player: 'Cal', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Ann', prospect: 'Miss Thorne' },
      gossip('Dan'),
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Lady Danbury’s Ball: the lowest number dances first, so it is Dan, Cal, Bea, Ann. Who gossips there is for each table to say, and this one plays the usual reading: the lowest number, as everywhere.',
    },
    {
      after: 6,
      says: 'All four have danced, Ann with 21 as the last. A Lady Whistledown card is to be drawn.',
      ask: {
        question: 'Who draws it?',
        hint: 'What counts in this reading: the number, or the place in the dance?',
        choices: [
          {
            says: 'Ann, who danced last.',
            claim: { events: [gossip('Ann')] },
            breaks: 'wrong-gossip',
            because:
              'Elsewhere the last dancer and the lowest number are usually the same person. Here they are not, and the number counts.',
            ruling: 'danbury-gossip',
          },
          {
            says: 'Nobody: the gossip is Lady Danbury’s, who is the host.',
            claim: { events: [gossip('Lady Danbury')] },
            breaks: 'unknown-player',
            because: 'A host has a rule, but no hands to draw with. One of the players does it.',
            ruling: 'who-gossips',
          },
          {
            says: 'Dan, with the lowest number.',
            claim: { events: [gossip('Dan')] },
            because: 'The lowest Dance card gossips in every Ball. That Dan danced first changes nothing.',
            ruling: 'danbury-gossip',
          },
        ],
      },
    },
    {
      after: 7,
      says: 'Dan draws the card and decides on it. So at Lady Danbury’s Ball a low number gives both: the first dance and the gossip.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'end-ball',
      order: ['Dan', 'Cal', 'Bea', 'Ann'],
      tokens: {
        'Mr Vale': ['Dan'],
        'Lord Marsh': ['Cal', 'Cal'],
        'Lady Finch': ['Bea'],
        'Miss Thorne': ['Ann', 'Ann'],
      },
    },
  },
} satisfies SeasonScenario
