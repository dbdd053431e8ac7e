import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lord Hale' }

export default {
  title: 'An empty dance floor',
  shows: ['scandal-nobody-to-catch', 'must-dance'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Quill', 'Mr Vale', 'Lord Hale', 'Lady Finch'],
    cards: { 23: { name: 'Revenge', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: { ball: 2, tokens: { 'Miss Quill': ['Bea'] } },
    events: [{ type: 'ball' }, { type: 'cards', played: { Ann: 23, Bea: 14, Cal: 6 } }, dances],
  },
  steps: [
    {
      after: 2,
      says: 'At this table card 23 is Revenge, and whoever lays it may catch somebody in a scandal. Ann has laid it for Bea, whose token lies with Miss Quill.',
    },
    {
      after: 2,
      says: 'But 23 is the highest number on the table, and Ann goes first.',
      ask: {
        question: 'What can she do with her turn?',
        hint: 'Who is dancing at this moment?',
        choices: [
          {
            says: 'Catch Bea, whose token is with Miss Quill.',
            claim: { events: [{ type: 'scandal', player: 'Ann', victim: 'Bea' }] },
            breaks: 'victim-not-dancing',
            because: 'One is caught at a dance, not at a token. Bea’s turn comes only after this one.',
            ruling: 'victim-not-dancing',
          },
          {
            says: 'Dance, as with any other card.',
            claim: { events: [dances] },
            because: 'Her card says “may”. With nobody to catch it is a card to dance with.',
            ruling: 'nobody-to-catch',
          },
          {
            says: 'Catch Dan, who looks on from the sofa.',
            claim: { events: [{ type: 'scandal', player: 'Ann', victim: 'Dan' }] },
            breaks: 'unknown-player',
            because: 'Dan does not play this season. A scandal is for those who do, and who dance.',
            ruling: 'unknown-name',
          },
          {
            says: 'Wait until somebody dances, and do nothing now.',
            claim: { events: [{ type: 'pass', player: 'Ann' }] },
            breaks: 'must-act',
            because: 'Her turn is now, and whoever can dance does. It does not come back later.',
            ruling: 'must-act',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann dances with Lord Hale instead. A scandal wants a number low enough to come after its victim.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      tokens: { 'Miss Quill': ['Bea'], 'Lord Hale': ['Ann'] },
      supply: { Ann: 3, Bea: 3, Cal: 4 },
      dancing: { Ann: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
