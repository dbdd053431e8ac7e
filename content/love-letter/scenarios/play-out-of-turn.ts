import type { Scenario } from '../../types'

export default {
  title: 'Somebody else’s turn',
  shows: ['play-out-of-turn', 'turn-skips-the-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['baron'], Cal: ['king'], Dot: ['guard'] },
      discards: { Ann: ['guard'], Bea: ['priest'] },
      out: ['Bea'],
      deck: 15,
    },
    events: [
      { type: 'draw', player: 'Cal', card: 'spy' },
      { type: 'play', player: 'Dot', card: 'guard', target: 'Ann', guess: 'baron' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann’s Guard has put Bea out.',
      ask: {
        question: 'Who draws now?',
        hint: 'Clockwise the seats are Ann, Bea, Cal, Dot.',
        choices: [
          {
            says: 'Bea, who sits next.',
            claim: { events: [{ type: 'draw', player: 'Bea' }] },
            breaks: 'turn-order',
            because: 'Bea is out of the round. Her turns are passed over until the next one.',
            ruling: 'turn-order',
          },
          {
            says: 'Cal.',
            claim: { events: [{ type: 'draw', player: 'Cal' }] },
            because: 'He is the next player clockwise who is still in.',
            ruling: 'turn-order',
          },
          {
            says: 'Dot: Bea’s turn is lost, and Cal’s with it.',
            claim: { events: [{ type: 'draw', player: 'Dot' }] },
            breaks: 'turn-order',
            because: 'Only who is out is passed over, and Cal is in.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    { after: 1, says: 'Cal draws and thinks for a long time.' },
    {
      after: 2,
      says: 'Dot cannot wait and lays her Guard. The referee points at Cal: it is his turn, and Dot takes her card back.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'turn-order', suspects: [] } },
} satisfies Scenario
