import type { Scenario } from '../../types'

export default {
  title: 'The Spy of somebody out',
  shows: ['spy-of-somebody-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
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
    { after: 0, says: 'Ann laid a Spy, and so did Cal. Then Ann’s Guard found his King, and he is out.' },
    { after: 1, says: 'Ann lays a Baron on Bea. Her Prince (5) is higher than Bea’s Priest (2).' },
    {
      after: 2,
      says: 'Bea is lower. With her out, Ann is the only one left and wins the round.',
      ask: {
        question: 'Does Cal’s Spy hinder Ann’s extra token?',
        hint: 'Which players does the rule of the Spy look at?',
        choices: [
          {
            says: 'No: Cal is out, so only Ann’s counts.',
            claim: { state: { bonus: 'Ann', tokens: { Ann: 2 } } },
            because: 'Of those still in, Ann alone has laid a Spy. She gains two tokens.',
            ruling: 'bonus-token',
          },
          {
            says: 'Yes: two Spies were laid, so nobody gets it.',
            claim: { state: { bonus: null, tokens: { Ann: 1 } } },
            because:
              'Only players still in are looked at. Some tables agree otherwise, but the full rule says still in.',
            ruling: 'bonus-token',
          },
          {
            says: 'No, and Cal gains one as well.',
            claim: { state: { tokens: { Ann: 2, Cal: 1 } } },
            because: 'The token is only for somebody who is still in when the round ends.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    { after: 3, says: 'Ann gains one token for the round and one for her Spy.' },
  ],
  outcome: {
    fault: null,
    state: { roundWinners: ['Ann'], bonus: 'Ann', tokens: { Ann: 2, Bea: 0, Cal: 0 }, out: ['Bea', 'Cal'] },
  },
} satisfies Scenario
