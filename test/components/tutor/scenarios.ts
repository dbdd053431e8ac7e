import type { Scenario } from '@/content/types'

/** A Guard that hits: a question at the second step, and everybody's hand known but for one. */
export const guardHit = {
  title: 'A Guard that hits',
  shows: ['guard-hit'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: { turn: 'Ann', hands: { Ann: ['priest', 'guard'], Bea: ['baron'] }, deck: 12 },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'baron' },
      { type: 'answer', player: 'Bea', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'Ann thinks of a Baron.' },
    {
      after: 1,
      says: 'Ann names the Baron.',
      ask: {
        question: 'What happens?',
        hint: 'Answers are true.',
        choices: [
          {
            says: 'Bea says no.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: false }] },
            breaks: 'wrong-answer',
            because: 'She holds it.',
            ruling: 'wrong-answer',
          },
          {
            says: 'Bea is out.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: true }] },
            because: 'It was her card.',
            ruling: 'naming-a-number',
          },
        ],
      },
    },
    { after: 2, says: 'Bea lays the Baron.' },
  ],
  outcome: { fault: null, state: { out: ['Bea'] } },
} satisfies Scenario

/** A Baron played with the Countess in hand beside a Prince: the referee refuses the last event. */
export const countessKept = {
  title: 'The Countess stays in hand',
  shows: ['countess-with-prince'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: { turn: 'Ann', hands: { Ann: ['countess', 'prince'] }, deck: 12 },
    events: [{ type: 'play', player: 'Ann', card: 'prince', target: 'Bea' }],
  },
  steps: [
    { after: 0, says: 'Ann holds the Countess and a Prince.' },
    { after: 1, says: 'She plays the Prince.' },
  ],
  outcome: { fault: { at: 0, rule: 'must-play-countess' } },
} satisfies Scenario
