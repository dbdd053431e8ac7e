import type { Scenario } from '../../types'

export default {
  title: 'A count without an answer',
  shows: ['queen-nobody'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['queen-charlotte', 'daphne'], Bea: ['daphne'] },
      discards: { Ann: ['eloise'], Bea: ['kate'] },
      faceUp: ['eloise', 'duke', 'eloise'],
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'queen-charlotte' },
      { type: 'count', lowest: null, out: [] },
    ],
  },
  steps: [
    { after: 0, says: 'Two players, and each of them has a Daphne. Ann holds Queen Charlotte as well.' },
    {
      after: 1,
      says: 'Ann plays Queen Charlotte and counts from one to nine.',
      ask: {
        question: 'What happens?',
        hint: 'The count never calls zero.',
        choices: [
          {
            says: 'Both are out with their zeros.',
            claim: { events: [{ type: 'count', lowest: 0, out: ['Ann', 'Bea'] }] },
            breaks: 'out-of-sequence',
            because: 'A Daphne never answers: the count starts at one.',
            ruling: 'count-starts-at-one',
          },
          {
            says: 'Ann is out, since her card found nobody.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Ann'] }] },
            breaks: 'impossible-card',
            because: 'Only a number that is called puts somebody out, and Ann has no Eloise to answer with.',
            ruling: 'count-starts-at-one',
          },
          {
            says: 'Nothing: nobody answers.',
            claim: { events: [{ type: 'count', lowest: null, out: [] }] },
            because: 'If no number is answered up to nine, the card changes nothing.',
            ruling: 'count-starts-at-one',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Silence up to nine. Nobody is out, and Bea is next. Both now know that the other holds a Daphne.',
    },
  ],
  outcome: {
    fault: null,
    state: { out: [], phase: 'draw', turn: 'Bea', discards: { Ann: ['eloise', 'queen-charlotte'] } },
  },
} satisfies Scenario
