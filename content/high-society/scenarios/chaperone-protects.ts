import type { SeasonScenario } from '../../types'

export default {
  title: 'A Chaperone in the room',
  shows: ['chaperone-protects'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lord Marsh', 'Lady Finch', 'Mr Ashby', 'Miss Quill', 'Lord Hale'],
    cards: {
      9: { name: 'Revenge', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] },
      11: { name: 'Chaperone', order: [{ do: 'RULE', flag: 'protected' }] },
    },
    start: {
      ball: 3,
      discard: [2, 3, 6, 10, 13, 14, 17, 23],
      tokens: { 'Lady Finch': ['Bea'], 'Miss Quill': ['Cal', 'Dan'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 5, Bea: 19, Cal: 11, Dan: 9 } },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Cal', prospect: 'Miss Quill', sendHome: 'Dan' },
      { type: 'scandal', player: 'Dan', victim: 'Bea' },
      { type: 'dance', player: 'Ann', prospect: 'Lord Marsh' },
      { type: 'gossip', player: 'Ann' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'At this table card 11 is a Chaperone and card 9 is Revenge, which may catch somebody. Cal has laid the Chaperone, Dan Revenge. Bea dances first, then Cal, Dan and Ann.',
    },
    {
      after: 4,
      says: 'Bea and Cal dance. Cal sent Dan’s token home to make room for his own, and Dan would love to pay him back.',
      ask: {
        question: 'Whom may Dan catch?',
        hint: 'A victim has to dance now and have no Chaperone.',
        choices: [
          {
            says: 'Bea, with Lady Finch.',
            claim: { events: [{ type: 'scandal', player: 'Dan', victim: 'Bea' }] },
            because: 'Bea dances and nobody watches over her: one of her two tokens there goes home.',
            ruling: 'victim-protected',
          },
          {
            says: 'Cal, with Miss Quill.',
            claim: { events: [{ type: 'scandal', player: 'Dan', victim: 'Cal' }] },
            breaks: 'victim-protected',
            because: 'The Chaperone watches over Cal for the whole of this Ball.',
            ruling: 'victim-protected',
          },
          {
            says: 'Ann, who has only card 5 to dance with.',
            claim: { events: [{ type: 'scandal', player: 'Dan', victim: 'Ann' }] },
            breaks: 'victim-not-dancing',
            because: 'Ann has not danced yet. Nobody can be caught before that.',
            ruling: 'victim-not-dancing',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Dan catches Bea: one of her tokens on Lady Finch goes home, one stays. Cal’s two tokens on Miss Quill are out of Dan’s reach.',
      ask: {
        question: 'Is Cal still protected when the next Ball opens?',
        hint: 'The card lies on the table for one Ball.',
        choices: [
          {
            says: 'Yes, until somebody tries to catch him.',
            claim: { state: { phase: 'ball', protected: ['Cal'] } },
            because: 'A Chaperone is not used up by an attempt, and it does not stay for later either.',
            ruling: 'when-a-chaperone-protects',
          },
          {
            says: 'No, it ends with this Ball.',
            claim: { state: { phase: 'ball', protected: [] } },
            because: 'It held from the moment the cards were shown, and it leaves with them.',
            ruling: 'when-a-chaperone-protects',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'The Ball is over and the Chaperone lies in the discard. In the next Ball Cal is as easy to catch as anybody.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'ball',
      ball: 4,
      tokens: { 'Lady Finch': ['Bea'], 'Miss Quill': ['Cal', 'Cal'], 'Lord Marsh': ['Ann'] },
      supply: { Ann: 3, Bea: 3, Cal: 2, Dan: 4 },
      protected: [],
      discard: [2, 3, 5, 6, 9, 10, 11, 13, 14, 17, 19, 23],
    },
  },
} satisfies SeasonScenario
