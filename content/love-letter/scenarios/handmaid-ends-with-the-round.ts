import type { Scenario } from '../../types'

export default {
  title: 'No protection in the showdown',
  shows: ['handmaid-ends-with-the-round'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Ann', 'Fay'],
    tokens: { Ann: 2, Fay: 3 },
    start: {
      turn: 'Fay',
      hands: { Ann: ['lady-danbury'], Fay: ['colin', 'duke'] },
      discards: {
        Ann: ['eloise', 'lady-danbury', 'duke', 'colin', 'lady-bridgerton'],
        Fay: ['eloise', 'kate', 'lady-featherington', 'eloise'],
      },
      faceUp: ['eloise', 'kate', 'eloise'],
      setAside: 'penelope',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Fay', card: 'colin' },
      { type: 'reveal', player: 'Ann', card: 'lady-danbury' },
      { type: 'reveal', player: 'Fay', card: 'duke' },
      {
        type: 'deal',
        starter: 'Ann',
        faceUp: ['eloise', 'duke', 'colin'],
        hands: { Ann: 'eloise', Fay: 'kate' },
        setAside: 'lady-bridgerton',
      },
    ],
  },
  steps: [
    { after: 0, says: 'Fay has drawn the last card. She holds Colin (4) and the Duke (3).' },
    {
      after: 1,
      says: 'Fay lays Colin and is protected. The deck is empty, so the hands are shown: Ann’s Lady Danbury (5), Fay’s Duke (3).',
      ask: {
        question: 'Who wins the round?',
        hint: 'Comparing hands at the end is no effect of anybody’s card.',
        choices: [
          {
            says: 'Ann',
            claim: { state: { roundWinners: ['Ann'], protected: [] } },
            because: 'Hers is the higher hand, 5 against 3, and protection ends with the round.',
            ruling: 'protection',
          },
          {
            says: 'Fay: Colin spares her from being compared.',
            claim: { state: { roundWinners: ['Fay'] } },
            because: 'Colin keeps others from choosing her. At the end of the round all hands are compared.',
            ruling: 'protection',
          },
          {
            says: 'Both: nobody can be beaten under Colin.',
            claim: { state: { roundWinners: ['Ann', 'Fay'] } },
            because: 'Only equal hands win together. Colin changes nothing here.',
            ruling: 'ties',
          },
        ],
      },
    },
    { after: 3, says: 'Ann wins the round with the 5.' },
    { after: 4, says: 'The cards are dealt again. Nobody is protected as the new round begins.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Ann', protected: [], tokens: { Ann: 3, Fay: 3 }, deck: 10 },
  },
} satisfies Scenario
