import type { SeasonScenario } from '../../types'

export default {
  title: 'The wrong card for the last Ball',
  shows: ['jealousy-final-no-match', 'jealousy-token'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Marsh', 'Miss Thorne', 'Lady Finch', 'Mr Vale'],
    start: {
      ball: 8,
      tokens: { 'Lord Marsh': ['Ann'], 'Miss Thorne': ['Ann'] },
      engaged: { Cal: { prospect: 'Mr Vale', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 8, Bea: 5, Cal: 14 } },
      { type: 'dance', player: 'Cal', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Ann', prospect: 'Lord Marsh', token: 'Miss Thorne' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'The final Ball, at a table with the usual reading. Ann is single and has laid Jealousy, card 8: she dances with one prospect, and her token goes to another. Cal is done with his dance.',
    },
    {
      after: 3,
      says: 'Ann dances with Lord Marsh. The token, she says, goes to Miss Thorne. Each of them holds one of hers.',
      ask: {
        question: 'To whom is Ann engaged?',
        hint: 'Jealousy itself has a word to say about engagements.',
        choices: [
          {
            says: 'To Lord Marsh: he is single, and this is the final Ball.',
            claim: { state: { engaged: { Ann: { prospect: 'Lord Marsh', love: false } } } },
            because: 'Jealousy allows no engagement, and at this table the card is stronger than the Ball.',
            ruling: 'jealousy-final',
          },
          {
            says: 'To Miss Thorne: the token that comes to her makes it two.',
            claim: { state: { engaged: { Ann: { prospect: 'Miss Thorne', love: true } } } },
            because: 'Ann does not dance with her, and only a dance brings a proposal.',
            ruling: 'jealousy-final',
          },
          {
            says: 'To nobody. Her second token lies with Miss Thorne, and that is all.',
            claim: {
              state: { tokens: { 'Lord Marsh': ['Ann'], 'Miss Thorne': ['Ann', 'Ann'] }, supply: { Ann: 1 } },
            },
            because: 'A dance and a token elsewhere is all that Jealousy gives, in the last Ball too.',
            ruling: 'jealousy-final',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Ann is still single, and there is no ninth Ball. Jealousy is a card to be rid of before the eighth.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      ball: 8,
      turn: 'Bea',
      tokens: { 'Lord Marsh': ['Ann'], 'Miss Thorne': ['Ann', 'Ann'], 'Lady Finch': [] },
      supply: { Ann: 1, Bea: 4, Cal: 4 },
      engaged: { Cal: { prospect: 'Mr Vale', love: true } },
      dancing: { Ann: 'Lord Marsh', Cal: 'Lady Finch' },
    },
  },
} satisfies SeasonScenario
