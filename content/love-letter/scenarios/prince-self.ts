import type { Scenario } from '../../types'

const prince = { type: 'play', player: 'Cal', card: 'prince' }

export default {
  title: 'A Prince for oneself',
  shows: ['prince-self'],
  record: {
    ruleset: 'love-letter',
    players: ['Cal', 'Fay'],
    start: {
      turn: 'Cal',
      hands: { Cal: ['prince', 'guard'], Fay: ['baron'] },
      discards: { Cal: ['priest'], Fay: ['guard'] },
      faceUp: ['baron', 'guard', 'handmaid'],
      deck: 12,
    },
    events: [
      { ...prince, target: 'Cal' },
      { type: 'discard', player: 'Cal', card: 'guard' },
      { type: 'draw', player: 'Cal', card: 'countess' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Cal holds a Prince and a Guard (1). He is tired of his Guard; perhaps the deck has something better.',
      ask: {
        question: 'Which of these may Cal do?',
        hint: 'One card of the game may be turned on oneself.',
        choices: [
          {
            says: 'Lay the Guard on himself and name the Prince.',
            claim: {
              events: [{ type: 'play', player: 'Cal', card: 'guard', target: 'Cal', guess: 'prince' }],
            },
            breaks: 'target-self',
            because: 'A Guard is for another player.',
            ruling: 'target-self',
          },
          {
            says: 'Lay the Prince without choosing anybody.',
            claim: { events: [prince] },
            breaks: 'target-missing',
            because: 'A Prince always has somebody to choose: if nobody else, then Cal himself.',
            ruling: 'target-missing',
          },
          {
            says: 'Lay the Prince on himself and draw a new hand.',
            claim: { events: [{ ...prince, target: 'Cal' }] },
            because: 'A Prince chooses any player, and that includes whoever plays it.',
            ruling: 'target-self',
          },
        ],
      },
    },
    { after: 2, says: 'Cal lays the Prince on himself and discards the Guard, which asks nobody anything.' },
    { after: 3, says: 'He draws the Countess (8). It is Fay’s turn.' },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Fay',
      deck: 11,
      out: [],
      discards: { Cal: ['priest', 'prince', 'guard'] },
      holds: { Cal: ['countess'] },
    },
  },
} satisfies Scenario
