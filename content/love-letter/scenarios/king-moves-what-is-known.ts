import type { Scenario } from '../../types'

const asks = (target: string, holds: boolean) => [
  { type: 'play', player: 'Ann', card: 'guard', target, guess: 'baron' },
  { type: 'answer', player: target, holds },
]

export default {
  title: 'Follow the card',
  shows: ['king-moves-what-is-known'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['priest', 'handmaid'], Bea: ['baron'], Cal: ['prince'] },
      deck: 16,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'priest', target: 'Bea' },
      { type: 'draw', player: 'Bea', card: 'king' },
      { type: 'play', player: 'Bea', card: 'king', target: 'Cal' },
      { type: 'draw', player: 'Cal', card: 'spy' },
      { type: 'play', player: 'Cal', card: 'spy' },
      { type: 'draw', player: 'Ann', card: 'guard' },
      ...asks('Cal', true),
    ],
  },
  steps: [
    { after: 1, says: 'Ann lays a Priest on Bea and sees her Baron.' },
    { after: 3, says: 'Bea draws the King and lays him on Cal: the two trade hands.' },
    {
      after: 6,
      says: 'Cal draws a Spy and lays it. Now Ann draws a Guard. She remembers the Baron.',
      ask: {
        question: 'Who says yes when Ann names the Baron?',
        hint: 'Where did the card go that she saw?',
        choices: [
          {
            says: 'Bea: Ann has seen it in her hand.',
            claim: { events: asks('Bea', true) },
            breaks: 'impossible-card',
            because: 'Since then Bea has traded hands. What Ann knew of her hand went to Cal with the card.',
            ruling: 'impossible-card',
          },
          {
            says: 'Cal: he got it from Bea and has kept it.',
            claim: { events: asks('Cal', true) },
            because: 'The Baron went from Bea to Cal, and since then Cal has laid only the Spy that he drew.',
            ruling: 'naming-a-number',
          },
          {
            says: 'Nobody: after a trade nothing can be known.',
            claim: { events: asks('Cal', false) },
            breaks: 'wrong-answer',
            because: 'A trade moves cards, but they stay the cards they are. Cal holds the Baron.',
            ruling: 'wrong-answer',
          },
        ],
      },
    },
    { after: 8, says: 'Ann lays the Guard on Cal and names the Baron. He says yes and is out.' },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Bea',
      out: ['Cal'],
      deck: 13,
      discards: { Bea: ['king'], Cal: ['spy', 'baron'] },
      holds: { Ann: ['handmaid'], Bea: ['prince'] },
    },
  },
} satisfies Scenario
