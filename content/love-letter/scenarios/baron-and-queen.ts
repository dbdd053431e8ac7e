import type { Scenario } from '../../types'

export default {
  title: 'The Duke meets the Queen',
  shows: ['baron-and-queen'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Fay'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['duke', 'queen-charlotte'], Bea: ['eloise'], Fay: ['lady-danbury'] },
      discards: { Bea: ['kate'], Fay: ['eloise'] },
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'duke', target: 'Bea' },
      { type: 'compare', loser: null },
    ],
  },
  steps: [
    { after: 0, says: 'Ann holds the Duke and Queen Charlotte, who has a crown where others have a number.' },
    {
      after: 1,
      says: 'Ann lays the Duke on Bea. They compare in secret: Queen Charlotte against Eloise (1).',
      ask: {
        question: 'Who goes out?',
        hint: 'To be lower than the Queen, a card would need her to have a number.',
        choices: [
          {
            says: 'Nobody',
            claim: { events: [{ type: 'compare', loser: null }] },
            because: 'Without a number there is no lower card, whichever of the two holds the Queen.',
            ruling: 'duke-and-queen',
          },
          {
            says: 'Bea: a queen stands above everybody.',
            claim: { events: [{ type: 'compare', loser: 'Bea' }] },
            breaks: 'wrong-comparison',
            because: 'The Queen has no number, so no card is lower than she.',
            ruling: 'duke-and-queen',
          },
          {
            says: 'Ann: the Queen loses to every card.',
            claim: { events: [{ type: 'compare', loser: 'Ann' }] },
            breaks: 'wrong-comparison',
            because: 'She does so when hands are shown at the end of a round. The Duke cannot put her out.',
            ruling: 'duke-and-queen',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Nobody is out. It would be the same if Bea held the Queen and Ann the 1. Bea now knows where the Queen is.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Bea',
      out: [],
      discards: { Ann: ['duke'], Bea: ['kate'] },
      holds: { Ann: ['queen-charlotte'], Bea: ['eloise'] },
    },
  },
} satisfies Scenario
