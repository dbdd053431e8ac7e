import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lord Marsh' }

export default {
  title: 'No room for a third token',
  shows: ['full-tile'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'],
    start: { ball: 3, tokens: { 'Lord Marsh': ['Bea', 'Cal'], 'Mr Vale': ['Ann'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 22, Bea: 16, Cal: 12 } },
      { ...dances, sendHome: 'Cal' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'One token of Bea and one of Cal lie with Lord Marsh, and two is all that a tile holds. Ann, who goes first, dances with him.',
      ask: {
        question: 'What happens to the tokens?',
        hint: 'A dance brings a token. Something has to make room for it.',
        choices: [
          {
            says: 'Ann sends one home, say Cal’s, and lays her own.',
            claim: { events: [{ ...dances, sendHome: 'Cal' }] },
            because: 'The dancer says whose token goes back to its owner, then lays one in its place.',
            ruling: 'send-home',
          },
          {
            says: 'Ann lays hers beside the two.',
            claim: { events: [dances] },
            breaks: 'send-home-missing',
            because: 'There are never three tokens on a tile. She has to say whose goes home.',
            ruling: 'send-home',
          },
          {
            says: 'Nothing: a full tile takes no more tokens.',
            claim: { state: { tokens: { 'Lord Marsh': ['Bea', 'Cal'] } } },
            because: 'A dance with a single prospect lays a token, wanted or not, and room can be made.',
            ruling: 'placing-is-not-a-choice',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann hands Cal his token and lays one of hers. Bea’s stays. Cal has lost a token on the ladder, not in the game: he has all four at home.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      tokens: { 'Lady Finch': [], 'Lord Marsh': ['Ann', 'Bea'], 'Miss Thorne': [], 'Mr Vale': ['Ann'] },
      supply: { Ann: 2, Bea: 3, Cal: 4 },
      dancing: { Ann: 'Lord Marsh' },
    },
  },
} satisfies SeasonScenario
