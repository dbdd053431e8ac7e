import type { SeasonScenario } from '../../types'

const gossip = (player: string) => ({ type: 'gossip', player })

export default {
  title: 'The last to leave writes the column',
  shows: ['danbury-gossip-last-to-dance', 'danbury-order'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Quill', 'Lord Hale', 'Mr Ashby', 'Miss Thorne'],
    balls: [null, 'lady-danbury', null, null, null, null, null, null],
    rulings: { 'danbury-gossip': 'last-to-dance' },
    start: {
      ball: 2,
      discard: [1, 4, 18],
      tokens: { 'Lord Hale': ['Ann'], 'Mr Ashby': ['Bea'], 'Miss Quill': ['Cal'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 9, Bea: 19, Cal: 14 } },
      { type: 'dance', player: 'Ann', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Hale' },
      gossip('Bea'),
      { type: 'end-ball' },
      { type: 'ball' },
      { type: 'cards', played: { Ann: 11, Bea: 7, Cal: 20 } },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Lady Danbury’s Ball is the second of this season. Ann dances first with 9, then Cal with 14, then Bea with 19. This table plays the other reading: there the last to dance gossips.',
    },
    {
      after: 5,
      says: 'All three have danced, Bea last.',
      ask: {
        question: 'Who draws the Lady Whistledown card?',
        hint: 'Look at what this table has agreed.',
        choices: [
          {
            says: 'Ann, with the lowest number.',
            claim: { events: [gossip('Ann')] },
            breaks: 'wrong-gossip',
            because: 'That is the usual reading. This table has chosen the other one.',
            ruling: 'danbury-gossip',
          },
          {
            says: 'Bea, the last to dance.',
            claim: { events: [gossip('Bea')] },
            because:
              'In this reading the gossip is for whoever waited longest, and here that is the highest number.',
            ruling: 'danbury-gossip',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'Bea gossips, and the Ball ends. The next one is another host’s: Cal has laid 20, Ann 11 and Bea 7.',
      ask: {
        question: 'Who dances first now, and who will gossip?',
        hint: 'The reading speaks of Lady Danbury’s Ball alone.',
        choices: [
          {
            says: 'Cal dances first and Bea gossips.',
            claim: {
              events: [
                { type: 'dance', player: 'Cal', prospect: 'Lord Hale', sendHome: 'Ann' },
                { type: 'dance', player: 'Ann', prospect: 'Miss Thorne' },
                { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' },
                gossip('Bea'),
              ],
            },
            because: 'The highest number opens again, and the lowest gossips as everywhere.',
            ruling: 'who-gossips',
          },
          {
            says: 'Bea dances first and Cal gossips.',
            claim: {
              state: { order: ['Bea', 'Ann', 'Cal'], turn: 'Cal' },
            },
            because: 'Lady Danbury’s order ended with her Ball.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'From here on the season goes its usual way: high numbers dance early, and the lowest gossips.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      ball: 3,
      turn: 'Cal',
      order: ['Cal', 'Ann', 'Bea'],
      discard: [1, 4, 9, 14, 18, 19],
    },
  },
} satisfies SeasonScenario
