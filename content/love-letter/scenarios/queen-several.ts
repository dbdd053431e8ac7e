import type { Scenario } from '../../types'

export default {
  title: 'Two answer at once',
  shows: ['queen-several'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: {
        Ann: ['eloise'],
        Bea: ['eloise'],
        Cal: ['duke'],
        Dot: ['queen-charlotte', 'colin'],
        Eli: ['lady-danbury'],
      },
      discards: { Ann: ['kate'], Bea: ['eloise'], Cal: ['anthony'] },
      deck: 12,
    },
    events: [
      { type: 'play', player: 'Dot', card: 'queen-charlotte' },
      { type: 'count', lowest: 1, out: ['Ann', 'Bea'] },
    ],
  },
  steps: [
    { after: 0, says: 'Five players. Ann and Bea happen to hold an Eloise each.' },
    {
      after: 1,
      says: 'Dot plays Queen Charlotte and says “one”.',
      ask: {
        question: 'Ann and Bea both say yes. Who is out?',
        hint: 'A tie saves you from the Duke. Does it save you here?',
        choices: [
          {
            says: 'Nobody: it is a tie.',
            claim: { events: [{ type: 'count', lowest: null, out: [] }] },
            breaks: 'wrong-count',
            because: 'That is how the Duke ends. Queen Charlotte puts out all who share the lowest number.',
            ruling: 'wrong-count',
          },
          {
            says: 'Only Ann, who sits first.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Ann'] }] },
            breaks: 'wrong-count',
            because: 'Bea’s number was called too, so she has to answer and goes out with Ann.',
            ruling: 'wrong-count',
          },
          {
            says: 'Both of them.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Ann', 'Bea'] }] },
            because: 'Everybody who holds the lowest number is out, however many they are.',
            ruling: 'wrong-count',
          },
        ],
      },
    },
    { after: 2, says: 'Ann and Bea lay their Eloises face up and are out. Eli is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      out: ['Ann', 'Bea'],
      turn: 'Eli',
      discards: { Ann: ['kate', 'eloise'], Bea: ['eloise', 'eloise'] },
    },
  },
} satisfies Scenario
