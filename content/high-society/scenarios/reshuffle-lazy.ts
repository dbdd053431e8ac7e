import type { SeasonScenario } from '../../types'

const nextBall = [{ type: 'ball' }, { type: 'cards', played: { Ann: 16, Bea: 7, Cal: 13, Dan: 17 } }]

export default {
  title: 'The same card two Balls running',
  shows: ['reshuffle-lazy'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Mr Ashby', 'Lord Marsh', 'Lady Finch', 'Miss Quill', 'Lord Hale'],
    rulings: { reshuffle: 'lazy' },
    start: {
      ball: 5,
      tokens: { 'Mr Ashby': ['Bea', 'Dan'], 'Miss Quill': ['Ann', 'Cal'], 'Lady Finch': ['Bea'] },
      discard: [1, 3, 4, 5, 6, 8, 10, 11, 12, 14, 15, 18, 19, 22, 23, 24],
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 17, Bea: 20, Cal: 9, Dan: 2 } },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Ann', prospect: 'Miss Quill', sendHome: 'Cal' },
      { type: 'dance', player: 'Cal', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby', sendHome: 'Bea' },
      { type: 'gossip', player: 'Dan' },
      { type: 'end-ball' },
      ...nextBall,
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Four players before the fifth Ball. The deck is empty and sixteen cards lie in the discard. This table plays the other reading: they stay there until somebody has to draw.',
    },
    {
      after: 7,
      says: 'Bea, Ann, Cal and Dan have laid 20, 17, 9 and 2 and danced; the gossip is done. The Ball is about to end, and everybody needs a card.',
      ask: {
        question: 'Ann’s 17 is discarded now. Can somebody lay it in the very next Ball?',
        hint: 'What is done first at the end of a Ball: discarding or drawing?',
        choices: [
          {
            says: 'No: the four cards of this Ball stay in the discard for now.',
            claim: { state: { deck: 12, discard: [2, 9, 17, 20] } },
            because:
              'They lie in the discard before the first card is drawn, so they are shuffled with the rest.',
            ruling: 'reshuffle',
          },
          {
            says: 'No: without a deck nobody draws, and all play on with one card.',
            claim: { state: { hands: { Ann: 1, Bea: 1, Cal: 1, Dan: 1 }, deck: 0 } },
            because: 'An empty deck is no end: the discard takes its place.',
            ruling: 'reshuffle',
          },
          {
            says: 'Yes: it may be drawn again at once.',
            claim: { events: [{ type: 'end-ball' }, ...nextBall] },
            because:
              'The laid cards are discarded, all twenty are shuffled, and then four are drawn. The 17 may be one of them.',
            ruling: 'reshuffle',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Twenty cards are shuffled and four drawn: sixteen are left in the deck, none in the discard.',
    },
    {
      after: 10,
      says: 'In the sixth Ball Dan turns up the 17 that Ann has just laid. With the usual reading the deck would have been made anew a Ball earlier, and the 17 would still lie in the discard.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      ball: 6,
      turn: 'Dan',
      order: ['Dan', 'Ann', 'Cal', 'Bea'],
      deck: 16,
      discard: [],
      tokens: {
        'Mr Ashby': ['Dan', 'Dan'],
        'Lady Finch': ['Bea', 'Bea'],
        'Miss Quill': ['Ann', 'Ann'],
        'Lord Marsh': ['Cal'],
      },
    },
  },
} satisfies SeasonScenario
