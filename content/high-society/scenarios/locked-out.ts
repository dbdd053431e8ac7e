import type { SeasonScenario } from '../../types'

const dan = (prospect: string) => ({ type: 'dance', player: 'Dan', prospect })
const rest = [{ type: 'gossip', player: 'Dan' }, { type: 'end-ball' }]

export default {
  title: 'A partner, but no Match',
  shows: ['locked-out', 'must-dance', 'engaged-dancer-blocks'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Vale', 'Lady Finch', 'Lord Marsh'],
    cards: { 12: { text: 'A plain dance.' } },
    start: {
      ball: 8,
      discard: [1, 4, 7, 8, 10, 11, 14, 15, 17, 18, 21, 24],
      tokens: { 'Lady Finch': ['Dan', 'Dan'] },
      engaged: {
        Ann: { prospect: 'Lord Hale', love: true },
        Bea: { prospect: 'Miss Quill', love: true },
        Cal: { prospect: 'Mr Vale', love: true },
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 22, Bea: 19, Cal: 13, Dan: 12 } },
      { type: 'dance', player: 'Ann', prospect: 'Lady Finch' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Cal', prospect: 'Mr Vale' },
      dan('Miss Quill'),
      ...rest,
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Ann, Bea and Cal are engaged; Dan is single and has two tokens on Lady Finch. But his 12, a plain dance at this table, is the lowest number.',
    },
    {
      after: 5,
      says: 'Ann dances with Lady Finch and Bea with Lord Marsh, the only two who are single. Cal dances with his own Mr Vale. Lord Hale and Miss Quill are free, and engaged.',
      ask: {
        question: 'What can Dan do?',
        hint: 'Free to dance and free to marry are two things.',
        choices: [
          {
            says: 'Dance with Lady Finch: his two tokens come first.',
            claim: { events: [dan('Lady Finch')] },
            breaks: 'prospect-taken',
            because: 'Ann dances with her. Tokens reserve nobody.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Dance with Miss Quill, Bea’s Match.',
            claim: { events: [dan('Miss Quill')] },
            because: 'She is free for this dance. He lays no token, but he may turn up one of her Traits.',
            ruling: 'locked-out',
          },
          {
            says: 'Pass, since no Match is to be had.',
            claim: { events: [{ type: 'pass', player: 'Dan' }] },
            breaks: 'must-act',
            because: 'Two prospects are free to dance, so he has to dance with one of them.',
            ruling: 'must-act',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Dan dances with Miss Quill. In the final Ball a single dancer is engaged at once, if the prospect is single too.',
      ask: {
        question: 'Which scores are counted at the end?',
        hint: 'One prospect, one ring.',
        choices: [
          {
            says: 'Ann 6, Bea 5 and Cal 4. Dan has none.',
            claim: { events: [...rest, { type: 'score', scores: { Ann: 6, Bea: 5, Cal: 4 } }] },
            because: 'He danced, and the dance made no Match. Whoever is single has no score.',
            ruling: 'locked-out',
          },
          {
            says: 'Ann 6, Bea 5, Cal 4 and Dan 4 for Miss Quill, ring side down.',
            claim: { events: [...rest, { type: 'score', scores: { Ann: 6, Bea: 5, Cal: 4, Dan: 4 } }] },
            breaks: 'wrong-score',
            because: 'Miss Quill is engaged to Bea, and nobody becomes a second Match of hers.',
            ruling: 'one-ring-each',
          },
          {
            says: 'Ann 6, Cal 4 and Dan 4: he has taken Miss Quill from Bea.',
            claim: { events: [...rest, { type: 'score', scores: { Ann: 6, Cal: 4, Dan: 4 } }] },
            breaks: 'wrong-score',
            because: 'A dance breaks no engagement. Bea’s ring stays.',
            ruling: 'locked-out',
          },
        ],
      },
    },
    {
      after: 8,
      says: 'Ann wins with 6. Dan was locked out: two prospects were free, and neither could be his.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      tokens: { 'Lady Finch': ['Dan', 'Dan'] },
      scores: { Ann: 6, Bea: 5, Cal: 4 },
      winners: ['Ann'],
    },
  },
} satisfies SeasonScenario
