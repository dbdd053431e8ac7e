import type { SeasonScenario } from '../../types'

const dance = { type: 'dance', player: 'Cal', prospect: 'Miss Thorne' }
const trait = { arrows: -1, points: 2 }

export default {
  title: 'The card insists',
  shows: ['compulsory-reveal', 'love-match', 'no-reveal-when-engaged'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Cal', 'Fay'],
    prospects: ['Lady Finch', 'Miss Thorne', 'Lord Hale', 'Mr Ashby'],
    cards: {
      17: {
        text: 'After the dance: turn up a Trait of your partner.',
        after: [{ do: 'TRAIT', op: 'reveal', at: 'partner' }],
      },
    },
    start: {
      ball: 5,
      discard: [1, 2, 4, 5, 8, 11, 12, 15, 18, 19, 21, 22],
      tokens: { 'Miss Thorne': ['Cal', 'Cal'], 'Lord Hale': ['Cal', 'Fay'] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 9, Cal: 17, Fay: 3 } },
      { ...dance, choices: [trait] },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Cal has two tokens on Miss Thorne. Suppose his card 17 says: after the dance, turn up a Trait of your partner. It does not say “may”.',
      ask: {
        question: 'Cal dances with Miss Thorne and is engaged to her. Is a Trait turned up?',
        hint: 'As usually read, the rule about engagement bars what its player would choose to do.',
        choices: [
          {
            says: 'No: whoever got engaged turns up nothing in that Ball.',
            claim: { events: [dance] },
            breaks: 'choice-missing',
            because: 'That rule takes a freedom away. Here the card leaves Cal no choice, so it happens.',
            ruling: 'reveal-after-engagement',
          },
          {
            says: 'Two are: one for his dance, one for his card.',
            claim: { events: [{ ...dance, reveal: { arrows: 1, points: 1 }, choices: [trait] }] },
            breaks: 'reveal-after-engagement',
            because:
              'The one that a dancer may turn up is lost to him in this Ball. Only the card’s remains.',
            ruling: 'reveal-after-engagement',
          },
          {
            says: 'One is, because the card demands it.',
            claim: { events: [{ ...dance, choices: [trait] }] },
            because: 'He may not wish to turn one up, and he has to: the card is obeyed.',
            ruling: 'reveal-after-engagement',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'A Love Match: Cal’s tokens all go home, also the one on Lord Hale. Then his card turns up one arrow down, worth 2 points. Miss Thorne falls to third, a place lost and two points won.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'turn',
      turn: 'Ann',
      ladder: ['Lady Finch', 'Lord Hale', 'Miss Thorne', 'Mr Ashby'],
      engaged: { Cal: { prospect: 'Miss Thorne', love: true } },
      tokens: { 'Miss Thorne': [], 'Lord Hale': ['Fay'] },
      supply: { Cal: 4 },
      traits: { 'Miss Thorne': [trait] },
      hidden: { 'Miss Thorne': 1 },
    },
  },
} satisfies SeasonScenario
