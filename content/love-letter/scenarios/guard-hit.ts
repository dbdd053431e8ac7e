import type { Scenario } from '../../types'

export default {
  title: 'A Guard that names the right card',
  shows: ['guard-hit'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['priest', 'guard'], Bea: ['baron'], Cal: ['prince'] },
      discards: { Bea: ['priest'], Cal: ['guard'] },
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'baron' },
      { type: 'answer', player: 'Bea', holds: true },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'Ann thinks that Bea has a Baron. She keeps her Priest, lays a Guard, points at Bea and says “Baron”.',
      ask: {
        question: 'Bea does hold a Baron. What happens?',
        hint: 'Whoever is asked by a Guard answers truly.',
        choices: [
          {
            says: 'Bea says no and keeps her card.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: false }] },
            breaks: 'wrong-answer',
            because: 'She holds it, so a no would not be true.',
            ruling: 'wrong-answer',
          },
          {
            says: 'Bea says yes and is out.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: true }] },
            because: 'The Guard found her card, so she leaves the round.',
            ruling: 'naming-a-number',
          },
          {
            says: 'Bea says yes, discards the Baron and draws a new card.',
            claim: {
              events: [
                { type: 'answer', player: 'Bea', holds: true },
                { type: 'draw', player: 'Bea' },
              ],
            },
            breaks: 'turn-order',
            because:
              'Only a Prince gives somebody a new hand. Found by a Guard, she is out, and it is Cal’s turn.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    { after: 2, says: 'Bea says yes, lays the Baron face up before her and is out. Cal is next.' },
  ],
  outcome: {
    fault: null,
    state: { out: ['Bea'], turn: 'Cal', deck: 14, discards: { Bea: ['priest', 'baron'] } },
  },
} satisfies Scenario
