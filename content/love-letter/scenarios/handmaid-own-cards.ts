import type { Scenario } from '../../types'

export default {
  title: 'Her own Prince reaches her',
  shows: ['handmaid-own-cards'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['king'], Bea: ['handmaid', 'priest'], Cal: ['guard'] },
      discards: { Ann: ['guard'] },
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'handmaid' },
      { type: 'draw', player: 'Cal', card: 'handmaid' },
      { type: 'play', player: 'Cal', card: 'handmaid' },
      { type: 'draw', player: 'Ann', card: 'spy' },
      { type: 'play', player: 'Ann', card: 'spy' },
      { type: 'draw', player: 'Bea', card: 'prince' },
      { type: 'play', player: 'Bea', card: 'prince', target: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'priest' },
      { type: 'draw', player: 'Bea', card: 'chancellor' },
    ],
  },
  steps: [
    { after: 0, says: 'Bea holds a Handmaid and a Priest. The Handmaid is what she will lay.' },
    { after: 5, says: 'Cal lays the other Handmaid, and Ann a Spy. Now it is Bea’s turn again.' },
    {
      after: 6,
      says: 'Bea draws a Prince. She would like to be rid of her Priest.',
      ask: {
        question: 'May she lay the Prince on herself, with a Handmaid before her?',
        hint: 'Against whose cards does a Handmaid protect?',
        choices: [
          {
            says: 'No, she is protected, so the Prince has no effect on anybody.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'prince' }] },
            breaks: 'target-missing',
            because:
              'A Handmaid never hinders one’s own cards, and hers has ended anyway. A Prince always chooses somebody.',
            ruling: 'protection',
          },
          {
            says: 'No; but she may lay it on Cal.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'prince', target: 'Cal' }] },
            breaks: 'target-protected',
            because: 'It is the other way round: Cal is still protected from her, and she is not.',
            ruling: 'target-protected',
          },
          {
            says: 'Yes.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'prince', target: 'Bea' }] },
            because: 'Protection is against the cards of others. Her own cards reach her.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 9, says: 'Bea discards the Priest, which has no effect, and draws a Chancellor.' },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Cal',
      out: [],
      protected: [],
      discards: { Bea: ['handmaid', 'prince', 'priest'] },
      holds: { Bea: ['chancellor'] },
      deck: 11,
    },
  },
} satisfies Scenario
