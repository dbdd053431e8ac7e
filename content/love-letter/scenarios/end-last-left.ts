import type { Scenario } from '../../types'

export default {
  title: 'The last one left',
  shows: ['end-last-left'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['baron', 'chancellor'], Eli: ['guard'] },
      discards: { Ann: ['guard'], Bea: ['priest'], Cal: ['guard', 'spy'], Dot: ['handmaid'], Eli: ['guard'] },
      out: ['Bea', 'Cal', 'Dot'],
      deck: 11,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'baron', target: 'Eli' },
      { type: 'compare', loser: 'Eli' },
      { type: 'discard', player: 'Eli', card: 'guard' },
      { type: 'award', tokens: { Ann: 1 } },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Guards have been busy: of five players only Ann and Eli are left. Eleven cards lie in the deck.',
    },
    { after: 1, says: 'Ann plays a Baron on Eli. She keeps a Chancellor, a 6.' },
    {
      after: 2,
      says: 'Eli has a Guard, a 1. He is to lay it down and is out.',
      ask: {
        question: 'And then?',
        hint: 'Who could still win against Ann?',
        choices: [
          {
            says: 'Ann plays on until the deck is empty.',
            claim: {
              events: [
                { type: 'discard', player: 'Eli', card: 'guard' },
                { type: 'draw', player: 'Ann' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'With one player left the round is over at once, however many cards are in the deck.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Ann shows her hand to prove that it is the highest.',
            claim: {
              events: [
                { type: 'discard', player: 'Eli', card: 'guard' },
                { type: 'reveal', player: 'Ann', card: 'chancellor' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'Hands are shown only when the deck has run out. Alone, Ann need not show anything.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Ann has won the round and takes a token.',
            claim: {
              events: [
                { type: 'discard', player: 'Eli', card: 'guard' },
                { type: 'award', tokens: { Ann: 1 } },
              ],
            },
            because: 'The only player left wins, and a won round gives one token.',
            ruling: 'when-the-deck-is-empty',
          },
        ],
      },
    },
    { after: 3, says: 'Eli lays down his Guard. Ann is the only one left: she has won the round.' },
    { after: 4, says: 'She takes one token, and she will start the next round.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      deck: 11,
      out: ['Bea', 'Cal', 'Dot', 'Eli'],
      roundWinners: ['Ann'],
      bonus: null,
      tokens: { Ann: 1, Bea: 0, Cal: 0, Dot: 0, Eli: 0 },
      starters: ['Ann'],
    },
  },
} satisfies Scenario
