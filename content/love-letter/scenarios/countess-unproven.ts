import type { Scenario } from '../../types'

export default {
  title: 'Nobody can prove it',
  shows: ['countess-unproven'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Fay',
      hands: { Cal: ['?'], Dot: ['?'], Eli: ['?'], Fay: ['?', '?'] },
      discards: { Cal: ['eloise'], Dot: ['kate'], Eli: ['duke'] },
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Fay', card: 'lady-danbury', target: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'eloise' },
      { type: 'draw', player: 'Dot' },
    ],
  },
  steps: [
    { after: 0, says: 'Fay has two cards that nobody else sees.' },
    {
      after: 1,
      says: 'She plays Lady Danbury on Dot. Cal frowns: what if her other card is Lady Featherington?',
      ask: {
        question: 'What does the referee make of it?',
        hint: 'Nobody has seen the other card, and everybody is trusted until something proves otherwise.',
        choices: [
          {
            says: 'The play is accepted, and from now on Fay is taken not to hold Lady Featherington.',
            claim: {
              state: {
                phase: 'discard',
                holds: {
                  Fay: [
                    'daphne',
                    'eloise',
                    'kate',
                    'duke',
                    'colin',
                    'lady-danbury',
                    'anthony',
                    'lady-bridgerton',
                    'penelope',
                    'queen-charlotte',
                  ],
                },
              },
            },
            because: 'A play that can be right counts as right, and what it tells of her hand counts too.',
            ruling: 'must-play-countess',
          },
          {
            says: 'The play is accepted, and Fay may hold any card, Lady Featherington too.',
            claim: {
              state: {
                phase: 'discard',
                holds: {
                  Fay: [
                    'daphne',
                    'eloise',
                    'kate',
                    'duke',
                    'colin',
                    'lady-danbury',
                    'anthony',
                    'lady-bridgerton',
                    'lady-featherington',
                    'penelope',
                    'queen-charlotte',
                  ],
                },
              },
            },
            because: 'Had she kept Lady Featherington, Lady Danbury could not have been played.',
            ruling: 'forced-countess',
          },
          {
            says: 'Fay must show her other card before it counts.',
            claim: { state: { phase: 'play' } },
            because: 'Nobody has to show a card that is kept. The play counts as it is.',
            ruling: 'mistakes',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'The play counts. The referee notes that it could not be checked, and accuses nobody.',
    },
    { after: 3, says: 'Dot discards Eloise and draws a new card. Cal is next.' },
  ],
  outcome: {
    fault: null,
    unproven: [0],
    state: {
      phase: 'draw',
      turn: 'Cal',
      holds: {
        Fay: [
          'daphne',
          'eloise',
          'kate',
          'duke',
          'colin',
          'lady-danbury',
          'anthony',
          'lady-bridgerton',
          'penelope',
          'queen-charlotte',
        ],
      },
    },
  },
} satisfies Scenario
