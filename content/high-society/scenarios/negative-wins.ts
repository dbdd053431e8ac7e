import type { SeasonScenario } from '../../types'

export default {
  title: 'A poor Match is better than none',
  shows: ['negative-wins', 'single-scores-nothing'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Marsh', 'Miss Quill', 'Lady Finch', 'Mr Vale'],
    cards: { 3: { name: 'Revenge', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: {
      ball: 8,
      discard: [1, 15, 22],
      tokens: { 'Miss Quill': ['Bea', 'Cal'], 'Lady Finch': ['Cal'] },
      engaged: { Ann: { prospect: 'Mr Vale', love: true } },
      traits: {
        'Mr Vale': [
          { arrows: -1, points: -2 },
          { arrows: -2, points: -2 },
        ],
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 8, Cal: 3 } },
      { type: 'dance', player: 'Ann', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Bea', prospect: 'Miss Quill', token: 'Lady Finch' },
      { type: 'scandal', player: 'Cal', victim: 'Bea' },
      { type: 'gossip', player: 'Cal' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Ann is engaged to Mr Vale at the bottom, whose two open Traits cost 2 points each. Bea has laid Jealousy, and Cal’s 3 is Revenge at this table.',
    },
    {
      after: 5,
      says: 'Ann dances with Lord Marsh. Bea dances with Miss Quill, but Jealousy makes no Match. Cal catches her instead of dancing. Bea and Cal stay single.',
    },
    {
      after: 6,
      says: 'Now the Matches are counted. Ann has 1 for Mr Vale’s place, 4 less for his Traits and 1 for love: that makes −2.',
      ask: {
        question: 'Who wins the season?',
        hint: 'What is compared at the end?',
        choices: [
          {
            says: 'Ann, with −2.',
            claim: { state: { scores: { Ann: -2 }, winners: ['Ann'] } },
            because: 'The best Match wins, and hers is the only one.',
            ruling: 'negative-wins',
          },
          {
            says: 'Bea and Cal, whose 0 is more than −2.',
            claim: { state: { winners: ['Bea', 'Cal'] } },
            because: 'They do not have 0: they have no Match, and so nothing that could be compared.',
            ruling: 'negative-wins',
          },
          {
            says: 'Nobody: below nothing one cannot win.',
            claim: { state: { scores: { Ann: -2 }, winners: [] } },
            because: 'No rule asks for a lowest score. The best Match wins, and there is one.',
            ruling: 'negative-wins',
          },
        ],
      },
    },
    { after: 7, says: 'Ann wins. She and Mr Vale may not be the talk of the town, but they are engaged.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      tokens: { 'Miss Quill': ['Cal'], 'Lady Finch': ['Bea', 'Cal'] },
      scores: { Ann: -2 },
      winners: ['Ann'],
    },
  },
} satisfies SeasonScenario
