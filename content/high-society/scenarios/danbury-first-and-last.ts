import type { SeasonScenario } from '../../types'

export default {
  title: 'The Diamonds have to wait',
  shows: ['danbury-first-and-last', 'danbury-order'],
  record: {
    ruleset: 'high-society',
    players: ['Cal', 'Dan', 'Eve', 'Fay'],
    prospects: ['Miss Quill', 'Lord Marsh', 'Lady Finch', 'Mr Vale', 'Miss Thorne'],
    balls: [null, null, null, null, 'lady-danbury', null, null, null],
    start: {
      ball: 5,
      tokens: { 'Miss Quill': ['Eve', 'Fay'], 'Lady Finch': ['Dan'], 'Mr Vale': ['Cal', 'Cal'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Cal: 16, Dan: 11, Eve: 1, Fay: 24 } },
      { type: 'dance', player: 'Eve', prospect: 'Miss Quill', sendHome: 'Fay' },
      { type: 'dance', player: 'Dan', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Cal', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Fay', prospect: 'Mr Vale' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Lady Danbury’s Ball. Fay has laid card 24, which otherwise opens every dance; Eve has card 1, which otherwise comes last. Both want Miss Quill.',
      ask: {
        question: 'Who of them gets to Miss Quill first?',
        hint: 'Both cards make an exception, and it is printed on them.',
        choices: [
          {
            says: 'Eve: card 1 is the lowest.',
            claim: { events: [{ type: 'dance', player: 'Eve', prospect: 'Miss Quill', sendHome: 'Fay' }] },
            because:
              'Only the numbers count here, lowest first: fashionably late or not, Eve opens the dance.',
            ruling: 'first-and-last',
          },
          {
            says: 'Fay: card 24 is always first.',
            claim: { events: [{ type: 'dance', player: 'Fay', prospect: 'Miss Quill' }] },
            breaks: 'turn-order',
            because: 'At this one Ball card 24 goes by its number, and that is the highest.',
            ruling: 'first-and-last',
          },
          {
            says: 'Neither: card 24 loses its place, but card 1 stays last, so Dan opens.',
            claim: { events: [{ type: 'dance', player: 'Dan', prospect: 'Lady Finch' }] },
            breaks: 'turn-order',
            because: 'The exception is for both cards. With 1 Eve has the lowest number there is.',
            ruling: 'first-and-last',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Eve opens the Ball with Miss Quill and sends Fay’s token home: the tile carries two of hers now. Dan, Cal and Fay follow.',
    },
    {
      after: 6,
      says: 'Fay comes last. Lord Marsh, Lady Finch and Miss Quill are taken; she dances with Mr Vale and has one of Cal’s two tokens sent home.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'gossip',
      turn: 'Eve',
      order: ['Eve', 'Dan', 'Cal', 'Fay'],
      tokens: {
        'Miss Quill': ['Eve', 'Eve'],
        'Lady Finch': ['Dan', 'Dan'],
        'Lord Marsh': ['Cal'],
        'Mr Vale': ['Cal', 'Fay'],
      },
    },
  },
} satisfies SeasonScenario
