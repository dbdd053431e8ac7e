import type { Scenario } from '../../types'

export default {
  title: 'The round and the Spy',
  shows: ['spy-and-the-round'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    tokens: { Bea: 2, Cal: 1 },
    start: {
      turn: 'Cal',
      hands: { Bea: ['princess'], Cal: ['prince', 'chancellor'] },
      discards: {
        Ann: ['handmaid', 'guard', 'priest'],
        Bea: ['guard', 'guard'],
        Cal: ['spy'],
        Dot: ['baron', 'guard'],
      },
      out: ['Ann', 'Dot'],
      deck: 9,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'prince', target: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'princess' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann and Dot are out. Cal has laid a Spy, and holds a Prince and a Chancellor. He has one token so far.',
    },
    {
      after: 1,
      says: 'Cal lays the Prince on Bea. She must discard her hand, and it is the Princess: Bea is out.',
      ask: {
        question: 'Cal wins the round. Does he gain the Spy’s token too?',
        hint: 'The Spy’s token does not ask who wins the round.',
        choices: [
          {
            says: 'Yes: two tokens, so that he has three.',
            claim: { state: { tokens: { Cal: 3 }, roundWinners: ['Cal'], bonus: 'Cal' } },
            because: 'Each of the two tokens is given for itself, and one player may gain both.',
            ruling: 'spy-token',
          },
          {
            says: 'No: a round gives one token to a player.',
            claim: { state: { tokens: { Cal: 2 } } },
            because:
              'Whoever wins the round gains that token and, with the only Spy among those still in, one more.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    { after: 2, says: 'One token for the last one left, one for the only Spy: Cal now has three.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      roundWinners: ['Cal'],
      bonus: 'Cal',
      tokens: { Ann: 0, Bea: 2, Cal: 3, Dot: 0 },
      out: ['Ann', 'Bea', 'Dot'],
    },
  },
} satisfies Scenario
