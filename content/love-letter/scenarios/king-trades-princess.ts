import type { Scenario } from '../../types'

export default {
  title: 'Penelope is given away',
  shows: ['king-trades-princess'],
  record: {
    ruleset: 'bridgerton',
    players: ['Bea', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Fay',
      hands: { Bea: ['eloise'], Dot: ['kate'], Eli: ['duke'], Fay: ['lady-bridgerton', 'penelope'] },
      discards: { Dot: ['colin'], Eli: ['eloise'] },
      protected: ['Dot'],
      deck: 14,
    },
    events: [{ type: 'play', player: 'Fay', card: 'lady-bridgerton', target: 'Bea' }],
  },
  steps: [
    {
      after: 0,
      says: 'Fay holds Lady Bridgerton (7) and Penelope (9). Whoever plays or discards Penelope is out.',
    },
    {
      after: 0,
      says: 'She is about to lay Lady Bridgerton on Bea and trade hands: Penelope for an Eloise (1).',
      ask: {
        question: 'Who is out?',
        hint: 'Does Penelope lie face up anywhere?',
        choices: [
          {
            says: 'Nobody.',
            claim: { state: { out: [], holds: { Bea: ['penelope'], Fay: ['eloise'] } } },
            because: 'Penelope went from one hand to the other and was not discarded.',
            ruling: 'princess-discarded',
          },
          {
            says: 'Fay: she let go of Penelope.',
            claim: { state: { out: ['Fay'] } },
            because: 'Trading is neither playing nor discarding. Penelope never touched the table.',
            ruling: 'princess-discarded',
          },
          {
            says: 'Bea: nobody can take Penelope in.',
            claim: { state: { out: ['Bea'] } },
            because: 'Holding Penelope is never a danger in itself; only playing or discarding her is.',
            ruling: 'princess-discarded',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'The hands are traded and nobody is out. It is Bea’s turn now; she and Fay know each other’s card.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Bea',
      out: [],
      protected: ['Dot'],
      discards: { Bea: [], Fay: ['lady-bridgerton'] },
      holds: { Bea: ['penelope'], Fay: ['eloise'] },
    },
  },
} satisfies Scenario
