import type { Scenario } from '../../types'

export default {
  title: 'Caught with the Princess',
  shows: ['princess-leaves-with-a-hand'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    tokens: { Dot: 1, Eli: 1 },
    start: {
      turn: 'Dot',
      hands: { Cal: ['prince'], Dot: ['guard', 'baron'], Eli: ['princess'], Fay: ['king'] },
      discards: { Cal: ['priest'] },
      deck: 9,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'guard', target: 'Eli', guess: 'princess' },
      { type: 'answer', player: 'Eli', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'Eli holds the Princess and looks a little too pleased.' },
    {
      after: 1,
      says: 'Dot lays a Guard before him and says “Princess”. Eli must say yes.',
      ask: {
        question: 'The Princess goes face up on the table. What follows?',
        hint: 'Eli is out already, by the Guard.',
        choices: [
          {
            says: 'The Princess is gone, so the round is over.',
            claim: { state: { phase: 'deal' } },
            because: 'A round ends with one player left or with an empty deck, not with a card.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'Eli is out, and the other three play on.',
            claim: { state: { out: ['Eli'], phase: 'draw', turn: 'Fay', tokens: { Eli: 1 } } },
            because: 'The Guard has put him out. That his hand is the Princess adds nothing to it.',
            ruling: 'hand-laid-without-effect',
          },
          {
            says: 'Eli is out and gives back a token.',
            claim: { state: { tokens: { Eli: 0 } } },
            because: 'No card takes tokens away. Whoever is out waits for the next round, no more.',
            ruling: 'hand-laid-without-effect',
          },
        ],
      },
    },
    { after: 2, says: 'Eli lays the Princess face up and is out, as with any other card. Fay is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Eli'],
      phase: 'draw',
      turn: 'Fay',
      discards: { Eli: ['princess'] },
      tokens: { Dot: 1, Eli: 1 },
    },
  },
} satisfies Scenario
