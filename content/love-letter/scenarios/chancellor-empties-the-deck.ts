import type { Scenario } from '../../types'

export default {
  title: 'The deck empties and fills',
  shows: ['chancellor-empties-the-deck'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Dot'],
    start: {
      turn: 'Dot',
      hands: { Bea: ['handmaid'], Dot: ['chancellor', 'king'] },
      discards: {
        Bea: ['priest', 'guard', 'chancellor', 'prince', 'baron', 'guard', 'spy'],
        Dot: ['guard', 'spy', 'prince', 'handmaid', 'baron'],
      },
      faceUp: ['guard', 'guard', 'priest'],
      setAside: 'princess',
      deck: ['guard', 'countess'],
    },
    events: [
      { type: 'play', player: 'Dot', card: 'chancellor' },
      { type: 'keep', player: 'Dot', keeps: 'countess', returns: ['king', 'guard'] },
      { type: 'draw', player: 'Bea', card: 'king' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Two cards are left in the deck. Dot holds a Chancellor and the King.',
    },
    {
      after: 1,
      says: 'Dot lays the Chancellor and draws both cards, a Guard and the Countess: for a moment the deck is empty. She will keep the Countess and put the King and the Guard back.',
      ask: {
        question: 'Does the round end?',
        hint: 'The deck is looked at after the turn, once its effect is done.',
        choices: [
          {
            says: 'Yes: the deck was empty, so hands are shown.',
            claim: { state: { phase: 'reveal', deck: 0 } },
            because:
              'In the middle of an effect nobody looks at the deck. After it there are two cards again.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'No: Bea has her turn.',
            claim: { state: { phase: 'draw', turn: 'Bea', deck: 2 } },
            because: 'When the Chancellor is done, two cards lie there, and the round goes on.',
            ruling: 'when-the-deck-is-empty',
          },
        ],
      },
    },
    { after: 2, says: 'The King and the Guard are the deck now, in the order that Dot chose.' },
    { after: 3, says: 'Bea draws the King, and Dot knows it.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'play', turn: 'Bea', deck: 1, holds: { Bea: ['handmaid', 'king'], Dot: ['countess'] } },
  },
} satisfies Scenario
