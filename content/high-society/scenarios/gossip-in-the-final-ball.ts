import type { SeasonScenario } from '../../types'

const gossip = { type: 'gossip', player: 'Cal', effects: [{ do: 'MOVE', who: 'top', by: -1 }] }

export default {
  title: 'One last column',
  shows: ['gossip-in-the-final-ball', 'plain-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Marsh', 'Lady Finch', 'Mr Vale', 'Miss Thorne'],
    start: {
      ball: 8,
      discard: [8, 15, 22],
      tokens: { 'Mr Vale': ['Cal'] },
      engaged: {
        Ann: { prospect: 'Lord Marsh', love: true },
        Bea: { prospect: 'Lady Finch', love: true },
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 14, Cal: 7 } },
      { type: 'dance', player: 'Ann', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Bea', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Cal', prospect: 'Mr Vale' },
      gossip,
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball. Ann’s Match is Lord Marsh at the top, Bea’s is Lady Finch below him, both ring side up. No Trait is face up.',
    },
    {
      after: 5,
      says: 'Ann dances with her own Lord Marsh, Bea with Miss Thorne; Cal dances with Mr Vale and is engaged, ring side down. As it stands Ann has 5, Bea 4 and Cal 2.',
      ask: {
        question: 'All have danced. What comes next?',
        hint: 'Is the final Ball shorter than the others?',
        choices: [
          {
            says: 'Cal, with the lowest number, draws a Lady Whistledown card.',
            claim: { events: [gossip] },
            because: 'The steps of a Ball are the same all season long.',
            ruling: 'gossip-in-the-final-ball',
          },
          {
            says: 'The Ball ends and Matches are counted: there is nobody left to gossip for.',
            claim: { events: [{ type: 'end-ball' }] },
            breaks: 'out-of-sequence',
            because: 'Every Ball has its Lady Whistledown card, the eighth as well.',
            ruling: 'gossip-in-the-final-ball',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Cal draws. Suppose the card says: whoever stands at the top falls one place.',
      ask: {
        question: 'Who wins then?',
        hint: 'Lord Marsh and Lady Finch change places before anything is counted.',
        choices: [
          {
            says: 'Ann: places are counted as they were when the dancing ended.',
            claim: {
              events: [gossip, { type: 'end-ball' }, { type: 'score', scores: { Ann: 5, Bea: 4, Cal: 2 } }],
            },
            breaks: 'wrong-score',
            because: 'The ladder counts as it stands at the very end, gossip included.',
            ruling: 'wrong-score',
          },
          {
            says: 'Bea, with 5 points.',
            claim: {
              events: [gossip, { type: 'end-ball' }, { type: 'score', scores: { Ann: 4, Bea: 5, Cal: 2 } }],
            },
            because: 'Lady Finch is at the top now: 4 for her place and 1 for love.',
            ruling: 'gossip-in-the-final-ball',
          },
          {
            says: 'It is a tie: Ann and Bea have 5 each.',
            claim: {
              events: [gossip, { type: 'end-ball' }, { type: 'score', scores: { Ann: 5, Bea: 5, Cal: 2 } }],
            },
            breaks: 'wrong-score',
            because: 'Two prospects never share a place: as Lord Marsh goes down, Lady Finch comes up.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    { after: 7, says: 'Lord Marsh falls to second, and Ann with him: Bea wins with 5, Ann has 4, Cal 2.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      ladder: ['Lady Finch', 'Lord Marsh', 'Mr Vale', 'Miss Thorne'],
      engaged: { Cal: { prospect: 'Mr Vale', love: false } },
      scores: { Ann: 4, Bea: 5, Cal: 2 },
      winners: ['Bea'],
    },
  },
} satisfies SeasonScenario
