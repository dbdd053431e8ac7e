import type { SeasonScenario } from '../../types'

const takes = { do: 'CARDS', from: { hand: { choose: 'player', where: ['other'] } }, to: { hand: 'self' } }

export default {
  title: 'A deal with empty hands',
  shows: ['deal-with-no-card-left'],
  record: {
    ruleset: 'high-society',
    players: ['Bea', 'Cal', 'Dan'],
    prospects: ['Mr Ashby', 'Lady Finch', 'Lord Marsh', 'Miss Quill'],
    cards: { 21: { text: 'After the dance: take the card in somebody’s hand.', after: [takes] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Bea: 7, Cal: 15, Dan: 21 } },
      { type: 'dance', player: 'Dan', prospect: 'Lady Finch', choices: ['Cal'] },
      { type: 'dance', player: 'Cal', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Bea', prospect: 'Miss Quill' },
      { type: 'gossip', player: 'Bea' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Dan, Cal and Bea have laid 21, 15 and 7 and hold one card each. Suppose card 21 says: after the dance, take the card in somebody’s hand.',
    },
    {
      after: 3,
      says: 'Dan dances with Lady Finch and takes Cal’s card. Cal is next. He has laid 15, Make a Deal, and his hand is empty.',
    },
    {
      after: 4,
      says: 'Cal dances with Mr Ashby. Now card 15 wants his hand given to another player.',
      ask: {
        question: 'What does he hand over?',
        hint: 'Look at what he holds.',
        choices: [
          {
            says: 'Card 15 itself.',
            claim: { events: [{ type: 'give', player: 'Cal', to: 'Bea' }] },
            breaks: 'out-of-sequence',
            because: 'It has been laid. It lies on the table until the Ball ends and belongs to no hand.',
            ruling: 'make-a-deal',
          },
          {
            says: 'Nothing. Bea is next.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Miss Quill' }] },
            because: 'An empty hand gives nothing, and the Ball goes on.',
            ruling: 'make-a-deal',
          },
          {
            says: 'One of Dan’s two cards, which was his.',
            claim: { events: [{ type: 'give', player: 'Dan', to: 'Bea' }] },
            breaks: 'out-of-sequence',
            because: 'What Dan took is Dan’s. Only Cal’s own hand is given, and it is empty.',
            ruling: 'make-a-deal',
          },
        ],
      },
    },
    { after: 6, says: 'Bea dances with Miss Quill and gossips. Dan holds two cards, Bea one, Cal none.' },
    { after: 7, says: 'At the refill Dan draws none, Bea one and Cal two.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'ball',
      ball: 2,
      hands: { Bea: 2, Cal: 2, Dan: 2 },
      deck: 15,
      discard: [7, 15, 21],
      tokens: { 'Lady Finch': ['Dan'], 'Mr Ashby': ['Cal'], 'Miss Quill': ['Bea'] },
    },
  },
} satisfies SeasonScenario
