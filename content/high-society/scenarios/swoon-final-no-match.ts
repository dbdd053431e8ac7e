import type { SeasonScenario } from '../../types'

export default {
  title: 'One too many at the last dance',
  shows: ['swoon-final-no-match', 'jealousy-final-no-match'],
  record: {
    ruleset: 'high-society',
    players: ['Dan', 'Eve', 'Fay'],
    prospects: ['Lord Marsh', 'Lady Finch', 'Mr Ashby', 'Miss Thorne'],
    rulings: { 'swoon-final': 'no-match' },
    start: {
      ball: 8,
      tokens: { 'Lord Marsh': ['Dan'] },
      engaged: { Fay: { prospect: 'Miss Thorne', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Dan: 8, Eve: 6, Fay: 3 } },
      { type: 'dance', player: 'Dan', prospect: 'Lord Marsh', token: 'Lady Finch' },
      { type: 'dance', player: 'Eve', prospect: 'Lord Marsh' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'The final Ball. Dan has laid Jealousy, card 8: he dances with Lord Marsh without a Match, and a token of his goes to Lady Finch. Another one still lies with Lord Marsh.',
    },
    {
      after: 3,
      says: 'Eve has Swoon, card 6. This table has decided that nobody is matched with a prospect who dances already. Eve dances with Lord Marsh all the same.',
      ask: {
        question: 'What comes of it?',
        hint: 'Without the Match it is Swoon as in any other Ball.',
        choices: [
          {
            says: 'A Match: Lord Marsh is single, and so is Eve.',
            claim: { state: { engaged: { Eve: { prospect: 'Lord Marsh', love: false } } } },
            because: 'At most tables, yes. Here Dan’s dance with him stands in the way of it.',
            ruling: 'swoon-final',
          },
          {
            says: 'Nothing: without a Match her dance has no use.',
            claim: { state: { tokens: { 'Lord Marsh': ['Dan'] } } },
            because: 'The last Ball takes nothing from a dance. Her token comes as it always would.',
            ruling: 'swoon-final',
          },
          {
            says: 'Her token takes the place of Dan’s.',
            claim: { state: { tokens: { 'Lord Marsh': ['Eve'] }, supply: { Dan: 3, Eve: 3 } } },
            because: 'Dan dances there and has a token there, so that is the one Swoon replaces.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve stays single with a token that can no longer help her. With Mr Ashby, who was free, Swoon would have made a Match at this table too.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      ball: 8,
      turn: 'Fay',
      engaged: { Fay: { prospect: 'Miss Thorne', love: true } },
      tokens: { 'Lord Marsh': ['Eve'], 'Lady Finch': ['Dan'], 'Mr Ashby': [] },
      supply: { Dan: 3, Eve: 3, Fay: 4 },
      dancing: { Dan: 'Lord Marsh', Eve: 'Lord Marsh' },
    },
  },
} satisfies SeasonScenario
