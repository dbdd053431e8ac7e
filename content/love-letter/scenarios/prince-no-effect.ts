import type { Scenario } from '../../types'

const draws = { type: 'draw', player: 'Cal', card: 'duke' }

export default {
  title: 'A Queen without an audience',
  shows: ['prince-no-effect'],
  record: {
    ruleset: 'bridgerton',
    players: ['Bea', 'Cal', 'Dot', 'Fay'],
    start: {
      turn: 'Bea',
      hands: { Bea: ['lady-danbury', 'anthony'], Cal: ['queen-charlotte'], Dot: ['kate'], Fay: ['eloise'] },
      deck: 16,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'lady-danbury', target: 'Cal' },
      { type: 'discard', player: 'Cal', card: 'queen-charlotte' },
      draws,
    ],
  },
  steps: [
    {
      after: 0,
      says: 'The first turn of the round: Bea is about to lay Lady Danbury on Cal, who holds Queen Charlotte.',
    },
    {
      after: 2,
      says: 'Cal discards Queen Charlotte. If she were played, one would count up from 1 to find the lowest card.',
      ask: {
        question: 'What comes now?',
        hint: 'Discarded is not played.',
        choices: [
          {
            says: 'The count. Fay holds an Eloise, so she says yes at “one”.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Fay'] }] },
            breaks: 'out-of-sequence',
            because: 'A discarded card has no effect: nobody counts. Cal is to draw.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Cal draws a new card, and that is all.',
            claim: { events: [draws] },
            because: 'The Queen is only laid down. Cal draws the hand that Lady Danbury gives him.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Cal starts his turn with no card in hand.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'duke', target: 'Fay' }] },
            breaks: 'out-of-sequence',
            because:
              'First he draws a new hand for the one he discarded. Then his turn begins, with another draw.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Cal draws the Duke. Nobody is out, and Queen Charlotte lies before him for the rest of the round.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Cal',
      deck: 15,
      out: [],
      discards: { Cal: ['queen-charlotte'] },
      holds: { Cal: ['duke'] },
    },
  },
} satisfies Scenario
