import type { Scenario } from '../../types'

export default {
  title: 'A card from the other box',
  shows: ['unknown-card'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['?'], Bea: ['?', '?'], Cal: ['?'] },
      discards: { Ann: ['priest'] },
      deck: 10,
    },
    events: [{ type: 'play', player: 'Bea', card: 'chancellor' }],
  },
  steps: [
    {
      after: 0,
      says: 'They play with the sixteen classic cards: without Spies and without Chancellors. All hands are hidden.',
      ask: {
        question: 'Which of these can Bea do?',
        hint: 'Two of the three need a card that stayed in the box.',
        choices: [
          {
            says: 'Play a Chancellor.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'chancellor' }] },
            breaks: 'unknown-card',
            because: 'The classic deck has no 6.',
            ruling: 'unknown-card',
          },
          {
            says: 'Play a Guard on Ann and name the Spy.',
            claim: { events: [{ type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'spy' }] },
            breaks: 'guess-unknown',
            because: 'Bea may have a Guard, but it must name a card of this deck, and there is no 0 in it.',
            ruling: 'guess-unknown',
          },
          {
            says: 'Play a Guard on Ann and name the Prince.',
            claim: {
              events: [{ type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'prince' }],
            },
            because: 'Guards and Princes are both among the sixteen cards.',
            ruling: 'naming-a-number',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Bea does lay a Chancellor. Then one slipped in when the deck was made: the referee knows no such card here, and the round is best dealt anew.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'unknown-card', suspects: [] } },
} satisfies Scenario
