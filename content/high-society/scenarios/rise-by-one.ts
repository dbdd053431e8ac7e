import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Bea', prospect: 'Lady Finch' }

export default {
  title: 'How far is “rises”?',
  shows: ['rise-by-one'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Miss Thorne', 'Lord Marsh', 'Lady Finch', 'Mr Ashby'],
    cards: {
      11: {
        text: 'After your dance, one prospect rises.',
        after: [{ do: 'MOVE', who: { choose: 'prospect' }, by: 1 }],
      },
    },
    start: { ball: 2 },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 4, Bea: 11, Cal: 9 } },
      { ...dances, choices: ['Mr Ashby'] },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Say that at this table card 11 lets a prospect rise after the dance, one that its player chooses. The card gives no number of places. Bea has laid it, and dances with Lady Finch.',
      ask: {
        question: 'Who rises?',
        hint: 'Who chooses, says the card?',
        choices: [
          {
            says: 'Lady Finch, her partner: that goes without saying.',
            claim: { events: [dances] },
            breaks: 'choice-missing',
            because: 'The card speaks of one that she chooses. So she has to say a name.',
            ruling: 'choices',
          },
          {
            says: 'Whoever Bea names: Mr Ashby, for instance.',
            claim: { events: [{ ...dances, choices: ['Mr Ashby'] }] },
            because: 'Her partner or not, near the top or at the bottom: it is for her to choose.',
            ruling: 'choices',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Bea names Mr Ashby, who stands at the bottom.',
      ask: {
        question: 'Where does Mr Ashby go?',
        hint: 'Nobody said “to the top”, and nobody said “two”.',
        choices: [
          {
            says: 'One place up: he is third, and Lady Finch is last.',
            claim: { state: { ladder: ['Miss Thorne', 'Lord Marsh', 'Mr Ashby', 'Lady Finch'] } },
            because: 'A move without a number is a move of one place, up or down.',
            ruling: 'ends-of-the-ladder',
          },
          {
            says: 'Two places up, if Bea names him twice.',
            claim: { events: [{ ...dances, choices: ['Mr Ashby', 'Mr Ashby'] }] },
            breaks: 'choice-not-allowed',
            because: 'She is asked once who rises. How far is not hers to choose.',
            ruling: 'choices',
          },
          {
            says: 'To the top: a rise has no other end.',
            claim: { state: { ladder: ['Mr Ashby', 'Miss Thorne', 'Lord Marsh', 'Lady Finch'] } },
            because: 'Only a card that names more places moves anybody further than the next one.',
            ruling: 'ends-of-the-ladder',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Mr Ashby passes Lady Finch, tile, tokens and all. Her tile moves with Bea beside it. Cal is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      ladder: ['Miss Thorne', 'Lord Marsh', 'Mr Ashby', 'Lady Finch'],
      tokens: { 'Lady Finch': ['Bea'], 'Mr Ashby': [] },
      dancing: { Bea: 'Lady Finch' },
      hidden: { 'Lady Finch': 2, 'Mr Ashby': 2 },
    },
  },
} satisfies SeasonScenario
