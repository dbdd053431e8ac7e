import type { SeasonScenario } from '../../types'

export default {
  title: 'Four cards for five hands',
  shows: ['refill-order', 'reshuffle-eager'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Lord Hale', 'Miss Thorne', 'Mr Vale', 'Lord Marsh', 'Miss Quill', 'Lady Finch'],
    start: {
      ball: 3,
      tokens: { 'Lord Hale': ['Cal', 'Eve'], 'Mr Vale': ['Ann'], 'Lady Finch': ['Bea', 'Dan'] },
      discard: [2, 3, 5, 9, 11, 14, 16, 19, 22, 23],
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 12, Bea: 7, Cal: 21, Dan: 17, Eve: 13 } },
      { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Dan', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Eve', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Hale', sendHome: 'Eve' },
      { type: 'gossip', player: 'Bea' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Third Ball, five players: Cal 21, Dan 17, Eve 13, Ann 12, Bea 7. Ten cards lie in the discard, and only four are left in the deck.',
    },
    {
      after: 8,
      says: 'All have danced, and Bea has gossiped. Five cards go to the discard, and everybody needs one. Cal laid the highest number, so he draws first, and then clockwise: Dan, Eve, Ann, Bea.',
      ask: {
        question: 'Ann takes the last card of the deck. How does Bea get hers?',
        hint: 'The discard holds fifteen cards at that moment.',
        choices: [
          {
            says: 'All fifteen are shuffled; she draws from them, and fourteen are left.',
            claim: { state: { deck: 14, discard: [], hands: { Bea: 2 } } },
            because:
              'Four cards came from the old deck, and Bea, last in the round, draws the first of the new.',
            ruling: 'refill',
          },
          {
            says: 'She plays on with one card.',
            claim: { state: { hands: { Ann: 2, Bea: 1, Cal: 2, Dan: 2, Eve: 2 } } },
            because: 'A deck that runs out is made anew from the discard, even in the middle of a refill.',
            ruling: 'refill',
          },
          {
            says: 'The ten older cards are shuffled; she draws from them, and nine are left.',
            claim: { state: { deck: 9, discard: [7, 12, 13, 17, 21] } },
            because: 'The five cards of this Ball were discarded first, so they are shuffled in as well.',
            ruling: 'reshuffle',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'Bea’s new card is the only one from the fresh deck: it may even be her own 7. The deck holds fourteen. Had Bea laid the highest number, she would have drawn first and Ann last.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'ball',
      ball: 4,
      hands: { Ann: 2, Bea: 2, Cal: 2, Dan: 2, Eve: 2 },
      deck: 14,
      discard: [],
      tokens: {
        'Lord Hale': ['Bea', 'Cal'],
        'Miss Thorne': ['Cal'],
        'Mr Vale': ['Ann', 'Ann'],
        'Lord Marsh': ['Dan'],
        'Miss Quill': ['Eve'],
        'Lady Finch': ['Bea', 'Dan'],
      },
    },
  },
} satisfies SeasonScenario
