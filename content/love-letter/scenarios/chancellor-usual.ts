import type { Scenario } from '../../types'

const keeps = {
  type: 'keep',
  player: 'Dot',
  keeps: 'penelope',
  returns: ['lady-bridgerton', 'kate'],
}

export default {
  title: 'Anthony looks through three',
  shows: ['chancellor-usual'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Dot',
      hands: { Cal: ['duke'], Dot: ['anthony', 'lady-bridgerton'], Eli: ['colin'] },
      discards: { Cal: ['eloise'] },
      deck: 16,
    },
    events: [{ type: 'play', player: 'Dot', card: 'anthony' }, keeps],
  },
  steps: [
    {
      after: 0,
      says: 'Dot holds Anthony and Lady Bridgerton (7). She wants something better and will lay Anthony.',
    },
    {
      after: 1,
      says: 'Dot has laid Anthony and draws two cards: Kate (2) and Penelope (9). With Lady Bridgerton she looks at three.',
      ask: {
        question: 'What does she do with them?',
        hint: 'At the end of her turn she holds one card again.',
        choices: [
          {
            says: 'She keeps one and lays the others face up before her.',
            claim: { events: [{ type: 'discard', player: 'Dot', card: 'kate' }] },
            breaks: 'out-of-sequence',
            because:
              'They are neither played nor discarded. They go back under the deck, and nobody sees them.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'She keeps two and puts one back.',
            claim: { events: [{ type: 'keep', player: 'Dot', keeps: 'penelope', returns: ['kate'] }] },
            breaks: 'out-of-sequence',
            because: 'Two were drawn, so two go back. A hand is one card.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'She keeps one, and the other two go face down under the deck.',
            claim: { events: [keeps] },
            because: 'She keeps whichever she likes and puts the others under the deck in any order, unseen.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Dot keeps Penelope. Lady Bridgerton and Kate lie at the bottom of the deck, which is as long as before.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Eli',
      deck: 16,
      out: [],
      discards: { Dot: ['anthony'] },
      holds: { Dot: ['penelope'] },
    },
  },
} satisfies Scenario
