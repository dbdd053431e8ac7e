import type { Scenario } from '../../types'

export default {
  title: 'Aiming at an empty chair',
  shows: ['target-who-is-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['king'], Cal: ['guard', 'princess'], Dot: ['baron'], Eli: ['handmaid'] },
      discards: { Ann: ['guard'], Bea: ['prince'] },
      out: ['Bea'],
      deck: 13,
    },
    events: [{ type: 'play', player: 'Cal', card: 'guard', target: 'Bea', guess: 'prince' }],
  },
  steps: [
    {
      after: 0,
      says: 'Bea is out, her Prince lies open. Cal has the Princess and a Guard, and does not want to provoke anybody.',
      ask: {
        question: 'Where may his Guard go?',
        hint: 'Only people who are still in can be chosen.',
        choices: [
          {
            says: 'To Bea, naming the Prince that lies before her.',
            claim: {
              events: [{ type: 'play', player: 'Cal', card: 'guard', target: 'Bea', guess: 'prince' }],
            },
            breaks: 'target-out',
            because: 'Whoever is out cannot be chosen until the next round.',
            ruling: 'target-out',
          },
          {
            says: 'To nobody.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'guard' }] },
            breaks: 'target-missing',
            because: 'Ann, Dot and Eli can be chosen, so one of them must be.',
            ruling: 'target-missing',
          },
          {
            says: 'To Dot, naming the Chancellor.',
            claim: {
              events: [{ type: 'play', player: 'Cal', card: 'guard', target: 'Dot', guess: 'chancellor' }],
            },
            because: 'Dot is in and not protected. Whether the name is right is another matter.',
            ruling: 'target-out',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Cal points at Bea. The referee declines: she is out of the round, and he is to choose somebody who is in.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'target-out', suspects: [] } },
} satisfies Scenario
