import type { SeasonScenario } from '../../types'

export default {
  title: 'Stepping in',
  shows: ['swoon-instead', 'pair-made-now'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Thorne', 'Mr Ashby', 'Lady Finch', 'Lord Hale'],
    start: { ball: 3, tokens: { 'Mr Ashby': ['Ann'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 10, Bea: 19, Cal: 3 } },
      { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' },
      { type: 'dance', player: 'Ann', prospect: 'Mr Ashby' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Bea dances with Mr Ashby. Her token lies there beside one of Ann’s. Now Ann, with Swoon, card 10, wants to dance with him too.',
      ask: {
        question: 'Somebody dances with him already. May Ann?',
        hint: 'Two of the known cards, 6 and 10, do what no other does.',
        choices: [
          {
            says: 'No: she has to choose one who is free.',
            claim: { state: { dancing: { Ann: 'Lady Finch' } } },
            because: 'That is so for every card but Swoon, which lets her dance with anybody.',
            ruling: 'prospect-taken',
          },
          {
            says: 'Yes, and Bea’s tile has to give way.',
            claim: { state: { dancing: { Ann: 'Mr Ashby', Bea: 'Lady Finch' } } },
            because: 'Bea keeps her dance. For once two dance with the same prospect.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Yes, beside Bea.',
            claim: { events: [{ type: 'dance', player: 'Ann', prospect: 'Mr Ashby' }] },
            because: 'Swoon is the one card for a prospect who already dances.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann puts her tile beside Bea’s. At this table, with the usual reading, Swoon’s replacement is the whole token of the dance.',
      ask: {
        question: 'What lies with Mr Ashby now?',
        hint: 'One of Bea’s is replaced by one of Ann’s.',
        choices: [
          {
            says: 'Two tokens of Ann. Bea’s has gone home.',
            claim: { state: { tokens: { 'Mr Ashby': ['Ann', 'Ann'] }, supply: { Ann: 2, Bea: 4 } } },
            because: 'Her token takes the place of the other dancer’s, and the earlier one is hers too.',
            ruling: 'swoon-token',
          },
          {
            says: 'Ann’s ring: with two of hers there they are engaged.',
            claim: { state: { engaged: { Ann: { prospect: 'Mr Ashby', love: true } } } },
            because: 'When she came to dance only one was hers. The second came with this dance.',
            ruling: 'third-dance',
          },
          {
            says: 'One token of each: a full tile cannot change.',
            claim: { state: { tokens: { 'Mr Ashby': ['Ann', 'Bea'] } } },
            because: 'Nothing is added, so full is no hindrance. One token is exchanged for another.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Bea has danced for nothing but a look. Ann has her pair, and dances for the proposal in another Ball.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      tokens: { 'Mr Ashby': ['Ann', 'Ann'] },
      supply: { Ann: 2, Bea: 4, Cal: 4 },
      dancing: { Ann: 'Mr Ashby', Bea: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
