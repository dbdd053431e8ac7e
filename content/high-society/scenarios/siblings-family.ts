import type { SeasonScenario } from '../../types'

export default {
  title: 'A brother on the dance floor',
  shows: ['siblings-family', 'prospect-taken'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Thorne', 'Mr Vale', 'Lord Marsh', 'Lady Finch'],
    families: { Ann: 'bridgerton', 'Mr Vale': 'bridgerton', Bea: 'featherington' },
    start: { ball: 4, tokens: { 'Mr Vale': ['Bea', 'Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 16, Cal: 5 } },
      { type: 'dance', player: 'Ann', prospect: 'Mr Vale', reveal: { arrows: -1, points: 1 } },
      { type: 'dance', player: 'Bea', prospect: 'Miss Thorne' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Ann plays a Bridgerton, and at this table Mr Vale is one too: brother and sister. Bea has her pair with him and hopes for a proposal. Ann goes first.',
      ask: {
        question: 'May Ann dance with her brother?',
        hint: 'A dance is one thing, a token another.',
        choices: [
          {
            says: 'No: she has to choose somebody else.',
            claim: { state: { dancing: { Ann: 'Lady Finch' } } },
            because: 'Brothers and sisters may dance. What they may not do is lay a token, or marry.',
            ruling: 'siblings',
          },
          {
            says: 'Yes, without a token; she may look, and turn up a Trait.',
            claim: {
              state: {
                dancing: { Ann: 'Mr Vale' },
                tokens: { 'Mr Vale': ['Bea', 'Bea'] },
                traits: { 'Mr Vale': [{ arrows: -1, points: 1 }] },
              },
            },
            because: 'Everything of a dance happens but the token.',
            ruling: 'siblings',
          },
          {
            says: 'Yes, like any other: one of Bea’s tokens goes home for hers.',
            claim: { state: { tokens: { 'Mr Vale': ['Ann', 'Bea'] } } },
            because: 'She lays no token with a brother, so no room has to be made for one.',
            ruling: 'siblings',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann turns up a Trait, and her brother falls to third. Bea’s pair lies untouched, and it is her turn.',
      ask: {
        question: 'Can Bea have her proposal in this Ball?',
        hint: 'Does a sister count as a partner?',
        choices: [
          {
            says: 'Yes: a sister at his side is no hindrance.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Mr Vale' }] },
            breaks: 'prospect-taken',
            because: 'He dances, and that is all that counts. With whom makes no difference.',
            ruling: 'prospect-taken',
          },
          {
            says: 'No: she dances with somebody else, say Miss Thorne.',
            claim: { events: [{ type: 'dance', player: 'Bea', prospect: 'Miss Thorne' }] },
            because: 'A dance with a sister keeps him busy for the whole Ball. Ann knew it.',
            ruling: 'prospect-taken',
          },
        ],
      },
    },
    { after: 4, says: 'Bea dances with Miss Thorne and waits for the next Ball. Cal is next.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      ladder: ['Miss Thorne', 'Lord Marsh', 'Mr Vale', 'Lady Finch'],
      tokens: { 'Miss Thorne': ['Bea'], 'Mr Vale': ['Bea', 'Bea'] },
      supply: { Ann: 4, Bea: 1 },
      dancing: { Ann: 'Mr Vale', Bea: 'Miss Thorne' },
      hidden: { 'Mr Vale': 1 },
    },
  },
} satisfies SeasonScenario
