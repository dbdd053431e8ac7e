import type { SeasonScenario } from '../../types'

export default {
  title: 'No lower than the bottom',
  shows: ['fall-stops-at-the-bottom'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'],
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 20, Bea: 13, Cal: 7 } },
      { type: 'dance', player: 'Ann', prospect: 'Miss Thorne', reveal: { arrows: -2, points: 1 } },
      { type: 'dance', player: 'Bea', prospect: 'Mr Vale', reveal: { arrows: -1, points: 2 } },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The first Ball. From the top down stand Lady Finch, Lord Marsh, Miss Thorne and Mr Vale. Ann dances with Miss Thorne and turns up a Trait: two arrows down.',
      ask: {
        question: 'Where does Miss Thorne stand now?',
        hint: 'Below her there is one place.',
        choices: [
          {
            says: 'Third, as before: she cannot fall two places.',
            claim: { state: { ladder: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'] } },
            because: 'As much of a fall as there is room for happens. One place there is.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Last. Mr Vale rises past her to third.',
            claim: { state: { ladder: ['Lady Finch', 'Lord Marsh', 'Mr Vale', 'Miss Thorne'] } },
            because: 'She falls the one place that is left, and whoever stood there moves up.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Last, and the other arrow takes Lord Marsh down one.',
            claim: { state: { ladder: ['Lady Finch', 'Mr Vale', 'Lord Marsh', 'Miss Thorne'] } },
            because: 'A Trait moves the prospect whose Trait it is. What she cannot use goes to nobody.',
            ruling: 'ends-of-the-ladder',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Miss Thorne is at the bottom; her second arrow had nowhere to take her. Next Bea dances with Mr Vale and turns up one arrow down.',
      ask: {
        question: 'Who is at the bottom after that?',
        hint: 'Is an arrow that did nothing kept for later?',
        choices: [
          {
            says: 'Mr Vale: he changes places with Miss Thorne.',
            claim: { state: { ladder: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'] } },
            because: 'His arrow takes him one down, and she rises like anybody who is passed.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Still Miss Thorne: she has an arrow left over.',
            claim: { state: { ladder: ['Lady Finch', 'Lord Marsh', 'Mr Vale', 'Miss Thorne'] } },
            because: 'That arrow is lost, not saved. Her Trait has done its work.',
            ruling: 'ends-of-the-ladder',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Mr Vale is last, and Miss Thorne is third once more. Both Traits stay face up. Cal is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'turn',
      turn: 'Cal',
      ladder: ['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'],
      tokens: { 'Lady Finch': [], 'Lord Marsh': [], 'Miss Thorne': ['Ann'], 'Mr Vale': ['Bea'] },
      traits: { 'Miss Thorne': [{ arrows: -2, points: 1 }], 'Mr Vale': [{ arrows: -1, points: 2 }] },
      hidden: { 'Lady Finch': 2, 'Lord Marsh': 2, 'Miss Thorne': 1, 'Mr Vale': 1 },
    },
  },
} satisfies SeasonScenario
