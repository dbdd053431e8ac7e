import type { SeasonScenario } from '../../types'

const caught = { type: 'scandal', player: 'Eve', victim: 'Dan' }
const rest = [
  { type: 'dance', player: 'Fay', prospect: 'Mr Vale' },
  { type: 'gossip', player: 'Fay' },
  { type: 'end-ball' },
]

export default {
  title: 'A ring that goes back into the pocket',
  shows: ['scandal-final-match-lost'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Miss Thorne', 'Mr Ashby', 'Lord Marsh', 'Mr Vale'],
    rulings: { 'scandal-final': 'match-lost' },
    cards: { 12: { name: 'Revenge', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: {
      ball: 8,
      discard: [5, 8, 15],
      tokens: { 'Miss Thorne': ['Dan', 'Dan'], 'Mr Ashby': ['Fay'] },
      engaged: { Eve: { prospect: 'Lord Marsh', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 22, Eve: 12, Fay: 9 } },
      { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' },
      caught,
      ...rest,
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Dan has two tokens on Miss Thorne, Eve is engaged to Lord Marsh. At this table card 12 is Revenge, which may catch somebody. And this table plays the other reading: whoever is caught in the final Ball with the prospect they got engaged to in it loses that Match.',
    },
    {
      after: 3,
      says: 'Dan dances with Miss Thorne: a Love Match, ring side up. Both his tokens are home. Now Eve is about to catch him with her.',
      ask: {
        question: 'How does Dan stand after that?',
        hint: 'In this reading it is as if he had never been engaged. His tokens are home already.',
        choices: [
          {
            says: 'Still engaged, but ring side down.',
            claim: { events: [caught, ...rest, { type: 'score', scores: { Dan: 4, Eve: 3, Fay: 1 } }] },
            breaks: 'wrong-score',
            because: 'Nothing turns a ring over. In this reading the whole Match goes.',
            ruling: 'scandal-final',
          },
          {
            says: 'Single, with one token of his left on Miss Thorne.',
            claim: { state: { tokens: { 'Miss Thorne': ['Dan'] } } },
            because: 'His tokens went home with the proposal, and losing the Match does not bring them back.',
            ruling: 'scandal-final',
          },
          {
            says: 'Single, and all his tokens stay at home.',
            claim: { events: [caught, ...rest, { type: 'score', scores: { Eve: 3, Fay: 1 } }] },
            because: 'The Match is gone, and so is his dance: no other turn comes to make it good.',
            ruling: 'scandal-final',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Dan takes his ring back. He still dances with Miss Thorne in this Ball, and only Fay is to act.',
    },
    {
      after: 7,
      says: 'Fay danced with Mr Vale at the bottom and is engaged to him, ring side down: 1 point. Eve wins with 2 for Lord Marsh and 1 for love. Dan has no score.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      tokens: { 'Miss Thorne': [], 'Mr Ashby': [] },
      supply: { Dan: 4 },
      scores: { Eve: 3, Fay: 1 },
      winners: ['Eve'],
    },
  },
} satisfies SeasonScenario
