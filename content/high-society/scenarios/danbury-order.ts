import type { SeasonScenario } from '../../types'

const first = (player: string) => ({ type: 'dance', player, prospect: 'Lady Finch' })

export default {
  title: 'The evening that begins at the bottom',
  shows: ['danbury-order'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Mr Ashby', 'Lady Finch', 'Lord Hale', 'Miss Thorne', 'Mr Vale', 'Miss Quill'],
    balls: ['lady-danbury', 'lady-plum', null, null, null, null, null, null],
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 17, Bea: 3, Cal: 22, Dan: 9, Eve: 12 } },
      first('Bea'),
      { type: 'dance', player: 'Dan', prospect: 'Mr Ashby' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Eight Ball cards lie in a row, and the Invitation lies on the leftmost: Lady Danbury’s. Beside it lies Lady Plum’s, where high numbers dance first. Cal has a high card and would rather begin there.',
      ask: {
        question: 'Which Ball is opened?',
        hint: 'What does the Invitation tell?',
        choices: [
          {
            says: 'Lady Danbury’s.',
            claim: { events: [{ type: 'ball', name: 'lady-danbury' }] },
            because: 'The Balls come in the order of the row, from left to right.',
            ruling: 'wrong-ball',
          },
          {
            says: 'Lady Plum’s, if all agree.',
            claim: { events: [{ type: 'ball', name: 'lady-plum' }] },
            breaks: 'wrong-ball',
            because: 'The row was shuffled so that nobody chooses. Lady Plum’s comes next.',
            ruling: 'wrong-ball',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'The cards are turned up: Cal has 22, Ann 17, Eve 12, Dan 9 and Bea 3.',
      ask: {
        question: 'Who dances first?',
        hint: 'Whose Ball is it?',
        choices: [
          {
            says: 'Bea, with the lowest number.',
            claim: { events: [first('Bea')] },
            because: 'At Lady Danbury’s Ball the lowest number opens, and the highest has to wait.',
            ruling: 'turn-order',
          },
          {
            says: 'Cal, with the highest number.',
            claim: { events: [first('Cal')] },
            breaks: 'turn-order',
            because: 'That is the rule of every other Ball. Lady Danbury turns it round.',
            ruling: 'turn-order',
          },
          {
            says: 'Ann, who sits first.',
            claim: { events: [first('Ann')] },
            breaks: 'turn-order',
            because: 'Seats play no part in the order of dancing: only the numbers do.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Bea dances with Lady Finch.',
      ask: {
        question: 'Who comes after Bea?',
        hint: 'Count upwards from 3.',
        choices: [
          {
            says: 'Dan, with 9.',
            claim: { events: [{ type: 'dance', player: 'Dan', prospect: 'Mr Ashby' }] },
            because: 'Nine is the next higher number. Eve, Ann and Cal follow.',
            ruling: 'turn-order',
          },
          {
            says: 'Cal, who sits next to her.',
            claim: { events: [{ type: 'dance', player: 'Cal', prospect: 'Mr Ashby' }] },
            breaks: 'turn-order',
            because: 'The dance does not go round the table. With 22 Cal is the last of all.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Dan dances with Mr Ashby at the top, who will be long taken when Cal may choose.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Eve',
      order: ['Bea', 'Dan', 'Eve', 'Ann', 'Cal'],
      tokens: { 'Lady Finch': ['Bea'], 'Mr Ashby': ['Dan'] },
      dancing: { Bea: 'Lady Finch', Dan: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
