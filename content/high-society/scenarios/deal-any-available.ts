import type { SeasonScenario } from '../../types'

export default {
  title: 'When “any” is not everybody',
  shows: ['deal-any-available', 'prospect-taken', 'scandal-needs-a-card'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Fay'],
    prospects: ['Lord Hale', 'Miss Thorne', 'Mr Vale', 'Lady Finch'],
    start: {
      ball: 5,
      discard: [2, 3, 6, 7, 9, 10, 13, 14, 16, 17, 23, 24],
      tokens: { 'Lord Hale': ['Ann', 'Fay'], 'Mr Vale': ['Ann'] },
      engaged: { Bea: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 15, Bea: 8, Fay: 20 } },
      { type: 'dance', player: 'Fay', prospect: 'Lord Hale', sendHome: 'Ann' },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale' },
      { type: 'give', player: 'Ann', to: 'Bea' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Fay dances with Lord Hale and sends Ann’s token there home. Ann is next with card 15, Make a Deal. It allows a dance with any prospect, and she thinks of winning her place with Lord Hale back.',
      ask: {
        question: 'What may Ann do?',
        hint: 'Which cards reach a prospect who is dancing already?',
        choices: [
          {
            says: 'Dance with Mr Vale, who is free.',
            claim: { events: [{ type: 'dance', player: 'Ann', prospect: 'Mr Vale' }] },
            because: 'Nobody dances with him, so her card reaches him like any other card.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Dance with Lord Hale: her card says “any”.',
            claim: { events: [{ type: 'dance', player: 'Ann', prospect: 'Lord Hale' }] },
            breaks: 'prospect-taken',
            because:
              'Any prospect who is free. Only Swoon, cards 6 and 10, goes where somebody dances already.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Catch Fay with Lord Hale.',
            claim: { events: [{ type: 'scandal', player: 'Ann', victim: 'Fay' }] },
            breaks: 'scandal-not-allowed',
            because: 'That takes a card which says so, and Make a Deal does not.',
            ruling: 'scandal-not-allowed',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Ann dances with Mr Vale and has two tokens on him now. Then her card wants her hand.',
    },
    { after: 5, says: 'She hands her other card to Bea, who has nothing to fear from her: Bea is engaged.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Bea',
      tokens: { 'Lord Hale': ['Fay', 'Fay'], 'Mr Vale': ['Ann', 'Ann'] },
      hands: { Ann: 0, Bea: 2, Fay: 1 },
      dancing: { Ann: 'Mr Vale', Fay: 'Lord Hale' },
    },
  },
} satisfies SeasonScenario
