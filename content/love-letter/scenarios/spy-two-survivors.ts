import type { Scenario } from '../../types'

export default {
  title: 'Two Spies, two players',
  shows: ['spy-two-survivors'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea'],
    tokens: { Ann: 3, Bea: 4 },
    start: {
      turn: 'Bea',
      hands: { Ann: ['countess'], Bea: ['guard', 'prince'] },
      discards: {
        Ann: ['spy', 'guard', 'priest', 'guard', 'handmaid', 'king', 'chancellor'],
        Bea: ['priest', 'guard', 'spy', 'guard', 'baron', 'prince', 'chancellor'],
      },
      faceUp: ['guard', 'baron', 'handmaid'],
      setAside: 'princess',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'princess' },
      { type: 'answer', player: 'Ann', holds: false },
      { type: 'reveal', player: 'Ann', card: 'countess' },
      { type: 'reveal', player: 'Bea', card: 'prince' },
    ],
  },
  steps: [
    { after: 0, says: 'The last turn of the round is Bea’s. She and Ann have each laid a Spy.' },
    {
      after: 2,
      says: 'Bea’s Guard names the Princess; Ann says no. The deck is empty: Ann shows the Countess (8), Bea a Prince (5).',
      ask: {
        question: 'Ann wins the round. Who gets the token of the Spy?',
        hint: 'It is for somebody who alone, of those still in, has laid one.',
        choices: [
          {
            says: 'Both of them.',
            claim: { state: { tokens: { Ann: 5, Bea: 5 } } },
            because: 'It goes to one player alone or to nobody: two who have laid a Spy cancel each other.',
            ruling: 'spy-token',
          },
          {
            says: 'Neither.',
            claim: { state: { bonus: null, tokens: { Ann: 4, Bea: 4 } } },
            because: 'Both are still in, both have laid a Spy, so nobody is the only one.',
            ruling: 'spy-token',
          },
          {
            says: 'Ann, because she won the round.',
            claim: { state: { bonus: 'Ann', tokens: { Ann: 5, Bea: 4 } } },
            because: 'Winning the round does not settle it: Bea is still in and has laid a Spy too.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    { after: 4, says: 'Ann gains one token for the round. The token of the Spy goes to nobody.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'deal', roundWinners: ['Ann'], bonus: null, tokens: { Ann: 4, Bea: 4 } },
  },
} satisfies Scenario
