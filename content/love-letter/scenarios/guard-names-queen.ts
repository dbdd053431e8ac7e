import type { Scenario } from '../../types'

const named = (guess: string) => ({ type: 'play', player: 'Fay', card: 'eloise', target: 'Bea', guess })

export default {
  title: 'Queen Charlotte has no number',
  shows: ['guard-names-queen'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Fay'],
    start: {
      turn: 'Fay',
      hands: { Ann: ['lady-danbury'], Bea: ['queen-charlotte'], Fay: ['eloise', 'duke'] },
      discards: { Ann: ['kate'], Bea: ['colin', 'eloise'], Fay: ['daphne'] },
      deck: 13,
    },
    events: [named('penelope'), { type: 'answer', player: 'Bea', holds: false }],
  },
  steps: [
    {
      after: 0,
      says: 'Fay believes that Bea is keeping Queen Charlotte. She holds Eloise, who names a number, and the Duke.',
      ask: {
        question: 'What may Fay say to Bea with Eloise?',
        hint: 'Look for a number on Queen Charlotte.',
        choices: [
          {
            says: '“Queen Charlotte”',
            claim: { events: [named('queen-charlotte')] },
            breaks: 'guess-unknown',
            because: 'Eloise names numbers. Queen Charlotte has none, so Eloise cannot find her.',
            ruling: 'naming-a-number',
          },
          {
            says: '“One”, since that is where the Queen begins to count.',
            claim: { events: [named('eloise')] },
            breaks: 'guess-guard',
            because: 'The number 1 may never be named. Besides, it is Eloise’s own, not the Queen’s.',
            ruling: 'guess-guard',
          },
          {
            says: '“Nine”',
            claim: { events: [named('penelope')] },
            because: 'She must name some number but 1, and Bea’s answer will be no.',
            ruling: 'naming-a-number',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Fay says “nine”. Bea holds no 9 and says no. The Queen is safe from Eloise, and from the Duke as well.',
    },
  ],
  outcome: {
    fault: null,
    state: { turn: 'Ann', out: [], deck: 13, holds: { Bea: ['queen-charlotte'], Fay: ['duke'] } },
  },
} satisfies Scenario
