import type { Scenario } from '../../types'

export default {
  title: 'A Spy thrown away counts',
  shows: ['spy-discarded'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Bea',
      hands: { Bea: ['prince', 'handmaid'], Dot: ['spy'] },
      discards: { Bea: ['guard'], Cal: ['priest', 'baron'], Dot: ['guard'] },
      out: ['Cal'],
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'prince', target: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'spy' },
      { type: 'draw', player: 'Dot', card: 'chancellor' },
      { type: 'draw', player: 'Dot', card: 'guard' },
      { type: 'play', player: 'Dot', card: 'guard', target: 'Bea', guess: 'handmaid' },
      { type: 'answer', player: 'Bea', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'Cal is out. Bea plays against Dot, who keeps a Spy for later.' },
    {
      after: 3,
      says: 'Bea’s Prince makes Dot discard her hand: the Spy lies face up before her. Dot draws a Chancellor in its place.',
    },
    {
      after: 5,
      says: 'On her own turn Dot draws a Guard, lays it on Bea and names the Handmaid, which Bea holds. So Dot wins the round.',
      ask: {
        question: 'Dot never played her Spy; she had to throw it away. Does she gain its token?',
        hint: 'Played or discarded: is there a difference for the Spy?',
        choices: [
          {
            says: 'Yes: it lies before her, and she is still in.',
            claim: { state: { bonus: 'Dot', tokens: { Dot: 2 } } },
            because: 'A discarded Spy counts like one that was played.',
            ruling: 'spy-token',
          },
          {
            says: 'No: it was not she who chose to lay it.',
            claim: { state: { bonus: null, tokens: { Dot: 1 } } },
            because: 'A Spy counts whether it was played or discarded, by choice or not.',
            ruling: 'spy-token',
          },
          {
            says: 'It is Bea’s, whose Prince brought it out.',
            claim: { state: { bonus: 'Bea', tokens: { Bea: 1 } } },
            because: 'It counts for whoever has it lying before them, and Bea is out besides.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Bea is out. Dot gains one token for the round and one for the Spy: Bea’s Prince has helped her.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      roundWinners: ['Dot'],
      bonus: 'Dot',
      tokens: { Bea: 0, Cal: 0, Dot: 2 },
      discards: { Dot: ['guard', 'spy', 'guard'] },
    },
  },
} satisfies Scenario
