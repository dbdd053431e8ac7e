import type { Scenario } from '../../types'

export default {
  title: 'The Countess beside the Princess',
  shows: ['countess-with-princess', 'princess-played'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: { Cal: ['guard'], Dot: ['countess', 'princess'], Eli: ['handmaid'] },
      discards: { Cal: ['guard', 'priest'], Dot: ['guard'], Eli: ['baron'] },
      deck: 7,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'princess' },
      { type: 'discard', player: 'Dot', card: 'countess' },
    ],
  },
  steps: [
    { after: 0, says: 'Dot holds the two highest cards, the Countess and the Princess.' },
    {
      after: 1,
      says: 'She lays the Princess before she has thought about it. Cal says: “You had to play the Countess. Take it back.”',
      ask: {
        question: 'Is Cal right?',
        hint: 'Which cards force the Countess?',
        choices: [
          {
            says: 'Yes: any high card beside the Countess forces her.',
            claim: { state: { phase: 'draw', turn: 'Eli', discards: { Dot: ['guard', 'countess'] } } },
            because: 'Only a King or a Prince forces the Countess. The Princess does not.',
            ruling: 'forced-countess',
          },
          {
            says: 'No: the Princess stands, and Dot is to lay down her hand.',
            claim: { state: { phase: 'discard', discards: { Dot: ['guard', 'princess'] } } },
            because: 'Nothing forced her to the Countess, so the play counts, dear as it is.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    { after: 1, says: 'The play stands. Whoever plays the Princess leaves the round.' },
    { after: 2, says: 'Dot lays the Countess face up as well, without effect, and is out. Eli is next.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: { out: ['Dot'], turn: 'Eli', discards: { Dot: ['guard', 'princess', 'countess'] } },
  },
} satisfies Scenario
