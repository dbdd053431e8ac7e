import type { Scenario } from '../../types'

export default {
  title: 'A Countess played freely',
  shows: ['countess-freely'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Eli',
      hands: { Bea: ['?'], Cal: ['?'], Dot: ['?'], Eli: ['?', '?'] },
      discards: {
        Bea: ['priest', 'guard'],
        Cal: ['guard', 'priest'],
        Dot: ['baron', 'guard'],
        Eli: ['spy'],
      },
      deck: 8,
    },
    events: [{ type: 'play', player: 'Eli', card: 'countess' }],
  },
  steps: [
    { after: 0, says: 'The table sees only what lies open. Eli looks at his two cards and smiles.' },
    {
      after: 1,
      says: 'He lays the Countess. Bea is sure: “So you have the King or a Prince.”',
      ask: {
        question: 'What can Eli’s other card be?',
        hint: 'He may lay the Countess whenever he likes. And look at what lies open.',
        choices: [
          {
            says: 'The King or a Prince, nothing else.',
            claim: { state: { holds: { Eli: ['prince', 'king'] } } },
            because: 'These two would have forced him, but the Countess may be played without being forced.',
            ruling: 'forced-countess',
          },
          {
            says: 'Any card at all but the Countess.',
            claim: {
              state: {
                holds: {
                  Eli: [
                    'spy',
                    'guard',
                    'priest',
                    'baron',
                    'handmaid',
                    'prince',
                    'chancellor',
                    'king',
                    'princess',
                  ],
                },
              },
            },
            because: 'Nearly. Both Priests lie open, so he cannot have one.',
            ruling: 'impossible-card',
          },
          {
            says: 'Any card but the Countess and the Priest.',
            claim: {
              state: {
                holds: {
                  Eli: ['spy', 'guard', 'baron', 'handmaid', 'prince', 'chancellor', 'king', 'princess'],
                },
              },
            },
            because: 'The Countess tells nothing of the card beside her. Only the open cards narrow it down.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Eli shows nothing more. He was forced, or he bluffed: the table cannot know. Bea is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Bea',
      holds: { Eli: ['spy', 'guard', 'baron', 'handmaid', 'prince', 'chancellor', 'king', 'princess'] },
    },
  },
} satisfies Scenario
