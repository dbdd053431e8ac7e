import type { SeasonScenario } from '../../types'

export default {
  title: 'A token, and then another',
  shows: ['swoon-besides'],
  record: {
    ruleset: 'high-society',
    players: ['Cal', 'Dan', 'Eve'],
    prospects: ['Lord Marsh', 'Miss Thorne', 'Mr Vale', 'Miss Quill'],
    rulings: { 'swoon-token': 'besides' },
    start: { ball: 2 },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Cal: 21, Dan: 6, Eve: 4 } },
      { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'This table has decided that Swoon brings the usual token first, and its replacement after that. No token lies anywhere yet.',
    },
    {
      after: 3,
      says: 'Cal dances with Miss Thorne and lays a token. Dan has Swoon, card 6, and dances with her as well.',
      ask: {
        question: 'What lies with Miss Thorne now?',
        hint: 'Do it in two steps, and look at the tile after each.',
        choices: [
          {
            says: 'One token of Dan, in place of Cal’s.',
            claim: { state: { tokens: { 'Miss Thorne': ['Dan'] } } },
            because: 'With the usual reading, yes. Here the token of any dance comes on top.',
            ruling: 'swoon-token',
          },
          {
            says: 'Two tokens of Dan.',
            claim: { state: { tokens: { 'Miss Thorne': ['Dan', 'Dan'] }, supply: { Cal: 4, Dan: 2 } } },
            because: 'First he lays one beside Cal’s, then another in place of it.',
            ruling: 'swoon-token',
          },
          {
            says: 'One of each: there was room, so nothing is replaced.',
            claim: { state: { tokens: { 'Miss Thorne': ['Cal', 'Dan'] } } },
            because:
              'That is only the first step. Swoon replaces a dancer’s token whether there is room or not.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Dan’s ring: two at once are a proposal.',
            claim: { state: { engaged: { Dan: { prospect: 'Miss Thorne', love: true } } } },
            because: 'A proposal takes two that lay there before the dance. Dan came with none.',
            ruling: 'third-dance',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Cal’s token goes home, and Dan has a pair with Miss Thorne after a single dance. Eve is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Eve',
      tokens: { 'Miss Thorne': ['Dan', 'Dan'] },
      supply: { Cal: 4, Dan: 2, Eve: 4 },
      dancing: { Cal: 'Miss Thorne', Dan: 'Miss Thorne' },
    },
  },
} satisfies SeasonScenario
