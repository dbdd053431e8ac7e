import type { SeasonScenario } from '../../types'

const scandalCard = { instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] }

export default {
  title: 'Beside the dance, not in it',
  shows: ['caught-a-catcher', 'scandal'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lady Finch', 'Mr Ashby', 'Lord Marsh', 'Miss Thorne', 'Miss Quill'],
    cards: {
      7: { name: 'Revenge', ...scandalCard },
      13: { name: 'The Queen is Bored', ...scandalCard },
    },
    start: { ball: 4, tokens: { 'Lady Finch': ['Ann', 'Bea'], 'Lord Marsh': ['Dan'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 13, Bea: 19, Cal: 2, Dan: 7 } },
      { type: 'dance', player: 'Bea', prospect: 'Lady Finch', sendHome: 'Ann' },
      { type: 'scandal', player: 'Ann', victim: 'Bea' },
      { type: 'dance', player: 'Dan', prospect: 'Lord Marsh' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'At this table card 13 is The Queen is Bored and card 7 is Revenge. Ann has the one, Dan the other, and both may catch somebody. Bea dances first.',
    },
    {
      after: 4,
      says: 'Bea danced with Lady Finch and sent Ann’s token home. Ann caught her there, and one of Bea’s two went home as well. Dan is next, and would like to catch Ann.',
      ask: {
        question: 'May he?',
        hint: 'On which side of Lady Finch does Ann’s tile stand?',
        choices: [
          {
            says: 'Yes: her tile stands beside a prospect.',
            claim: { events: [{ type: 'scandal', player: 'Dan', victim: 'Ann' }] },
            breaks: 'victim-not-dancing',
            because: 'On the right, as a witness. Who dances stands on the left, and only they are caught.',
            ruling: 'whom-one-may-catch',
          },
          {
            says: 'No. But he may dance, say with Lord Marsh.',
            claim: { events: [{ type: 'dance', player: 'Dan', prospect: 'Lord Marsh' }] },
            because:
              'Ann does not dance in this Ball, so nobody can catch her. Dan’s card lets him dance too.',
            ruling: 'whom-one-may-catch',
          },
          {
            says: 'No, and his card is spent on the attempt.',
            claim: { events: [{ type: 'pass', player: 'Dan' }] },
            breaks: 'must-act',
            because: 'A card is not lost on what cannot be. He still has his turn to use.',
            ruling: 'must-act',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Dan dances with Lord Marsh, where he has his pair now. Ann, beside Lady Finch, was safe from him the whole time.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      tokens: { 'Lady Finch': ['Bea'], 'Lord Marsh': ['Dan', 'Dan'] },
      supply: { Ann: 4, Bea: 3, Cal: 4, Dan: 2 },
      dancing: { Bea: 'Lady Finch', Dan: 'Lord Marsh' },
    },
  },
} satisfies SeasonScenario
