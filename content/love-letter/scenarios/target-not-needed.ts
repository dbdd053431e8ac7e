import type { Scenario } from '../../types'

export default {
  title: 'Colin for a friend',
  shows: ['target-not-needed'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Cal', 'Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Eli',
      hands: { Cal: ['duke'], Dot: ['lady-danbury'], Eli: ['colin', 'eloise'], Fay: ['penelope'] },
      discards: { Cal: ['eloise'], Dot: ['kate'] },
      deck: 8,
    },
    events: [{ type: 'play', player: 'Eli', card: 'colin', target: 'Fay' }],
  },
  steps: [
    {
      after: 0,
      says: 'Eli holds Colin. Fay looks worried, and Eli would like to protect her.',
      ask: {
        question: 'How may Colin be played?',
        hint: 'Whom does Colin protect?',
        choices: [
          {
            says: 'On Fay, to protect her.',
            claim: { events: [{ type: 'play', player: 'Eli', card: 'colin', target: 'Fay' }] },
            breaks: 'target-not-allowed',
            because: 'Colin chooses nobody, and protects whoever plays the card.',
            ruling: 'target-not-allowed',
          },
          {
            says: 'Before Eli himself, without choosing anybody.',
            claim: { events: [{ type: 'play', player: 'Eli', card: 'colin' }] },
            because: 'Colin is simply laid, and whoever lays the card is protected until their next turn.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 1, says: 'Eli lays Colin “for Fay”. The referee declines: Colin can protect nobody but Eli.' },
  ],
  outcome: { fault: { at: 0, rule: 'target-not-allowed', suspects: [] } },
} satisfies Scenario
