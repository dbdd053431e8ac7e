import type { Scenario } from '../../types'

export default {
  title: 'No passing',
  shows: ['unknown-step'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Fay',
      hands: {
        Ann: ['baron'],
        Bea: ['prince'],
        Cal: ['guard'],
        Dot: ['chancellor'],
        Eli: ['priest'],
        Fay: ['king', 'princess'],
      },
      discards: { Ann: ['guard'], Bea: ['priest'], Cal: ['spy'], Dot: ['handmaid'], Eli: ['guard'] },
      protected: ['Dot'],
      deck: 8,
    },
    events: [{ type: 'pass', player: 'Fay' }],
  },
  steps: [
    {
      after: 0,
      says: 'Fay held the Princess and has drawn the King. The Princess would put her out, the King would give the Princess away.',
      ask: {
        question: 'May Fay wait for a better turn?',
        hint: 'What does every turn end with?',
        choices: [
          {
            says: 'Yes, she passes and puts the King back.',
            claim: { events: [{ type: 'pass', player: 'Fay' }] },
            breaks: 'unknown-event',
            because: 'There is no passing in this game. Each turn lays one card.',
            ruling: 'unknown-event',
          },
          {
            says: 'Yes, she lays the King on nobody.',
            claim: { events: [{ type: 'play', player: 'Fay', card: 'king' }] },
            breaks: 'target-missing',
            because: 'The King must choose somebody, and only Dot is protected.',
            ruling: 'target-missing',
          },
          {
            says: 'No. She trades, say with Ann.',
            claim: { events: [{ type: 'play', player: 'Fay', card: 'king', target: 'Ann' }] },
            because: 'One of the two cards has to be played, and the King at least keeps her in.',
            ruling: 'unknown-event',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Fay says “pass”. The referee knows no such step: she is to play one of her two cards.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'unknown-event', suspects: [] } },
} satisfies Scenario
