import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lord Hale', token: 'Miss Quill' }

export default {
  title: 'Two pairs and no proposal',
  shows: ['jealousy-on-a-full-pair'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Lady Finch', 'Mr Ashby'],
    start: { ball: 5, tokens: { 'Lord Hale': ['Ann', 'Ann'], 'Miss Quill': ['Ann', 'Ann'] } },
    events: [{ type: 'ball' }, { type: 'cards', played: { Ann: 8, Bea: 3, Cal: 5 } }, dances],
  },
  steps: [
    {
      after: 2,
      says: 'Ann has a pair with Lord Hale and a pair with Miss Quill. But the card before her is Jealousy, number 8.',
    },
    {
      after: 2,
      says: 'She dances with Lord Hale, and says that her token is to go to Miss Quill.',
      ask: {
        question: 'What does the dance change?',
        hint: 'Jealousy rules out an engagement, and a tile has a limit.',
        choices: [
          {
            says: 'Ann and Lord Hale are engaged: she danced with her pair.',
            claim: { state: { engaged: { Ann: { prospect: 'Lord Hale', love: true } } } },
            because: 'With any other card they would be. This one says that nobody gets engaged by it.',
            ruling: 'token-elsewhere',
          },
          {
            says: 'A token moves from Lord Hale to Miss Quill.',
            claim: { events: [{ ...dances, moveFrom: 'Lord Hale' }] },
            breaks: 'move-from-not-allowed',
            because: 'Two tokens with Miss Quill are all a tile holds, so none of Ann’s has to move.',
            ruling: 'move-from',
          },
          {
            says: 'Ann and Miss Quill are engaged: a third token there says it all.',
            claim: { state: { engaged: { Ann: { prospect: 'Miss Quill', love: true } } } },
            because: 'Neither with the partner nor with the other one does Jealousy make a Match.',
            ruling: 'token-elsewhere',
          },
          {
            says: 'Nothing: no ring, and no token more.',
            claim: {
              state: {
                tokens: { 'Lord Hale': ['Ann', 'Ann'], 'Miss Quill': ['Ann', 'Ann'] },
                dancing: { Ann: 'Lord Hale' },
              },
            },
            because: 'No engagement with this card, and no third token on a tile. Both pairs stay.',
            ruling: 'token-elsewhere',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Both pairs lie as before. Ann has looked at Lord Hale’s Traits and kept him from the others for a Ball, and that is something.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      tokens: { 'Lord Hale': ['Ann', 'Ann'], 'Miss Quill': ['Ann', 'Ann'], 'Lady Finch': [], 'Mr Ashby': [] },
      supply: { Ann: 0, Bea: 4, Cal: 4 },
      dancing: { Ann: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
