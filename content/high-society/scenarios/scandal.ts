import type { SeasonScenario } from '../../types'

const catches = { type: 'scandal', player: 'Ann', victim: 'Cal' }

export default {
  title: 'Caught with Miss Thorne',
  shows: ['scandal'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Miss Thorne', 'Lord Marsh', 'Mr Ashby'],
    cards: { 12: { name: 'The Queen is Bored', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: { ball: 3, tokens: { 'Miss Thorne': ['Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 12, Bea: 5, Cal: 20 } },
      { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' },
      catches,
    ],
  },
  steps: [
    {
      after: 3,
      says: 'At this table card 12 is The Queen is Bored: its player may catch somebody in a scandal. Cal dances with Miss Thorne and has laid a token beside Bea’s. Ann has card 12.',
    },
    {
      after: 3,
      says: 'Ann puts her tile to the right of Miss Thorne and catches Cal. As a witness she may look at Miss Thorne’s hidden Traits, and finds one with two arrows down.',
      ask: {
        question: 'May Ann turn it up?',
        hint: 'What goes with a dance, and what with a scandal?',
        choices: [
          {
            says: 'No: she has seen it and keeps it to herself.',
            claim: { events: [catches] },
            because: 'A catcher looks, and that is all. Turning up belongs to a dance.',
            ruling: 'reveal-not-allowed',
          },
          {
            says: 'Yes: whoever looks at Traits may turn one up.',
            claim: { events: [{ ...catches, reveal: { arrows: -2, points: -1 } }] },
            breaks: 'reveal-not-allowed',
            because: 'A look does not always bring a reveal. After a scandal it never does.',
            ruling: 'reveal-not-allowed',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Both Traits go back face down. There are still the two tokens with Miss Thorne, one of Bea and one of Cal.',
      ask: {
        question: 'What happens to the tokens?',
        hint: 'The scandal is Cal’s alone.',
        choices: [
          {
            says: 'Cal’s goes home, and Ann lays one in its place.',
            claim: { state: { tokens: { 'Miss Thorne': ['Ann', 'Bea'] } } },
            because: 'Ann does not dance, so she gains no affection. The place stays empty.',
            ruling: 'scandal-is-no-dance',
          },
          {
            says: 'Both go home: Miss Thorne’s tile is swept clean.',
            claim: { state: { tokens: { 'Miss Thorne': [] } } },
            because: 'Bea was not caught. Whoever dances elsewhere or not at all loses nothing.',
            ruling: 'token-lost-to-a-scandal',
          },
          {
            says: 'Cal’s goes home. Bea’s stays, and no other comes.',
            claim: { state: { tokens: { 'Miss Thorne': ['Bea'] }, supply: { Ann: 4, Cal: 4 } } },
            because: 'One token of the player who was caught leaves that tile, and nothing replaces it.',
            ruling: 'token-lost-to-a-scandal',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Cal still dances with Miss Thorne, but his token is at home again. Bea is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      ladder: ['Lady Finch', 'Miss Thorne', 'Lord Marsh', 'Mr Ashby'],
      tokens: { 'Lady Finch': [], 'Miss Thorne': ['Bea'] },
      supply: { Ann: 4, Bea: 3, Cal: 4 },
      hidden: { 'Miss Thorne': 2 },
      dancing: { Cal: 'Miss Thorne' },
    },
  },
} satisfies SeasonScenario
