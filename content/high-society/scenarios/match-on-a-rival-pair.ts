import type { SeasonScenario } from '../../types'

export default {
  title: 'First come, first wed',
  shows: ['match-on-a-rival-pair', 'plain-match', 'prospect-taken'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Lady Finch'],
    start: {
      ball: 8,
      tokens: { 'Lord Hale': ['Bea', 'Bea'], 'Miss Quill': ['Ann'] },
      engaged: { Cal: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 11 } },
      { type: 'dance', player: 'Ann', prospect: 'Lord Hale' },
      { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Bea has her pair with Lord Hale, one dance from a Love Match. Ann has no token there, but her card is the higher one, and she dances with him.',
      ask: {
        question: 'What comes of it?',
        hint: 'In this Ball a dance of two who are single is a Match. Do tokens of others change that?',
        choices: [
          {
            says: 'A Match for Ann, ring side down. Bea’s two tokens go home.',
            claim: {
              state: {
                engaged: { Ann: { prospect: 'Lord Hale', love: false } },
                tokens: { 'Lord Hale': [], 'Miss Quill': [] },
                supply: { Ann: 4, Bea: 4 },
              },
            },
            because:
              'Whoever dances there first is matched at once, and an engaged prospect holds no tokens.',
            ruling: 'match-on-a-rival-pair',
          },
          {
            says: 'A Love Match for Ann: two tokens lie there.',
            claim: { state: { engaged: { Ann: { prospect: 'Lord Hale', love: true } } } },
            because: 'For love the two tokens must be her own.',
            ruling: 'plain-match',
          },
          {
            says: 'No Match: one of Bea’s goes home, and Ann lays a token.',
            claim: { state: { tokens: { 'Lord Hale': ['Ann', 'Bea'] } } },
            because: 'That is what happens in the seven Balls before. In the last one the Match comes first.',
            ruling: 'match-on-a-rival-pair',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann is engaged to Lord Hale, and her own token comes home from Miss Quill. Bea has four tokens at home and the next turn.',
      ask: {
        question: 'What can Bea do?',
        hint: 'Miss Quill and Mr Ashby are single, and nobody dances with them.',
        choices: [
          {
            says: 'Dance with Lord Hale for the love she had earned.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Lord Hale' }] },
            breaks: 'prospect-taken',
            because: 'He dances with Ann. And he is engaged: Bea’s tokens are no claim on him.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Dance with a single prospect, say Mr Ashby.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Mr Ashby' }] },
            because: 'That makes a plain Match for her as well: fewer points than she hoped, but points.',
            ruling: 'plain-match',
          },
          {
            says: 'Dance with Miss Thorne, who was left in the box before the season.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Miss Thorne' }] },
            breaks: 'unknown-prospect',
            because: 'Only the four on the ladder are of this season. Nobody joins them later.',
            ruling: 'unknown-name',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea dances with Mr Ashby and is matched too, ring side down. Nobody is single any more.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      engaged: {
        Ann: { prospect: 'Lord Hale', love: false },
        Bea: { prospect: 'Mr Ashby', love: false },
        Cal: { prospect: 'Lady Finch', love: true },
      },
      tokens: { 'Lord Hale': [], 'Miss Quill': [], 'Mr Ashby': [], 'Lady Finch': [] },
      supply: { Ann: 4, Bea: 4, Cal: 4 },
    },
  },
} satisfies SeasonScenario
