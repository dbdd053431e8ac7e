import type { Scenario } from '../../types'

export default {
  title: 'Caught by one’s own Baron',
  shows: ['baron-player-loses'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Bea',
      hands: { Bea: ['baron', 'guard'], Cal: ['handmaid'], Dot: ['prince'] },
      discards: { Dot: ['priest'] },
      deck: 10,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'baron', target: 'Dot' },
      { type: 'compare', loser: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'guard' },
    ],
  },
  steps: [
    { after: 0, says: 'Bea holds a Baron and a Guard (1). She takes the risk and means the Baron for Dot.' },
    {
      after: 1,
      says: 'Bea and Dot compare in secret: a Guard (1) against a Prince (5).',
      ask: {
        question: 'Who goes out?',
        hint: 'Does the Baron spare whoever plays it?',
        choices: [
          {
            says: 'Nobody: one cannot lose by one’s own card.',
            claim: { events: [{ type: 'compare', loser: null }] },
            breaks: 'wrong-comparison',
            because: 'One can. The lower of the two is out, whoever laid the Baron.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Dot: the Baron is aimed at her.',
            claim: { events: [{ type: 'compare', loser: 'Dot' }] },
            breaks: 'wrong-comparison',
            because: 'Her 5 is higher than Bea’s 1. It is the lower card that goes out.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Bea',
            claim: { events: [{ type: 'compare', loser: 'Bea' }] },
            because: 'Her 1 is lower. The Baron makes no difference between the two.',
            ruling: 'wrong-comparison',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea is out and lays her Guard face up. The table knows now that Dot’s card is higher than a 1; what it is stays secret.',
    },
  ],
  outcome: {
    fault: null,
    state: { turn: 'Cal', out: ['Bea'], discards: { Bea: ['baron', 'guard'] }, deck: 10 },
  },
} satisfies Scenario
