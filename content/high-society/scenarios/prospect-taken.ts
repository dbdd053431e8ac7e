import type { SeasonScenario } from '../../types'

const bea = (prospect: string) => ({ type: 'dance', player: 'Bea', prospect })

export default {
  title: 'One partner at a time',
  shows: ['prospect-taken'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Mr Vale', 'Miss Quill', 'Lord Hale', 'Lady Finch'],
    start: {
      ball: 4,
      discard: [3, 6, 7, 10, 13, 14, 20, 21, 24],
      tokens: { 'Mr Vale': ['Bea', 'Bea'], 'Lady Finch': ['Ann', 'Ann'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 22, Bea: 17, Cal: 12 } },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale' },
      bea('Mr Vale'),
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Bea has two tokens on Mr Vale: the next dance with him would be her proposal. But Ann has the higher number.',
    },
    {
      after: 3,
      says: 'Ann dances with Mr Vale and sends one of Bea’s tokens home. It is Bea’s turn.',
      ask: {
        question: 'With whom may Bea dance?',
        hint: 'Tokens keep nobody away. Dancers do.',
        choices: [
          {
            says: 'With Mr Vale, on whom she still has a token.',
            claim: { events: [bea('Mr Vale')] },
            breaks: 'prospect-taken',
            because: 'He dances with Ann. Until this Ball is over he is taken, whoever’s tokens he carries.',
            ruling: 'prospect-taken',
          },
          {
            says: 'With Miss Thorne, whose tile was left in the box: five prospects are more fun.',
            claim: { events: [bea('Miss Thorne')] },
            breaks: 'unknown-prospect',
            because:
              'One more prospect than players is chosen before the first Ball, and nobody joins them later.',
            ruling: 'unknown-name',
          },
          {
            says: 'With Lady Finch, on whom Ann has two tokens.',
            claim: { events: [bea('Lady Finch')] },
            because:
              'Nobody dances with Lady Finch. One of Ann’s tokens goes home, and Bea’s takes its place.',
            ruling: 'prospect-taken',
          },
          {
            says: 'With nobody yet: she lets Cal go first and waits for Mr Vale.',
            claim: { events: [{ type: 'dance', player: 'Cal', prospect: 'Lord Hale' }] },
            breaks: 'turn-order',
            because: 'Turns are not swapped, and Mr Vale stays with Ann to the end of the Ball.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea puts her tile beside Mr Vale all the same. The referee does not take it: he dances with Ann already, and she is to choose somebody who is free.',
    },
  ],
  outcome: { fault: { at: 3, rule: 'prospect-taken' } },
} satisfies SeasonScenario
