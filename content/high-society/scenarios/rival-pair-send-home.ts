import type { SeasonScenario } from '../../types'

export default {
  title: 'Between Bea and her proposal',
  shows: ['rival-pair-send-home'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Quill', 'Lord Hale', 'Mr Ashby', 'Lady Finch'],
    start: { ball: 3, tokens: { 'Lord Hale': ['Bea', 'Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 21, Bea: 17, Cal: 3 } },
      { type: 'dance', player: 'Ann', prospect: 'Lord Hale' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Both tokens with Lord Hale are Bea’s; one more dance and she is engaged. But Ann’s card is higher. She dances with him first.',
      ask: {
        question: 'This table plays the usual reading. What lies with Lord Hale now?',
        hint: 'It is a full tile like another: what makes room?',
        choices: [
          {
            says: 'Two tokens of Bea: her pair keeps its place.',
            claim: { state: { tokens: { 'Lord Hale': ['Bea', 'Bea'] } } },
            because: 'That is how tables play that lock such a tile. This one does not.',
            ruling: 'rival-pair',
          },
          {
            says: 'One token of Ann: the pair is parted and goes home.',
            claim: { state: { tokens: { 'Lord Hale': ['Ann'] } } },
            because: 'Room is needed for one token only, so only one makes way.',
            ruling: 'send-home',
          },
          {
            says: 'One of Ann and one of Bea.',
            claim: { state: { tokens: { 'Lord Hale': ['Ann', 'Bea'] } } },
            because: 'One of the pair goes home, as on any full tile, and Ann lays hers.',
            ruling: 'rival-pair',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea takes one token back. Nobody had to say whose it is: both were hers. For a proposal she needs a second token with him again, and then another dance.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      tokens: { 'Lord Hale': ['Ann', 'Bea'] },
      supply: { Ann: 3, Bea: 3, Cal: 4 },
      dancing: { Ann: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
