import type { Scenario } from '../../types'

export default {
  title: 'A count that cannot be',
  shows: ['queen-false-count'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['?'], Bea: ['?'], Cal: ['?', '?'], Dot: ['?'] },
      discards: {
        Ann: ['daphne', 'kate', 'eloise'],
        Bea: ['eloise', 'daphne', 'duke'],
        Cal: ['lady-featherington', 'anthony'],
        Dot: ['eloise', 'kate'],
      },
      deck: 6,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'queen-charlotte' },
      { type: 'count', lowest: 7, out: ['Dot'] },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'All hands are hidden. Open on the table lie, among others, both Daphnes, both Kates and Lady Featherington.',
    },
    {
      after: 1,
      says: 'Cal plays Queen Charlotte and counts.',
      ask: {
        question: 'Which of these counts can be true?',
        hint: 'Whoever keeps silent must hold something higher than the last number called, or a 0.',
        choices: [
          {
            says: 'At two Ann says yes.',
            claim: { events: [{ type: 'count', lowest: 2, out: ['Ann'] }] },
            breaks: 'impossible-card',
            because: 'The 2 is Kate, and both Kates lie open. Ann cannot hold a third.',
            ruling: 'impossible-card',
          },
          {
            says: 'At four Bea and Dot say yes.',
            claim: { events: [{ type: 'count', lowest: 4, out: ['Bea', 'Dot'] }] },
            because: 'Both Colins are unseen, and for Ann and Cal there are enough higher cards.',
            ruling: 'wrong-count',
          },
          {
            says: 'At seven Dot says yes, and she alone.',
            claim: { events: [{ type: 'count', lowest: 7, out: ['Dot'] }] },
            breaks: 'wrong-count',
            because:
              'Of the cards that could keep silent so long only Penelope is unseen, and three players kept silent.',
            ruling: 'wrong-count',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'The table reports a seven, by Dot alone. The referee does not believe it: Ann, Bea and Cal would all need a Daphne, an 8 or a 9, and just one such card is left. Somebody missed a number.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'wrong-count', suspects: [1] }, unproven: [] },
} satisfies Scenario
