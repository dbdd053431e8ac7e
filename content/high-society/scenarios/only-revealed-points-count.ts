import type { SeasonScenario } from '../../types'

export default {
  title: 'What Cal kept to himself',
  shows: ['only-revealed-points-count', 'dance-with-ones-match'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Marsh', 'Lady Finch', 'Miss Thorne', 'Mr Vale'],
    start: {
      ball: 8,
      engaged: {
        Ann: { prospect: 'Miss Thorne', love: true },
        Bea: { prospect: 'Lady Finch', love: true },
        Cal: { prospect: 'Mr Vale', love: true },
      },
      traits: { 'Miss Thorne': [{ arrows: -1, points: 1 }] },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 13, Cal: 9 } },
      { type: 'dance', player: 'Ann', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Marsh' },
      { type: 'dance', player: 'Cal', prospect: 'Lady Finch', reveal: { arrows: 1, points: -2 } },
      { type: 'gossip', player: 'Cal' },
      { type: 'end-ball' },
    ],
  },
  steps: [
    {
      after: 4,
      says: 'The last Ball, and all are engaged for love: Bea to Lady Finch in second place, Ann to Miss Thorne in third with a +1 face up, Cal to Mr Vale. Bea dances with Lord Marsh and leaves Lady Finch free.',
    },
    {
      after: 5,
      says: 'Cal dances with Lady Finch and finds a −2 with an arrow up, and a +1. He turns up the −2; Lady Finch rises to the top. The +1 stays face down, and the season ends.',
      ask: {
        question: 'What does Bea score?',
        hint: 'The top of four is worth 4, and love is worth 1. Which Traits of Lady Finch can everybody see?',
        choices: [
          {
            says: '4: the +1 that Cal has seen counts as well.',
            claim: { state: { scores: { Bea: 4 }, winners: ['Bea'] } },
            because: 'Seen by one player is still face down, and a face-down Trait is worth nothing.',
            ruling: 'looking-at-traits',
          },
          {
            says: '3: four for the place, less two, and one for love.',
            claim: { state: { scores: { Bea: 3 }, winners: ['Ann'] } },
            because: 'Everything that lies face up is counted, and nothing else. Ann’s 2 + 1 + 1 is more.',
            ruling: 'wrong-score',
          },
          {
            says: '5: a Trait that somebody else turned up does not count.',
            claim: { state: { scores: { Bea: 5 }, winners: ['Bea'] } },
            because: 'It does not matter who turned it up. On Bea’s Match it is Bea’s to bear.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    {
      after: 7,
      says: 'Bea has 3 points. With the +1 face up it would have been 4, as many as Ann and from a higher place. Ann wins.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      ladder: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'],
      hidden: { 'Lady Finch': 1, 'Lord Marsh': 2, 'Miss Thorne': 1, 'Mr Vale': 2 },
      traits: { 'Lady Finch': [{ arrows: 1, points: -2 }], 'Miss Thorne': [{ arrows: -1, points: 1 }] },
      scores: { Ann: 4, Bea: 3, Cal: 2 },
      winners: ['Ann'],
    },
  },
} satisfies SeasonScenario
