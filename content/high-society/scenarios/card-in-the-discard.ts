import type { SeasonScenario } from '../../types'

const cards = (played: Record<string, number>) => ({ type: 'cards', played })

export default {
  title: 'That card has been to a Ball already',
  shows: ['card-in-the-discard'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Thorne', 'Lord Hale', 'Miss Quill', 'Mr Vale'],
    start: {
      ball: 3,
      tokens: { 'Lord Hale': ['Ann'], 'Mr Vale': ['Bea', 'Cal'], 'Miss Thorne': ['Cal'] },
      discard: [3, 5, 11, 12, 19, 22],
    },
    events: [{ type: 'ball' }, cards({ Ann: 16, Bea: 12, Cal: 7 })],
  },
  steps: [
    {
      after: 1,
      says: 'Two Balls are over. Their six cards lie in the discard: 3, 5, 11, 12, 19 and 22. The deck has not run out yet.',
      ask: {
        question: 'The cards of the third Ball are turned up and read out. Which of these can be right?',
        hint: 'Each number is there once in the box, and everybody who holds a card lays one.',
        choices: [
          {
            says: 'Ann 16, Bea 12, Cal 7',
            claim: { events: [cards({ Ann: 16, Bea: 12, Cal: 7 })] },
            breaks: 'card-in-discard',
            because: 'Card 12 lies in the discard until the deck is made anew, so nobody can hold it.',
            ruling: 'card-in-discard',
          },
          {
            says: 'Ann 16, Bea 21, Cal 7',
            claim: { events: [cards({ Ann: 16, Bea: 21, Cal: 7 })] },
            because: 'Three different numbers, and none of them has been laid before.',
            ruling: 'cards-laid',
          },
          {
            says: 'Ann 16, Bea 16, Cal 7',
            claim: { events: [cards({ Ann: 16, Bea: 16, Cal: 7 })] },
            breaks: 'card-twice',
            because: 'There is only one card 16. One of the two has been misread.',
            ruling: 'cards-laid',
          },
          {
            says: 'Ann 16, Cal 7, and none by Bea',
            claim: { events: [cards({ Ann: 16, Cal: 7 })] },
            breaks: 'cards-missing',
            because: 'Bea holds cards, so she has to lay one.',
            ruling: 'cards-laid',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea reads out 12. The referee does not take it, for 12 lies in the discard; perhaps she has read 21 the wrong way round.',
    },
  ],
  outcome: { fault: { at: 1, rule: 'card-in-discard' } },
} satisfies SeasonScenario
