import type { Scenario } from '../../types'

export default {
  title: 'If every Spy counts',
  shows: ['spy-of-somebody-out-counts'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    rulings: { 'bonus-token': 'among-all' },
    start: {
      turn: 'Ann',
      hands: { Ann: ['baron', 'prince'], Bea: ['priest'] },
      discards: { Ann: ['spy', 'guard'], Bea: ['handmaid', 'guard'], Cal: ['spy', 'king'] },
      out: ['Cal'],
      deck: 11,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'baron', target: 'Bea' },
      { type: 'compare', loser: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'priest' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'The same table, but these three agreed beforehand that a Spy of anybody counts, in or out. Ann has laid one, and so has Cal, who is out.',
    },
    {
      after: 2,
      says: 'Ann’s Baron beats Bea, so Ann is the only one left and wins the round.',
      ask: {
        question: 'With this table’s reading, what does Ann gain?',
        hint: 'Now Cal’s Spy is looked at too.',
        choices: [
          {
            says: 'One token, for the round alone.',
            claim: { state: { tokens: { Ann: 1 }, bonus: null } },
            because: 'Cal’s Spy counts, and with two players who laid one nobody gains its token.',
            ruling: 'bonus-token',
          },
          {
            says: 'Two tokens: the round and the Spy.',
            claim: { state: { tokens: { Ann: 2 }, bonus: 'Ann' } },
            because: 'That is the usual reading. Here Cal’s Spy counts, so Ann is not the only one.',
            ruling: 'bonus-token',
          },
        ],
      },
    },
    { after: 3, says: 'Ann gains one token for the round. Nobody gains the token of the Spy.' },
  ],
  outcome: {
    fault: null,
    state: { roundWinners: ['Ann'], bonus: null, tokens: { Ann: 1, Bea: 0, Cal: 0 } },
  },
} satisfies Scenario
