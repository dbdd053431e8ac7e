import type { Scenario } from '../../types'

export default {
  title: 'Two cards drawn',
  shows: ['draw-twice'],
  record: {
    ruleset: 'bridgerton',
    players: ['Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: { Dot: ['kate'], Eli: ['colin'] },
      faceUp: ['eloise', 'kate', 'daphne'],
      deck: 16,
    },
    events: [
      { type: 'draw', player: 'Dot', card: 'eloise' },
      { type: 'draw', player: 'Dot' },
    ],
  },
  steps: [
    { after: 0, says: 'Dot has Kate in hand and starts.' },
    {
      after: 1,
      says: 'She draws Eloise and sighs: two low cards.',
      ask: {
        question: 'What may she do about it?',
        hint: 'How many cards does a turn bring?',
        choices: [
          {
            says: 'Draw another one and put one of the three back.',
            claim: { events: [{ type: 'draw', player: 'Dot' }] },
            breaks: 'already-drawn',
            because:
              'A turn begins with one card. More come only by what a played card says, as with Anthony.',
            ruling: 'already-drawn',
          },
          {
            says: 'Play one of the two.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'kate', target: 'Eli' }] },
            because: 'She has drawn, so now she plays. Kate at least shows her Eli’s hand.',
            ruling: 'already-drawn',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Dot reaches for the deck again. The referee stops her there: she has drawn and is to play.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'already-drawn', suspects: [] } },
} satisfies Scenario
