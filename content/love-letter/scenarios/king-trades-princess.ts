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
      says: 'Fay holds Penelope (9), with whom one is out when one plays or discards her, and Lady Bridgerton (7).',
    },
    {
      after: 0,
      says: 'She lays Lady Bridgerton on Bea and trades hands: Penelope for an Eloise (1).',
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
      says: 'Nobody is out. But it is Bea’s turn, and Fay knows what Bea holds, as Bea knows of Fay’s Eloise.',
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
