import type { Scenario } from '../../types'

export default {
  title: 'Under Colin’s protection',
  shows: ['handmaid-protects'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['colin', 'lady-bridgerton'], Bea: ['lady-danbury'], Cal: ['duke'] },
      deck: 17,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'colin' },
      { type: 'draw', player: 'Bea', card: 'eloise' },
      { type: 'play', player: 'Bea', card: 'eloise', target: 'Cal', guess: 'anthony' },
      { type: 'answer', player: 'Cal', holds: false },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Ann begins the round, holding Colin and Lady Bridgerton (7), whom she would like to keep.',
    },
    {
      after: 2,
      says: 'Ann lays Colin. Until her next turn nobody else can choose her. Bea draws Eloise and holds Lady Danbury too.',
      ask: {
        question: 'What may Bea do?',
        hint: 'Does Colin make a difference between the cards of other players?',
        choices: [
          {
            says: 'Lay Eloise on Ann and name the 7.',
            claim: {
              events: [
                { type: 'play', player: 'Bea', card: 'eloise', target: 'Ann', guess: 'lady-bridgerton' },
              ],
            },
            breaks: 'target-protected',
            because: 'Ann is protected: she cannot be chosen, not even for a guess.',
            ruling: 'target-protected',
          },
          {
            says: 'Lay Lady Danbury on Ann, so that she discards her hand.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'lady-danbury', target: 'Ann' }] },
            breaks: 'target-protected',
            because: 'Lady Danbury chooses a player like Eloise does, and Ann cannot be chosen.',
            ruling: 'protection',
          },
          {
            says: 'Lay Eloise on Cal and name the 6.',
            claim: {
              events: [{ type: 'play', player: 'Bea', card: 'eloise', target: 'Cal', guess: 'anthony' }],
            },
            because: 'Cal is not protected, so he can be chosen.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 4, says: 'Bea asks Cal, who holds no 6. Ann is still protected in Cal’s turn, which is next.' },
  ],
  outcome: { fault: null, state: { turn: 'Cal', protected: ['Ann'], out: [], deck: 16 } },
} satisfies Scenario
