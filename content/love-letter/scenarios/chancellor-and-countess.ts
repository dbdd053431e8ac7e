import type { Scenario } from '../../types'

const keeps = {
  type: 'keep',
  player: 'Cal',
  keeps: 'lady-bridgerton',
  returns: ['lady-featherington', 'eloise'],
}

export default {
  title: 'Anthony brings Lady Featherington',
  shows: ['chancellor-and-countess'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Cal',
      hands: {
        Ann: ['duke'],
        Bea: ['colin'],
        Cal: ['anthony', 'lady-bridgerton'],
        Dot: ['eloise'],
        Eli: ['lady-danbury'],
      },
      discards: { Ann: ['eloise'], Bea: ['kate'] },
      deck: 13,
    },
    events: [{ type: 'play', player: 'Cal', card: 'anthony' }, keeps],
  },
  steps: [
    { after: 0, says: 'Cal holds Anthony and Lady Bridgerton (7). He is about to lay Anthony.' },
    {
      after: 1,
      says: 'Anthony brings him Lady Featherington (8) and an Eloise. Cal remembers: with Lady Bridgerton in hand, Lady Featherington has to be played.',
      ask: {
        question: 'Does that hold now?',
        hint: 'Is Cal choosing the card of his turn?',
        choices: [
          {
            says: 'No, he may keep Lady Bridgerton and put Lady Featherington back.',
            claim: { events: [keeps] },
            because: 'While Anthony’s cards are in hand, Lady Featherington forces nothing.',
            ruling: 'forced-countess',
          },
          {
            says: 'Yes, he must lay Lady Featherington at once.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'lady-featherington' }] },
            breaks: 'out-of-sequence',
            because:
              'He has played his card for this turn: Anthony. Her rule is for the choice of that card.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    { after: 2, says: 'Cal keeps Lady Bridgerton. Lady Featherington and Eloise go under the deck.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'draw',
      turn: 'Dot',
      deck: 13,
      discards: { Cal: ['anthony'] },
      holds: { Cal: ['lady-bridgerton'] },
    },
  },
} satisfies Scenario
