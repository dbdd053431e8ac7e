import type { Scenario } from '../../types'

export default {
  title: 'Three cards for two',
  shows: ['deal-too-few-face-up'],
  record: {
    ruleset: 'bridgerton',
    players: ['Eli', 'Fay'],
    events: [{ type: 'deal', starter: 'Fay', faceUp: ['eloise'] }],
  },
  steps: [
    {
      after: 0,
      says: 'Eli and Fay play alone. One card lies face down beside the deck, and each has one in hand.',
      ask: {
        question: 'How many cards lie face up?',
        hint: 'It depends on the number of players.',
        choices: [
          {
            says: 'None.',
            claim: { events: [{ type: 'deal', starter: 'Fay', faceUp: [] }] },
            breaks: 'wrong-setup',
            because: 'That is the setup for three players or more.',
            ruling: 'wrong-setup',
          },
          {
            says: 'One.',
            claim: { events: [{ type: 'deal', starter: 'Fay', faceUp: ['eloise'] }] },
            breaks: 'wrong-setup',
            because: 'One lies face down with any number of players. Face up it is another number.',
            ruling: 'wrong-setup',
          },
          {
            says: 'Three.',
            claim: { events: [{ type: 'deal', starter: 'Fay', faceUp: ['eloise', 'kate', 'anthony'] }] },
            because: 'With two players three more cards go aside, and these lie open.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    { after: 1, says: 'They turn up one card only. The referee asks for two more before anybody draws.' },
  ],
  outcome: { fault: { at: 0, rule: 'wrong-setup', suspects: [] } },
} satisfies Scenario
