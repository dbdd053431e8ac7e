import type { Scenario } from '../../types'

const prince = { type: 'play', player: 'Dot', card: 'prince' }

export default {
  title: 'The Prince turns round',
  shows: ['prince-everybody-protected'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Dot',
      hands: { Bea: ['king'], Cal: ['priest'], Dot: ['prince', 'baron'] },
      discards: { Bea: ['handmaid'], Cal: ['handmaid'] },
      protected: ['Bea', 'Cal'],
      deck: 9,
    },
    events: [
      { ...prince, target: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'baron' },
      { type: 'draw', player: 'Dot', card: 'guard' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Bea and Cal are both under a Handmaid. Dot holds a Prince and a Baron, and decides to lay the Prince.',
      ask: {
        question: 'On whom?',
        hint: 'A Guard or a Baron would be laid without effect here. A Prince may choose more players than they.',
        choices: [
          {
            says: 'On herself.',
            claim: { events: [{ ...prince, target: 'Dot' }] },
            because: 'A Prince can choose its own player, and nobody else is left to choose.',
            ruling: 'protection',
          },
          {
            says: 'On nobody: everybody is protected.',
            claim: { events: [prince] },
            breaks: 'target-missing',
            because: 'Not quite everybody: Dot herself can be chosen by a Prince, so she must be.',
            ruling: 'target-missing',
          },
          {
            says: 'On Bea: two Handmaids cannot stop a Prince.',
            claim: { events: [{ ...prince, target: 'Bea' }] },
            breaks: 'target-protected',
            because: 'A protected player cannot be chosen, whatever the card.',
            ruling: 'target-protected',
          },
        ],
      },
    },
    { after: 2, says: 'Dot discards her own Baron, without effect.' },
    {
      after: 3,
      says: 'She draws a Guard. Bea is next, and her protection ends; Cal’s lasts a little longer.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Bea',
      protected: ['Cal'],
      deck: 8,
      discards: { Dot: ['prince', 'baron'] },
      holds: { Dot: ['guard'] },
    },
  },
} satisfies Scenario
