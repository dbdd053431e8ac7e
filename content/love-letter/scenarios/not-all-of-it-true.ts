import type { Scenario } from '../../types'

export default {
  title: 'It cannot all be true',
  shows: ['not-all-of-it-true'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: { turn: 'Ann', hands: { Ann: ['?', '?'], Bea: ['?'], Cal: ['?'], Dot: ['?'] }, deck: 10 },
    events: [
      { type: 'play', player: 'Ann', card: 'baron', target: 'Dot' },
      { type: 'compare', loser: null },
      { type: 'draw', player: 'Bea' },
      { type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'handmaid' },
      { type: 'answer', player: 'Ann', holds: false },
      { type: 'draw', player: 'Cal' },
      { type: 'play', player: 'Cal', card: 'guard', target: 'Dot', guess: 'handmaid' },
      { type: 'answer', player: 'Dot', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'The first turn of a round. All hands are hidden.' },
    { after: 2, says: 'Ann plays a Baron on Dot. They compare in secret and say: equal.' },
    { after: 5, says: 'Bea plays a Guard on Ann and says “Handmaid”. Ann says no.' },
    {
      after: 7,
      says: 'Cal plays a Guard on Dot and says “Handmaid” as well.',
      ask: {
        question: 'If all that was said is true, what must Dot answer?',
        hint: 'Ann and Dot have not changed their cards since they compared them.',
        choices: [
          {
            says: 'Nobody can tell: yes is possible.',
            claim: { events: [{ type: 'answer', player: 'Dot', holds: true }] },
            breaks: 'contradiction',
            because: 'Dot’s card equals Ann’s, and Ann’s is no Handmaid. So a yes would not fit.',
            ruling: 'contradiction',
          },
          {
            says: 'No.',
            claim: { events: [{ type: 'answer', player: 'Dot', holds: false }] },
            because: 'Equal cards, and one of them is no Handmaid: then the other is none either.',
            ruling: 'contradiction',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Dot says yes and shows a Handmaid. So either the hands were not equal, or Ann’s no was a slip. The referee names both moments and leaves it to the table which it was.',
    },
  ],
  outcome: { fault: { at: 7, rule: 'contradiction', suspects: [1, 4] }, unproven: [] },
} satisfies Scenario
