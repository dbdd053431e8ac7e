import type { Scenario } from '../../types'

const keeps = { type: 'keep', player: 'Fay', keeps: 'princess', returns: ['baron'] }

export default {
  title: 'One card for the Chancellor',
  shows: ['chancellor-one-card'],
  record: {
    ruleset: 'love-letter',
    players: ['Eli', 'Fay'],
    start: {
      turn: 'Fay',
      hands: { Eli: ['countess'], Fay: ['chancellor', 'baron'] },
      discards: {
        Eli: ['guard', 'priest', 'prince', 'guard', 'handmaid', 'guard'],
        Fay: ['guard', 'spy', 'baron', 'prince', 'chancellor', 'guard', 'priest'],
      },
      faceUp: ['spy', 'guard', 'king'],
      setAside: 'handmaid',
      deck: ['princess'],
    },
    events: [
      { type: 'play', player: 'Fay', card: 'chancellor' },
      keeps,
      { type: 'draw', player: 'Eli', card: 'baron' },
    ],
  },
  steps: [
    { after: 0, says: 'One card is left in the deck. Fay holds a Chancellor and a Baron (3).' },
    {
      after: 1,
      says: 'Fay lays the Chancellor, for whom one draws two cards. There is only one: the Princess (9).',
      ask: {
        question: 'What does Fay do?',
        hint: 'She cannot draw what is not there, and she ends with one card.',
        choices: [
          {
            says: 'She draws the one, keeps one of two and puts one back.',
            claim: { events: [keeps] },
            because: 'One is drawn, so one is returned, and the deck has one card again.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Nothing: with fewer than two cards the Chancellor has no effect.',
            claim: { events: [{ type: 'draw', player: 'Eli', card: 'princess' }] },
            breaks: 'out-of-sequence',
            because: 'Only an empty deck leaves him without effect. One card is drawn, and one goes back.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'She draws it and takes the card set aside for the second.',
            claim: {
              events: [{ type: 'keep', player: 'Fay', keeps: 'princess', returns: ['handmaid', 'baron'] }],
            },
            breaks: 'out-of-sequence',
            because: 'The card set aside is only for a Prince when the deck is empty.',
            ruling: 'prince-and-empty-deck',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Fay keeps the Princess and puts the Baron back. That is one card in the deck, so the round goes on.',
    },
    { after: 3, says: 'Eli draws the Baron. His turn is the last.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'play', turn: 'Eli', deck: 0, holds: { Eli: ['baron', 'countess'], Fay: ['princess'] } },
  },
} satisfies Scenario
