import type { SeasonScenario } from '../../types'

const gives = (to: string) => ({ type: 'give', player: 'Cal', to })

export default {
  title: 'A card for a friend',
  shows: ['deal-and-refill'],
  record: {
    ruleset: 'high-society',
    players: ['Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Lady Finch', 'Mr Ashby', 'Miss Quill', 'Lord Marsh', 'Mr Vale'],
    start: {
      ball: 2,
      discard: [1, 8, 11, 18],
      tokens: { 'Mr Ashby': ['Cal'], 'Lady Finch': ['Eve'], 'Mr Vale': ['Dan'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Bea: 3, Cal: 15, Dan: 20, Eve: 9 } },
      { type: 'dance', player: 'Dan', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Cal', prospect: 'Mr Ashby' },
      gives('Eve'),
      { type: 'dance', player: 'Eve', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Marsh' },
      { type: 'gossip', player: 'Bea' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Everybody has laid one card and holds one more. Dan has danced; Cal is next with card 15, Make a Deal.',
    },
    {
      after: 4,
      says: 'Cal dances with Mr Ashby. After the dance his card wants his hand given away: the one card he has left.',
      ask: {
        question: 'What may he do with it?',
        hint: 'The card is meant for somebody else.',
        choices: [
          {
            says: 'Give it to Eve.',
            claim: { events: [gives('Eve')] },
            because: 'Any other player will do, whether they have acted or not.',
            ruling: 'make-a-deal',
          },
          {
            says: 'Keep it, and give it to himself.',
            claim: { events: [gives('Cal')] },
            breaks: 'give-self',
            because: 'It has to go to another player.',
            ruling: 'make-a-deal',
          },
          {
            says: 'Put it on the discard.',
            claim: { events: [{ type: 'discard', player: 'Cal', count: 1 }] },
            breaks: 'out-of-sequence',
            because: 'Cards are dropped only from a hand above two. This one is handed over.',
            ruling: 'make-a-deal',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Eve takes Cal’s card and looks at it. Nobody else sees it.',
      ask: {
        question: 'Eve and Bea dance, and Bea gossips. Who will draw how many cards?',
        hint: 'Everybody draws up to two.',
        choices: [
          {
            says: 'Everybody one, as always.',
            claim: { state: { hands: { Bea: 1, Cal: 1, Dan: 1, Eve: 1 } } },
            because: 'Two hands have changed: Cal holds nothing and Eve already has two.',
            ruling: 'refill',
          },
          {
            says: 'Cal none, because he gave his away; the others one each.',
            claim: { state: { hands: { Bea: 1, Cal: 2, Dan: 1, Eve: 1 } } },
            because: 'A gift is no loss here: he fills up his hand like everybody.',
            ruling: 'make-a-deal',
          },
          {
            says: 'Cal two, Eve none, Bea and Dan one each.',
            claim: { state: { hands: { Bea: 1, Cal: 0, Dan: 1, Eve: 2 } } },
            because:
              'Cal gave away all he had, and Eve’s hand is full. Four cards are drawn, as in any Ball.',
            ruling: 'make-a-deal',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Now the hands are filled. Cal holds nothing, Eve two, Bea and Dan one each.',
    },
    {
      after: 9,
      says: 'Dan begins, for he laid the highest number: he draws one. Eve draws none, Bea one and Cal two.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'ball',
      ball: 3,
      hands: { Bea: 2, Cal: 2, Dan: 2, Eve: 2 },
      deck: 8,
      discard: [1, 3, 8, 9, 11, 15, 18, 20],
      tokens: {
        'Mr Ashby': ['Cal', 'Cal'],
        'Lady Finch': ['Eve', 'Eve'],
        'Miss Quill': ['Dan'],
        'Mr Vale': ['Dan'],
        'Lord Marsh': ['Bea'],
      },
    },
  },
} satisfies SeasonScenario
