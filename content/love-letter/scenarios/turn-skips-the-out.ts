import type { Scenario } from '../../types'

export default {
  title: 'The turn passes over Bea',
  shows: ['turn-skips-the-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['spy', 'guard'], Cal: ['king'], Dot: ['handmaid'] },
      discards: { Bea: ['guard', 'prince'], Cal: ['priest'], Dot: ['guard'] },
      out: ['Bea'],
      deck: 12,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'spy' },
      { type: 'draw', player: 'Cal', card: 'guard' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Dot’s Guard has just found Bea’s Prince: Bea is out of this round. It is Ann’s turn.',
    },
    {
      after: 1,
      says: 'Ann lays the Spy and keeps a Guard. Bea sits to her left, then Cal, then Dot.',
      ask: {
        question: 'Who draws next?',
        hint: 'Clockwise, to the next one who is still in.',
        choices: [
          {
            says: 'Bea: it is her turn all the same.',
            claim: { events: [{ type: 'draw', player: 'Bea' }] },
            breaks: 'turn-order',
            because: 'Whoever is out has no turn until the next round.',
            ruling: 'turn-order',
          },
          {
            says: 'Dot: Ann’s neighbour on the other side.',
            claim: { events: [{ type: 'draw', player: 'Dot' }] },
            breaks: 'turn-order',
            because: 'The direction does not change because somebody is out. Cal comes before Dot.',
            ruling: 'turn-order',
          },
          {
            says: 'Cal',
            claim: { events: [{ type: 'draw', player: 'Cal', card: 'guard' }] },
            because: 'Bea is passed over, and Cal is the next one still in.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    { after: 2, says: 'Cal draws. Bea waits for the next round; her cards stay face up before her.' },
  ],
  outcome: { fault: null, state: { phase: 'play', turn: 'Cal', deck: 11, out: ['Bea'] } },
} satisfies Scenario
