import type { Scenario } from '../../types'

export default {
  title: 'The Princess goes under the deck',
  shows: ['chancellor-puts-back-princess'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['baron'], Bea: ['chancellor', 'princess'], Cal: ['guard'], Dot: ['priest'] },
      discards: { Ann: ['spy'] },
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'chancellor' },
      { type: 'keep', player: 'Bea', keeps: 'handmaid', returns: ['guard', 'princess'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Bea holds a Chancellor and the Princess (9), who puts her out if she plays or discards her. So she will lay the Chancellor.',
    },
    {
      after: 1,
      says: 'Bea draws a Handmaid and a Guard. She finds the Princess too risky this early: she will keep the Handmaid and put the other two under the deck.',
      ask: {
        question: 'Is Bea out?',
        hint: 'Was the Princess played? Was she discarded?',
        choices: [
          {
            says: 'Yes: the Princess has left her hand.',
            claim: { state: { out: ['Bea'], discards: { Bea: ['chancellor', 'princess'] } } },
            because: 'Only playing or discarding the Princess puts one out. Under the deck she is neither.',
            ruling: 'princess-discarded',
          },
          {
            says: 'No.',
            claim: { state: { out: [], holds: { Bea: ['handmaid'] }, discards: { Bea: ['chancellor'] } } },
            because: 'A card put back with a Chancellor is not discarded.',
            ruling: 'princess-discarded',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea is still in. Only she knows that the Princess will be the last card of the deck.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Cal',
      out: [],
      deck: 14,
      discards: { Bea: ['chancellor'] },
      holds: { Bea: ['handmaid'] },
    },
  },
} satisfies Scenario
