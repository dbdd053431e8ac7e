import type { Scenario } from '../../types'

export default {
  title: 'Spent on a protected player',
  shows: ['protected-target-no-effect'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    rulings: { 'protected-target': 'no-effect' },
    start: {
      turn: 'Dot',
      hands: { Ann: ['lady-bridgerton'], Bea: ['anthony'], Cal: ['kate'], Dot: ['duke', 'eloise'] },
      discards: { Ann: ['kate'], Bea: ['daphne'], Cal: ['colin'] },
      protected: ['Cal'],
      deck: 13,
    },
    events: [{ type: 'play', player: 'Dot', card: 'duke', target: 'Cal' }],
  },
  steps: [
    {
      after: 0,
      says: 'This table agreed on the other reading: a card may be spent on a protected player and then does nothing. Cal sits under Colin; Dot holds the Duke and Eloise, the 1.',
    },
    {
      after: 0,
      says: 'With Eloise in hand a comparison would be folly, so Dot wants to lay the Duke on Cal.',
      ask: {
        question: 'How does that go on?',
        hint: 'At this table the choice is allowed. What does Colin do to it?',
        choices: [
          {
            says: 'Dot and Cal compare, and Dot is out.',
            claim: {
              events: [
                { type: 'play', player: 'Dot', card: 'duke', target: 'Cal' },
                { type: 'compare', loser: 'Dot' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'Cal may be named, but he is protected all the same: nothing is compared.',
            ruling: 'protected-target',
          },
          {
            says: 'The Duke is spent, and Ann draws.',
            claim: {
              events: [
                { type: 'play', player: 'Dot', card: 'duke', target: 'Cal' },
                { type: 'draw', player: 'Ann' },
              ],
            },
            because: 'With this reading a card on a protected player is wasted, and the turn is over.',
            ruling: 'protected-target',
          },
          {
            says: 'Dot simply lays the Duke on nobody, and Ann draws.',
            claim: {
              events: [
                { type: 'play', player: 'Dot', card: 'duke' },
                { type: 'draw', player: 'Ann' },
              ],
            },
            breaks: 'target-missing',
            because: 'Somebody still has to be named as long as anybody could be chosen.',
            ruling: 'target-missing',
          },
        ],
      },
    },
    { after: 1, says: 'Dot lays the Duke on Cal. No card is shown, nobody is out, and Ann is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      out: [],
      protected: ['Cal'],
      phase: 'draw',
      turn: 'Ann',
      discards: { Dot: ['duke'] },
      holds: { Dot: ['eloise'], Cal: ['kate'] },
    },
  },
} satisfies Scenario
