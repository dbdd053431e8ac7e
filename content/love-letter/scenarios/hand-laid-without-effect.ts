import type { Scenario } from '../../types'

export default {
  title: 'A last card without effect',
  shows: ['hand-laid-without-effect'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['lady-bridgerton', 'duke'], Bea: ['lady-danbury'], Cal: ['colin'] },
      deck: 17,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'duke', target: 'Bea' },
      { type: 'compare', loser: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'lady-danbury' },
    ],
  },
  steps: [
    { after: 0, says: 'Ann holds Lady Bridgerton, a 7, and the Duke.' },
    { after: 1, says: 'She plays the Duke on Bea. The two compare their cards in secret.' },
    {
      after: 2,
      says: 'Bea’s card is the lower one. It is Lady Danbury, who makes somebody discard a hand.',
      ask: {
        question: 'What comes of Lady Danbury?',
        hint: 'It is not played. It only leaves with Bea.',
        choices: [
          {
            says: 'Bea chooses Cal, who discards Colin.',
            claim: {
              events: [
                { type: 'discard', player: 'Bea', card: 'lady-danbury' },
                { type: 'discard', player: 'Cal', card: 'colin' },
              ],
            },
            breaks: 'out-of-sequence',
            because:
              'A card takes effect when it is played on one’s turn, not when it leaves with its owner.',
            ruling: 'hand-laid-without-effect',
          },
          {
            says: 'Bea lays it and draws a new hand.',
            claim: {
              events: [
                { type: 'discard', player: 'Bea', card: 'lady-danbury' },
                { type: 'draw', player: 'Bea' },
              ],
            },
            breaks: 'turn-order',
            because:
              'Bea is out. A new hand comes only after a Lady Danbury that was played, and it is Cal’s turn.',
            ruling: 'turn-order',
          },
          {
            says: 'Bea lays it face up, nothing happens, and Cal draws.',
            claim: {
              events: [
                { type: 'discard', player: 'Bea', card: 'lady-danbury' },
                { type: 'draw', player: 'Cal' },
              ],
            },
            because: 'The hand of whoever goes out is shown to all, and that is all it does.',
            ruling: 'hand-laid-without-effect',
          },
        ],
      },
    },
    { after: 3, says: 'Lady Danbury lies face up before Bea, who is out. Nobody discards. Cal is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Bea'],
      phase: 'draw',
      turn: 'Cal',
      deck: 17,
      discards: { Bea: ['lady-danbury'], Cal: [] },
      holds: { Cal: ['colin'] },
    },
  },
} satisfies Scenario
