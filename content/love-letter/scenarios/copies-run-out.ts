import type { Scenario } from '../../types'

export default {
  title: 'A third Baron',
  shows: ['copies-run-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Eli',
      hands: { Bea: ['?'], Cal: ['?'], Eli: ['?', '?'] },
      discards: {
        Bea: ['baron', 'king'],
        Cal: ['guard', 'baron', 'priest'],
        Dot: ['priest'],
        Eli: ['prince'],
      },
      out: ['Dot'],
      deck: 9,
    },
    events: [{ type: 'play', player: 'Eli', card: 'baron', target: 'Bea' }],
  },
  steps: [
    {
      after: 0,
      says: 'All hands are hidden. Both Barons and both Priests lie open; of the Handmaids none has been seen.',
      ask: {
        question: 'Eli is to play. Which card can it be?',
        hint: 'There are two Barons, two Priests and two Handmaids in all.',
        choices: [
          {
            says: 'A Baron, on Bea.',
            claim: { events: [{ type: 'play', player: 'Eli', card: 'baron', target: 'Bea' }] },
            breaks: 'impossible-card',
            because: 'Two Barons lie before Bea and Cal. There is no third.',
            ruling: 'impossible-card',
          },
          {
            says: 'A Priest, on Cal.',
            claim: { events: [{ type: 'play', player: 'Eli', card: 'priest', target: 'Cal' }] },
            breaks: 'impossible-card',
            because: 'Both Priests lie before Cal and Dot.',
            ruling: 'impossible-card',
          },
          {
            says: 'A Handmaid.',
            claim: { events: [{ type: 'play', player: 'Eli', card: 'handmaid' }] },
            because: 'Both Handmaids are still unseen, so Eli may well have one.',
            ruling: 'impossible-card',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Somebody writes down “Baron” for Eli. It cannot be one, and the open cards alone prove it. Look at the card again.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'impossible-card', suspects: [] } },
} satisfies Scenario
