import type { Scenario } from '../../types'

export default {
  title: 'A no that cannot be true',
  shows: ['guard-false-no'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Ann', 'Bea'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['guard', 'princess'], Bea: ['?'] },
      discards: {
        Ann: ['priest', 'guard', 'handmaid', 'countess'],
        Bea: ['guard', 'handmaid', 'priest', 'baron', 'king'],
      },
      faceUp: ['guard', 'guard', 'baron'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'prince' },
      { type: 'answer', player: 'Bea', holds: false },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Sixteen cards, and the last one is drawn. Ann counts: only the two Princes have not turned up. One is set aside, so the other is in Bea’s hand.',
    },
    {
      after: 1,
      says: 'Ann lays her Guard on Bea and says “Prince”.',
      ask: {
        question: 'Can Bea truthfully say no?',
        hint: 'Count the cards that are on the table and in Ann’s hand.',
        choices: [
          {
            says: 'No, the open cards prove that she holds a Prince.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: true }] },
            because: 'Two cards are unseen, and both are Princes. Her answer must be yes.',
            ruling: 'wrong-answer',
          },
          {
            says: 'Yes, nobody can look into her hand.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: false }] },
            breaks: 'wrong-answer',
            because: 'Nobody needs to look: no other card is left for her to hold.',
            ruling: 'wrong-answer',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea has said no, perhaps by a slip. The referee knows that it cannot be, and asks the table to put it right.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'wrong-answer', suspects: [1] } },
} satisfies Scenario
