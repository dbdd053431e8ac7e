import type { SeasonScenario } from '../../types'

const effects = [{ do: 'MOVE', who: { choose: 'prospect' }, by: -1 }]
const gossip = (player: string, ...choices: string[]) => ({ type: 'gossip', player, effects, choices })

export default {
  title: 'Bea has the last word',
  shows: ['gossip-lowest'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Miss Quill', 'Mr Ashby', 'Lord Hale', 'Lady Finch', 'Lord Marsh'],
    start: {
      ball: 4,
      discard: [1, 5, 6, 8, 9, 12, 13, 15, 16, 19, 20, 23],
      tokens: { 'Miss Quill': ['Cal'], 'Lord Hale': ['Bea'], 'Lord Marsh': ['Dan', 'Ann'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 11, Bea: 2, Cal: 22, Dan: 14 } },
      { type: 'dance', player: 'Cal', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Ann', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Hale' },
      gossip('Bea', 'Miss Quill'),
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Cal has laid 22, Dan 14, Ann 11 and Bea 2: they dance in that order.',
    },
    {
      after: 6,
      says: 'All four have danced. A Lady Whistledown card is drawn. Suppose it says: one prospect falls a place.',
      ask: {
        question: 'Who draws it and names the prospect?',
        hint: 'High cards dance early. What is the comfort of a low one?',
        choices: [
          {
            says: 'Cal, with 22.',
            claim: { events: [gossip('Cal', 'Lord Hale')] },
            breaks: 'wrong-gossip',
            because: 'The highest number has had its reward: the first dance.',
            ruling: 'who-gossips',
          },
          {
            says: 'Bea, with 2.',
            claim: { events: [gossip('Bea', 'Miss Quill')] },
            because: 'The lowest Dance card of the Ball draws, reads and decides.',
            ruling: 'who-gossips',
          },
          {
            says: 'Bea draws it, and then Ann, next to her, names the prospect.',
            claim: { events: [gossip('Ann', 'Mr Ashby')] },
            breaks: 'wrong-gossip',
            because: 'Drawing and deciding go together: both are Bea’s.',
            ruling: 'who-gossips',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Bea reads the card. Cal, who stands well with Miss Quill at the top, asks her to be kind and name nobody.',
      ask: {
        question: 'May Bea do that?',
        hint: 'The card says “falls”, not “may fall”.',
        choices: [
          {
            says: 'No. She names one, and it may be Miss Quill.',
            claim: { events: [gossip('Bea', 'Miss Quill')] },
            because: 'A choice that a card demands has to be made, among all that it allows.',
            ruling: 'choices',
          },
          {
            says: 'Yes, the decision is hers.',
            claim: { events: [gossip('Bea')] },
            breaks: 'choice-missing',
            because: 'She decides which prospect falls, not whether one does.',
            ruling: 'choices',
          },
          {
            says: 'She may, by naming somebody who is not on the ladder.',
            claim: { events: [gossip('Bea', 'Lord Vane')] },
            breaks: 'choice-not-allowed',
            because: 'Only a prospect of this season can be named.',
            ruling: 'choices',
          },
        ],
      },
    },
    {
      after: 7,
      says: 'Bea names Miss Quill. She falls one place, and Mr Ashby leads the ladder.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'end-ball',
      ladder: ['Mr Ashby', 'Miss Quill', 'Lord Hale', 'Lady Finch', 'Lord Marsh'],
      tokens: {
        'Miss Quill': ['Cal', 'Cal'],
        'Mr Ashby': ['Dan'],
        'Lord Hale': ['Bea', 'Bea'],
        'Lady Finch': ['Ann'],
        'Lord Marsh': ['Ann', 'Dan'],
      },
    },
  },
} satisfies SeasonScenario
