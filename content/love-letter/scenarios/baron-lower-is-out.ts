import type { Scenario } from '../../types'

export default {
  title: 'The lower card is out',
  shows: ['baron-lower-is-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['baron', 'chancellor'], Bea: ['prince'], Cal: ['handmaid'] },
      discards: { Ann: ['guard'], Bea: ['priest'], Cal: ['guard'] },
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'baron', target: 'Cal' },
      { type: 'compare', loser: 'Cal' },
      { type: 'discard', player: 'Cal', card: 'handmaid' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann holds a Baron and a Chancellor (6), which is rather high. She will measure it against Cal.',
    },
    {
      after: 1,
      says: 'Ann lays the Baron on Cal. The two look at each other’s card in secret: a Chancellor (6) and a Handmaid (4).',
      ask: {
        question: 'What do they tell the table?',
        hint: 'The Baron itself lies on the table. What counts is the card that Ann kept.',
        choices: [
          {
            says: 'Cal is out.',
            claim: { events: [{ type: 'compare', loser: 'Cal' }] },
            because: 'His 4 is lower than Ann’s 6.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Ann is out: her Baron, a 3, is lower than 4.',
            claim: { events: [{ type: 'compare', loser: 'Ann' }] },
            breaks: 'wrong-comparison',
            because: 'Not the Baron is compared but the card she kept, a 6.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Nobody is out: Cal has a Handmaid.',
            claim: { events: [{ type: 'compare', loser: null }] },
            breaks: 'wrong-comparison',
            because: 'A Handmaid in the hand protects nobody; she must have been played.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 2, says: 'Cal is the lower one. Ann does not say what she holds.' },
    {
      after: 3,
      says: 'Cal lays his Handmaid face up before him, without effect, and is out. Ann’s card stays secret.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Bea',
      out: ['Cal'],
      protected: [],
      discards: { Cal: ['guard', 'handmaid'] },
      holds: { Ann: ['chancellor'] },
    },
  },
} satisfies Scenario
