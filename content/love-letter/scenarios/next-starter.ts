import type { Scenario } from '../../types'

export default {
  title: 'Who won starts',
  shows: ['next-starter'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Cal',
      hands: { Bea: ['colin'], Cal: ['eloise', 'anthony'] },
      discards: { Ann: ['duke', 'kate'], Bea: ['eloise'] },
      out: ['Ann'],
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'eloise', target: 'Bea', guess: 'colin' },
      { type: 'answer', player: 'Bea', holds: true },
      { type: 'deal', starter: 'Cal' },
    ],
  },
  steps: [
    { after: 0, says: 'Ann started this round and went out with the Duke. Cal is on turn.' },
    {
      after: 2,
      says: 'Cal plays Eloise on Bea and says “four”. Bea says yes, and Cal has won the round.',
      ask: {
        question: 'The cards are shuffled and dealt again. Who starts?',
        hint: 'It has nothing to do with where people sit.',
        choices: [
          {
            says: 'Ann, who started the last round too.',
            claim: { events: [{ type: 'deal', starter: 'Ann' }] },
            breaks: 'wrong-starter',
            because: 'The first round’s starter has no claim to the next one.',
            ruling: 'wrong-starter',
          },
          {
            says: 'Bea: it is the next one’s turn to start.',
            claim: { events: [{ type: 'deal', starter: 'Bea' }] },
            breaks: 'wrong-starter',
            because: 'Starting does not go round the table.',
            ruling: 'wrong-starter',
          },
          {
            says: 'Cal, the winner.',
            claim: { events: [{ type: 'deal', starter: 'Cal' }] },
            because: 'Whoever won the round takes the first turn of the next.',
            ruling: 'wrong-starter',
          },
        ],
      },
    },
    { after: 3, says: 'A new round is dealt to all three, Ann and Bea included. Cal draws first.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Cal',
      deck: 18,
      out: [],
      discards: { Ann: [], Bea: [], Cal: [] },
      tokens: { Ann: 0, Bea: 0, Cal: 1 },
      roundWinners: null,
    },
  },
} satisfies Scenario
