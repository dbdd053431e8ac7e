import type { SeasonScenario } from '../../types'

export default {
  title: 'The last card of the deck',
  shows: ['reshuffle-eager'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lady Finch', 'Mr Vale', 'Miss Thorne', 'Mr Ashby', 'Lord Marsh'],
    rulings: { reshuffle: 'eager' },
    start: {
      ball: 4,
      tokens: { 'Lady Finch': ['Ann', 'Ann'], 'Mr Vale': ['Bea', 'Cal'], 'Mr Ashby': ['Dan'] },
      discard: [2, 3, 5, 9, 11, 12, 14, 16, 19, 20, 22, 23],
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 21, Bea: 17, Cal: 13, Dan: 7 } },
      { type: 'dance', player: 'Ann', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Bea', prospect: 'Mr Vale', sendHome: 'Cal' },
      { type: 'dance', player: 'Cal', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby' },
      { type: 'gossip', player: 'Dan' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Four players before the fourth Ball: four cards are left in the deck, twelve lie in the discard. This table plays the usual reading: an empty deck is made anew at once.',
    },
    {
      after: 7,
      says: 'All have danced, and Dan has gossiped. The four cards of this Ball go to the discard, and then the four players draw the last four cards.',
      ask: {
        question: 'How do the piles lie then?',
        hint: 'The deck is empty. Does the table wait?',
        choices: [
          {
            says: 'Sixteen cards in the deck; no discard.',
            claim: { state: { deck: 16, discard: [] } },
            because:
              'As soon as the last card is drawn the whole discard is shuffled, the cards of this Ball among it.',
            ruling: 'reshuffle',
          },
          {
            says: 'No deck; sixteen cards in the discard.',
            claim: {
              state: { deck: 0, discard: [2, 3, 5, 7, 9, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 23] },
            },
            because: 'In this reading nobody waits for the next draw: the empty deck is made anew at once.',
            ruling: 'reshuffle',
          },
          {
            says: 'Twelve in the deck; the four cards of this Ball stay in the discard.',
            claim: { state: { deck: 12, discard: [7, 13, 17, 21] } },
            because: 'They were discarded before anybody drew, so they are shuffled in with the rest.',
            ruling: 'refill',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Sixteen cards lie face down, freshly shuffled. Nobody has drawn from them yet: the first to do so will be whoever lays the highest number in the fifth Ball.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'ball',
      ball: 5,
      hands: { Ann: 2, Bea: 2, Cal: 2, Dan: 2 },
      deck: 16,
      discard: [],
      tokens: {
        'Lady Finch': ['Ann', 'Ann'],
        'Mr Vale': ['Bea', 'Bea'],
        'Miss Thorne': ['Ann'],
        'Mr Ashby': ['Dan', 'Dan'],
        'Lord Marsh': ['Cal'],
      },
    },
  },
} satisfies SeasonScenario
