import type { SeasonScenario } from '../../types'

export default {
  title: 'Four points each',
  shows: ['tie', 'plain-match'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Miss Thorne', 'Lord Marsh', 'Mr Ashby', 'Miss Quill'],
    start: {
      ball: 8,
      discard: [6, 13, 23],
      tokens: { 'Miss Thorne': ['Dan'], 'Lord Marsh': ['Dan'] },
      engaged: {
        Eve: { prospect: 'Mr Ashby', love: true },
        Fay: { prospect: 'Miss Quill', love: true },
      },
      traits: {
        'Lord Marsh': [{ arrows: 1, points: 1 }],
        'Mr Ashby': [{ arrows: 1, points: -1 }],
        'Miss Quill': [{ arrows: -2, points: 2 }],
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 11, Eve: 20, Fay: 7 } },
      { type: 'dance', player: 'Eve', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Dan', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Fay', prospect: 'Miss Quill' },
      { type: 'gossip', player: 'Fay' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'The final Ball. Eve is engaged to Mr Ashby, Fay to Miss Quill, both ring side up. Eve keeps Dan from Miss Thorne at the top.',
    },
    {
      after: 4,
      says: 'So Dan dances with Lord Marsh and is engaged to him, ring side down.',
    },
    {
      after: 6,
      says: 'Fay has danced and gossiped, and now all is counted, from the bottom up. Fay: Miss Quill’s place 1, Trait 2, love 1, makes 4. Eve: 2 − 1 + 1 makes 2. Dan: Lord Marsh’s place 3, Trait 1, makes 4.',
      ask: {
        question: 'Dan and Fay have 4 points each. Who wins?',
        hint: 'The rules look at one more thing, and it stands on the ladder.',
        choices: [
          {
            says: 'Fay: hers is a Love Match.',
            claim: { state: { winners: ['Fay'] } },
            because: 'Love has given her its point already. It is not asked twice.',
            ruling: 'tie',
          },
          {
            says: 'Dan: Lord Marsh stands higher than Miss Quill.',
            claim: { state: { winners: ['Dan'] } },
            because: 'Of equal Matches the one whose prospect stands higher is the better.',
            ruling: 'tie',
          },
          {
            says: 'Both of them share the season.',
            claim: { state: { winners: ['Dan', 'Fay'] } },
            because: 'No two players have the same prospect, so a tie can always be broken.',
            ruling: 'tie',
          },
        ],
      },
    },
    { after: 7, says: 'Dan wins by Lord Marsh’s place on the ladder, though his ring lies face down.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      engaged: { Dan: { prospect: 'Lord Marsh', love: false } },
      scores: { Dan: 4, Eve: 2, Fay: 4 },
      winners: ['Dan'],
    },
  },
} satisfies SeasonScenario
