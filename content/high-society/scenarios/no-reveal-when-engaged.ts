import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Bea', prospect: 'Miss Quill' }

export default {
  title: 'Not in the Ball of the ring',
  shows: ['no-reveal-when-engaged', 'love-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Ashby', 'Lady Finch'],
    start: { ball: 5, tokens: { 'Miss Quill': ['Bea', 'Bea'], 'Lord Hale': ['Cal'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 7, Bea: 19, Cal: 14 } },
      dances,
      { type: 'dance', player: 'Cal', prospect: 'Lord Hale', reveal: { arrows: -2, points: 1 } },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Bea’s pair lies with Miss Quill, and she goes first: she dances, is engaged, and lifts the two hidden Traits. One has an arrow up and +2. Face up, it would lift Miss Quill a place and be worth two points.',
      ask: {
        question: 'May Bea turn it up?',
        hint: 'A proposal is enough for one evening.',
        choices: [
          {
            says: 'No: she looks, and puts both back face down.',
            claim: { events: [dances] },
            because: 'Whoever gets engaged turns up no Trait in that Ball. A look is no reveal.',
            ruling: 'reveal-after-engagement',
          },
          {
            says: 'Yes: one hidden Trait may be turned up after any dance.',
            claim: { events: [{ ...dances, reveal: { arrows: 1, points: 2 } }] },
            breaks: 'reveal-after-engagement',
            because: 'After any but this one. The dance that brings the ring brings no reveal.',
            ruling: 'reveal-after-engagement',
          },
          {
            says: 'Only the other one, if it takes Miss Quill down.',
            claim: { events: [{ ...dances, reveal: { arrows: -1, points: -1 } }] },
            breaks: 'reveal-after-engagement',
            because: 'Whether it helps or hurts her plays no part. No Trait is turned up by her tonight.',
            ruling: 'reveal-after-engagement',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Both Traits lie face down again, and only Bea knows them. Cal is next: he dances with Lord Hale, lays a token and finds two arrows down.',
      ask: {
        question: 'May Cal turn that up in this Ball?',
        hint: 'Who got engaged?',
        choices: [
          {
            says: 'No: after an engagement no Trait is turned up by anybody.',
            claim: { state: { hidden: { 'Lord Hale': 2 }, traits: { 'Lord Hale': [] } } },
            because: 'It holds for the one who got engaged. Everybody else goes on as before.',
            ruling: 'reveal-after-engagement',
          },
          {
            says: 'Yes: Lord Hale falls to third.',
            claim: { state: { ladder: ['Miss Quill', 'Mr Ashby', 'Lord Hale', 'Lady Finch'] } },
            because: 'Cal is single still, with one token there before and two now. He is free to show it.',
            ruling: 'looking-at-traits',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Lord Hale falls, and Miss Quill is at the top without a word from Bea. In the next Ball she may turn up Traits again, hers with Miss Quill too.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Ann',
      ladder: ['Miss Quill', 'Mr Ashby', 'Lord Hale', 'Lady Finch'],
      engaged: { Bea: { prospect: 'Miss Quill', love: true } },
      tokens: { 'Lord Hale': ['Cal', 'Cal'], 'Miss Quill': [] },
      hidden: { 'Lord Hale': 1, 'Miss Quill': 2 },
      traits: { 'Lord Hale': [{ arrows: -2, points: 1 }] },
    },
  },
} satisfies SeasonScenario
