import type { Scenario } from '../../types'

export default {
  title: 'Penelope is played',
  shows: ['princess-played', 'hand-laid-without-effect'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['duke'], Bea: ['kate', 'penelope'], Cal: ['anthony'] },
      discards: { Ann: ['eloise'] },
      deck: 16,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'penelope' },
      { type: 'discard', player: 'Bea', card: 'kate' },
    ],
  },
  steps: [
    { after: 0, says: 'Bea is new to the game. She holds Kate and has drawn Penelope, the highest number.' },
    {
      after: 1,
      says: 'A high card must do something grand, she thinks, and lays Penelope.',
      ask: {
        question: 'What happens?',
        hint: 'Penelope wins by staying in the hand.',
        choices: [
          {
            says: 'Nothing: Penelope has no effect, and Cal is next.',
            claim: { state: { out: [], turn: 'Cal' } },
            because: 'Penelope, played or discarded, always puts her own player out.',
            ruling: 'princess-discarded',
          },
          {
            says: 'Bea is out. Her other card stays hidden.',
            claim: { state: { out: ['Bea'], discards: { Bea: ['penelope'] } } },
            because: 'She is out, but a hand that leaves the round is laid face up.',
            ruling: 'hand-laid-without-effect',
          },
          {
            says: 'Bea is out and lays Kate face up too.',
            claim: { state: { out: ['Bea'], discards: { Bea: ['penelope', 'kate'] } } },
            because: 'Whoever plays Penelope is out, and the rest of the hand is shown.',
            ruling: 'princess-discarded',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea is out. She lays Kate beside Penelope, and Kate looks at nobody’s hand. Cal is next.',
    },
  ],
  outcome: {
    fault: null,
    state: { out: ['Bea'], phase: 'draw', turn: 'Cal', discards: { Bea: ['penelope', 'kate'] } },
  },
} satisfies Scenario
