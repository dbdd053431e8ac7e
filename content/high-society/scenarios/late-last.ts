import type { SeasonScenario } from '../../types'

const withThorne = (player: string) => ({ type: 'dance', player, prospect: 'Miss Thorne' })

export default {
  title: 'Late, and proud of it',
  shows: ['late-last'],
  record: {
    ruleset: 'high-society',
    players: ['Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Lord Hale', 'Miss Thorne', 'Mr Ashby', 'Lord Marsh', 'Miss Quill'],
    start: {
      ball: 6,
      discard: [2, 5, 12, 19],
      tokens: { 'Miss Thorne': ['Eve', 'Eve'], 'Lord Hale': ['Bea'] },
    },
    events: [
      { type: 'ball', order: [{ do: 'ORDER', set: 'first', who: 'lowest' }] },
      { type: 'cards', played: { Bea: 16, Cal: 11, Dan: 7, Eve: 1 } },
      { type: 'dance', player: 'Bea', prospect: 'Lord Hale' },
      withThorne('Cal'),
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Eve', prospect: 'Lord Marsh' },
      { type: 'gossip', player: 'Eve' },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'Eve has two tokens on Miss Thorne and would be engaged by the next dance with her. Suppose the card of this Ball says that the lowest number dances first.',
    },
    {
      after: 2,
      says: 'The cards: Bea 16, Cal 11, Dan 7, Eve 1. Eve smiles: she has the lowest number.',
      ask: {
        question: 'Who dances first?',
        hint: 'What does card 1 say about itself?',
        choices: [
          {
            says: 'Eve, with the lowest number.',
            claim: { events: [withThorne('Eve')] },
            breaks: 'turn-order',
            because:
              'The host does call her first. But card 1 sends her to the end, and it has the last word.',
            ruling: 'first-and-last',
          },
          {
            says: 'Dan, the lowest number but one.',
            claim: { events: [withThorne('Dan')] },
            breaks: 'turn-order',
            because: 'The host’s rule is for the lowest number alone. It does not pass on to the next.',
            ruling: 'turn-order',
          },
          {
            says: 'Bea, with the highest number.',
            claim: { events: [withThorne('Bea')] },
            because: 'Eve comes last by her own card, and the others dance as usual, highest first.',
            ruling: 'first-and-last',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea dances with Lord Hale; then Cal with Miss Thorne, which costs Eve one of her tokens there.',
    },
    {
      after: 6,
      says: 'Dan dances, and Eve comes last of all. Miss Thorne is taken, so she dances with Lord Marsh.',
      ask: {
        question: 'Who gossips?',
        hint: 'Dancing last and gossiping are two things.',
        choices: [
          {
            says: 'Dan: Eve’s card is out of the order.',
            claim: { events: [{ type: 'gossip', player: 'Dan' }] },
            breaks: 'wrong-gossip',
            because: 'Her place in the dance is another matter. Her number is still the lowest.',
            ruling: 'who-gossips',
          },
          {
            says: 'Eve.',
            claim: { events: [{ type: 'gossip', player: 'Eve' }] },
            because: 'The lowest number gossips, and nothing is lower than 1.',
            ruling: 'who-gossips',
          },
        ],
      },
    },
    { after: 7, says: 'Eve draws the Lady Whistledown card: being late has its consolations.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'end-ball',
      order: ['Bea', 'Cal', 'Dan', 'Eve'],
      engaged: {},
      tokens: {
        'Lord Hale': ['Bea', 'Bea'],
        'Miss Thorne': ['Cal', 'Eve'],
        'Mr Ashby': ['Dan'],
        'Lord Marsh': ['Eve'],
      },
      supply: { Bea: 2, Cal: 3, Dan: 3, Eve: 2 },
    },
  },
} satisfies SeasonScenario
