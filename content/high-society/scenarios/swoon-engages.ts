import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Ann', prospect: 'Lord Marsh' }

export default {
  title: 'A proposal in front of Bea',
  shows: ['swoon-engages', 'love-match', 'engaged-dancer-blocks'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Marsh', 'Mr Vale', 'Miss Thorne', 'Lady Finch'],
    start: {
      ball: 6,
      tokens: { 'Lord Marsh': ['Ann', 'Ann'], 'Miss Thorne': ['Ann'] },
      engaged: { Bea: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 6, Bea: 22, Cal: 13 } },
      { type: 'dance', player: 'Bea', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Cal', prospect: 'Mr Vale' },
      dances,
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Ann’s pair lies with Lord Marsh, and everybody sees what she is after. Bea, engaged herself, has taken the dance with him, without a token.',
    },
    {
      after: 4,
      says: 'Cal has danced with Mr Vale. Ann’s card is Swoon, number 6. She dances with Lord Marsh beside Bea.',
      ask: {
        question: 'What comes of it?',
        hint: 'Swoon lets her dance there. What does a dance with her own pair bring?',
        choices: [
          {
            says: 'A Love Match.',
            claim: {
              state: {
                engaged: { Ann: { prospect: 'Lord Marsh', love: true } },
                tokens: { 'Lord Marsh': [], 'Miss Thorne': [] },
              },
            },
            because:
              'A dance with two of her own there is a proposal, and nothing on Swoon speaks against it.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'A dance only: nobody proposes before a third person.',
            claim: { state: { tokens: { 'Lord Marsh': ['Ann', 'Ann'] } } },
            because: 'Bea could only keep Ann from dancing. Once Ann dances, Bea counts for nothing.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Ann replaces a token of Bea.',
            claim: { events: [{ ...dances, replace: 'Bea' }] },
            breaks: 'replace-not-allowed',
            because: 'Bea has none there, and a dance that makes a Match lays no token at all.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Ann is engaged to Lord Marsh, ring side up, and all her tokens come home. Blocking helps against every card but this one.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'gossip',
      turn: 'Ann',
      engaged: {
        Ann: { prospect: 'Lord Marsh', love: true },
        Bea: { prospect: 'Lady Finch', love: true },
      },
      tokens: { 'Lord Marsh': [], 'Mr Vale': ['Cal'], 'Miss Thorne': [] },
      supply: { Ann: 4, Bea: 4, Cal: 3 },
      dancing: { Ann: 'Lord Marsh', Bea: 'Lord Marsh', Cal: 'Mr Vale' },
    },
  },
} satisfies SeasonScenario
