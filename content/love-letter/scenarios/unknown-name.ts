import type { Scenario } from '../../types'

export default {
  title: 'Somebody who only watches',
  shows: ['unknown-name'],
  record: {
    ruleset: 'bridgerton',
    players: ['Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: { Dot: ['kate', 'colin'], Eli: ['duke'] },
      faceUp: ['eloise', 'eloise', 'penelope'],
      deck: 15,
    },
    events: [{ type: 'play', player: 'Dot', card: 'kate', target: 'Fay' }],
  },
  steps: [
    {
      after: 0,
      says: 'Dot and Eli play; Fay only watches over Eli’s shoulder.',
      ask: {
        question: 'On whom may Dot play Kate?',
        hint: 'Who has a hand to look at?',
        choices: [
          {
            says: 'On Fay, who has seen Eli’s card.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'kate', target: 'Fay' }] },
            breaks: 'unknown-player',
            because: 'Fay is not in this game. Only players can be chosen.',
            ruling: 'unknown-player',
          },
          {
            says: 'On Eli.',
            claim: { events: [{ type: 'play', player: 'Dot', card: 'kate', target: 'Eli' }] },
            because: 'With two players the other one is the only choice.',
            ruling: 'unknown-player',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Dot points at Fay, for fun. The referee has no Fay at this table. If she wants to play, she joins in between two rounds.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'unknown-player', suspects: [] } },
} satisfies Scenario
