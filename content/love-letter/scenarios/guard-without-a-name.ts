import type { Scenario } from '../../types'

const plays = { type: 'play', player: 'Bea', card: 'guard' }

export default {
  title: 'Pointing is not enough',
  shows: ['guard-without-a-name'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Bea',
      hands: { Bea: ['guard', 'countess'], Cal: ['handmaid'], Dot: ['baron'] },
      deck: 11,
    },
    events: [{ ...plays, target: 'Dot' }],
  },
  steps: [
    {
      after: 0,
      says: 'Bea has the first turn of the round, with a Guard and the Countess. She wants to lay the Guard.',
      ask: {
        question: 'What belongs to a Guard?',
        hint: 'Dot has to be able to answer yes or no.',
        choices: [
          {
            says: 'Somebody and a card: “Dot, a Baron”.',
            claim: { events: [{ ...plays, target: 'Dot', guess: 'baron' }] },
            because: 'A Guard chooses another player and names a card.',
            ruling: 'guess-missing',
          },
          {
            says: 'Only somebody to point at: “Dot”.',
            claim: { events: [{ ...plays, target: 'Dot' }] },
            breaks: 'guess-missing',
            because: 'Then there is nothing to answer. A card has to be named with it.',
            ruling: 'guess-missing',
          },
          {
            says: 'Nothing: nobody is known well enough yet.',
            claim: { events: [plays] },
            breaks: 'target-missing',
            because: 'Cal and Dot can both be chosen, so she must choose one of them and guess.',
            ruling: 'target-missing',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Bea has laid the Guard and only pointed at Dot. The referee asks for a name before anything goes on.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'guess-missing', suspects: [] } },
} satisfies Scenario
