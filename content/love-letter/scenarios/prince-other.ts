import type { Scenario } from '../../types'

const discards = { type: 'discard', player: 'Ann', card: 'lady-bridgerton' }
const draws = { type: 'draw', player: 'Ann', card: 'eloise' }

export default {
  title: 'Lady Danbury clears a hand',
  shows: ['prince-other'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Dot', 'Eli'],
    start: {
      turn: 'Eli',
      hands: { Ann: ['lady-bridgerton'], Dot: ['anthony'], Eli: ['lady-danbury', 'kate'] },
      discards: { Ann: ['kate'], Dot: ['colin'] },
      protected: ['Dot'],
      deck: 15,
    },
    events: [{ type: 'play', player: 'Eli', card: 'lady-danbury', target: 'Ann' }, discards, draws],
  },
  steps: [
    { after: 0, says: 'Eli suspects a high card with Ann. He holds Lady Danbury and Kate.' },
    {
      after: 1,
      says: 'Eli lays Lady Danbury on Ann, who holds Lady Bridgerton (7).',
      ask: {
        question: 'What happens next?',
        hint: 'First something is laid down, then something is drawn. By whom?',
        choices: [
          {
            says: 'Ann draws a card and discards one of the two.',
            claim: { events: [draws, discards] },
            breaks: 'out-of-sequence',
            because: 'There is nothing to choose. She discards the hand she has before she draws.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Ann discards Lady Bridgerton and draws a new card.',
            claim: { events: [discards, draws] },
            because: 'The hand goes first, face up, and then a new one is drawn.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Eli discards his Kate, too.',
            claim: { events: [{ type: 'discard', player: 'Eli', card: 'kate' }] },
            breaks: 'out-of-sequence',
            because: 'Only the player who was chosen discards, and that is Ann.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    { after: 2, says: 'Ann lays Lady Bridgerton face up before her. No hands are traded.' },
    { after: 3, says: 'Ann draws an Eloise. She is still in, and it is her turn now.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Ann',
      deck: 14,
      out: [],
      discards: { Ann: ['kate', 'lady-bridgerton'] },
      holds: { Ann: ['eloise'], Eli: ['kate'] },
    },
  },
} satisfies Scenario
