import type { SeasonScenario } from '../../types'

export default {
  title: 'A season without a wedding',
  shows: ['nobody-engaged', 'single-scores-nothing'],
  record: {
    ruleset: 'high-society',
    players: ['Bea', 'Cal', 'Eve'],
    prospects: ['Mr Ashby', 'Lord Hale', 'Miss Thorne', 'Lady Finch'],
    cards: { 2: { name: 'The Queen is Bored', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: {
      ball: 8,
      discard: [6, 13, 20],
      tokens: { 'Mr Ashby': ['Bea', 'Bea'], 'Miss Thorne': ['Cal', 'Eve'], 'Lord Hale': ['Cal'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Bea: 4, Cal: 8, Eve: 2 } },
      { type: 'dance', player: 'Cal', prospect: 'Mr Ashby', token: 'Lord Hale' },
      { type: 'dance', player: 'Bea', prospect: 'Miss Thorne', token: 'Lady Finch' },
      { type: 'scandal', player: 'Eve', victim: 'Bea' },
      { type: 'gossip', player: 'Eve' },
      { type: 'end-ball' },
      { type: 'score', scores: {}, winner: null },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball, and nobody is engaged. Cal has laid 8 and Bea 4: Jealousy, both of them. Eve’s 2 is The Queen is Bored at this table, which may catch somebody.',
    },
    {
      after: 4,
      says: 'Cal and Bea dance and lay their tokens elsewhere. Jealousy makes no Match.',
    },
    {
      after: 7,
      says: 'Eve catches Bea and so does not dance either. The eighth Ball is over.',
      ask: {
        question: 'How is the winner found?',
        hint: 'The best Match wins. How many are there?',
        choices: [
          {
            says: 'By another Ball, until somebody is engaged.',
            claim: { events: [{ type: 'ball' }] },
            breaks: 'game-over',
            because: 'A season has eight Balls, and this was the eighth.',
            ruling: 'game-over',
          },
          {
            says: 'There is none.',
            claim: { events: [{ type: 'score', scores: {}, winner: null }] },
            because: 'Without a Match there is nothing to compare, so nobody wins.',
            ruling: 'nobody-engaged',
          },
          {
            says: 'By tokens: Bea has two on Mr Ashby at the top, and wins.',
            claim: { events: [{ type: 'score', scores: {}, winner: 'Bea' }] },
            breaks: 'wrong-score',
            because: 'Tokens decide nothing at the end, not even when there is nothing else.',
            ruling: 'nobody-engaged',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Nobody has a score and nobody wins. Jealousy and boredom have had the season to themselves.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: { phase: 'over', engaged: {}, scores: {}, winners: [] },
  },
} satisfies SeasonScenario
