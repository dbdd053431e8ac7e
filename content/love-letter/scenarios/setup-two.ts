import type { Scenario } from '../../types'

const dealt = {
  type: 'deal',
  starter: 'Bea',
  faceUp: ['guard', 'priest', 'prince'],
  hands: { Ann: 'handmaid', Bea: 'guard' },
  setAside: 'countess',
  deck: [
    'baron',
    'guard',
    'spy',
    'chancellor',
    'guard',
    'king',
    'priest',
    'guard',
    'baron',
    'prince',
    'spy',
    'handmaid',
    'chancellor',
    'guard',
    'princess',
  ],
}

export default {
  title: 'The deal for two',
  shows: ['setup-two'],
  record: { ruleset: 'love-letter', players: ['Ann', 'Bea'], events: [dealt] },
  steps: [
    {
      after: 0,
      says: 'Ann and Bea shuffle all 21 cards. The top card goes aside face down; neither of them looks at it.',
      ask: {
        question: 'What else is set aside when only two play?',
        hint: 'With two hands, much of the deck would stay a secret. Something is shown to make up for it.',
        choices: [
          {
            says: 'Three more cards, face up.',
            claim: { events: [dealt] },
            because:
              'With two players three cards lie open beside the deck. They are not used in this round.',
            ruling: 'wrong-setup',
          },
          {
            says: 'Nothing more: each gets a card and they begin.',
            claim: { events: [{ type: 'deal', starter: 'Bea', faceUp: [] }] },
            breaks: 'wrong-setup',
            because: 'That is the deal for three players or more. For two, three cards are shown.',
            ruling: 'wrong-setup',
          },
          {
            says: 'One more card, face up.',
            claim: { events: [{ type: 'deal', starter: 'Bea', faceUp: ['guard'] }] },
            breaks: 'wrong-setup',
            because: 'One is too few: it is three open cards when two play.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'A Guard, a Priest and a Prince lie open beside the deck: nobody plays them, but both know where they are. One card each, and 15 are left to draw.',
    },
    { after: 1, says: 'Bea starts. With two players, six tokens win the game.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Bea',
      deck: 15,
      discards: { Ann: [], Bea: [] },
      holds: { Ann: ['handmaid'], Bea: ['guard'] },
    },
  },
} satisfies Scenario
