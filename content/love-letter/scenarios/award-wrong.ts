import type { Scenario } from '../../types'

export default {
  title: 'A token too many',
  shows: ['award-wrong'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['guard', 'handmaid'], Bea: ['prince'] },
      discards: { Ann: ['priest', 'guard'], Bea: ['spy', 'guard'], Cal: ['guard', 'baron'] },
      out: ['Cal'],
      deck: 11,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'prince' },
      { type: 'answer', player: 'Bea', holds: true },
      { type: 'award', tokens: { Ann: 1, Bea: 1 } },
    ],
  },
  steps: [
    { after: 0, says: 'Cal is out. Bea is the only one who has laid a Spy.' },
    {
      after: 2,
      says: 'Ann plays a Guard on Bea and says “Prince”. Bea says yes and is out. Ann has won the round.',
      ask: {
        question: 'Which tokens are given?',
        hint: 'Where is Bea now?',
        choices: [
          {
            says: 'One to Ann, and one to Bea for her Spy.',
            claim: { events: [{ type: 'award', tokens: { Ann: 1, Bea: 1 } }] },
            breaks: 'wrong-award',
            because: 'The Spy pays only a player who is still in at the end. Bea is not.',
            ruling: 'spy-token',
          },
          {
            says: 'Two to Ann: Bea’s Spy falls to the winner.',
            claim: { events: [{ type: 'award', tokens: { Ann: 2 } }] },
            breaks: 'wrong-award',
            because: 'Ann has laid no Spy herself, and nobody inherits one.',
            ruling: 'wrong-award',
          },
          {
            says: 'One to Ann, and no more.',
            claim: { events: [{ type: 'award', tokens: { Ann: 1 } }] },
            because: 'Ann won the round. No player still in has laid a Spy.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'The table gives Bea a token for her Spy. The referee says no: whoever is out gains nothing by it.',
    },
  ],
  outcome: { fault: { at: 2, rule: 'wrong-award', suspects: [] } },
} satisfies Scenario
