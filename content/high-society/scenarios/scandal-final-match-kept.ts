import type { SeasonScenario } from '../../types'

const caught = { type: 'scandal', player: 'Ann', victim: 'Cal' }
const rest = [
  { type: 'dance', player: 'Bea', prospect: 'Lord Hale' },
  { type: 'gossip', player: 'Bea' },
  { type: 'end-ball' },
]

export default {
  title: 'Caught a moment after the proposal',
  shows: ['scandal-final-match-kept', 'single-scores-nothing'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Lord Hale', 'Miss Quill', 'Mr Vale', 'Lady Finch'],
    rulings: { 'scandal-final': 'match-kept' },
    cards: { 13: { name: 'The Queen is Bored', instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] } },
    start: {
      ball: 8,
      discard: [8, 15, 22],
      tokens: { 'Miss Quill': ['Cal'], 'Lord Hale': ['Ann'] },
      engaged: { Bea: { prospect: 'Lady Finch', love: true } },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 13, Bea: 7, Cal: 20 } },
      { type: 'dance', player: 'Cal', prospect: 'Miss Quill' },
      caught,
      ...rest,
    ],
  },
  steps: [
    {
      after: 2,
      says: 'The final Ball, and Ann and Cal are still single. At this table card 13 is The Queen is Bored: Ann may catch somebody instead of dancing. This table plays the usual reading: a Match made in the final Ball is kept, scandal or not.',
    },
    {
      after: 3,
      says: 'Cal dances with Miss Quill and is engaged to her at once, ring side down. His token went home. Now Ann is about to catch him with her.',
      ask: {
        question: 'What does it cost Cal?',
        hint: 'What is there to take from Miss Quill’s tile?',
        choices: [
          {
            says: 'Nothing at all.',
            claim: { events: [caught, ...rest, { type: 'score', scores: { Bea: 2, Cal: 3 } }] },
            because: 'A scandal sends home one token from that tile, and none of his lies there any more.',
            ruling: 'scandal-final',
          },
          {
            says: 'His Match with Miss Quill.',
            claim: { events: [caught, ...rest, { type: 'score', scores: { Bea: 2 } }] },
            breaks: 'wrong-score',
            because: 'A scandal takes a token, not a ring: so this table reads it.',
            ruling: 'scandal-final',
          },
          {
            says: 'One token out of his supply.',
            claim: { state: { supply: { Cal: 3 } } },
            because: 'A scandal only ever takes a token that lies where its victim dances.',
            ruling: 'token-lost-to-a-scandal',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Ann’s tile stands to the right of Miss Quill. Cal’s ring stays where it is. Only Bea is still to act.',
      ask: {
        question: 'And Ann herself? She is single and has a token on Lord Hale.',
        hint: 'Has she danced in this Ball?',
        choices: [
          {
            says: 'She dances with Lord Hale now and is engaged to him.',
            claim: { events: [{ type: 'dance', player: 'Ann', prospect: 'Lord Hale' }] },
            breaks: 'turn-order',
            because: 'The scandal was her whole turn. It is Bea’s turn now.',
            ruling: 'scandal-is-no-dance',
          },
          {
            says: 'She stays single and has no score.',
            claim: { events: [...rest, { type: 'score', scores: { Bea: 2, Cal: 3 } }] },
            because: 'She gave up her last dance for the scandal, and with it her last chance of a Match.',
            ruling: 'scandal-is-no-dance',
          },
          {
            says: 'Her token on Lord Hale makes her his Match.',
            claim: { events: [...rest, { type: 'score', scores: { Ann: 4, Bea: 2, Cal: 3 } }] },
            breaks: 'wrong-score',
            because: 'Tokens alone make no Match, not even in the final Ball. One has to dance.',
            ruling: 'wrong-score',
          },
        ],
      },
    },
    {
      after: 7,
      says: 'Cal wins with 3 points: Miss Quill stands third from the bottom. Bea has 1 for Lady Finch at the bottom and 1 for love. Ann has no score.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'over',
      engaged: {
        Bea: { prospect: 'Lady Finch', love: true },
        Cal: { prospect: 'Miss Quill', love: false },
      },
      scores: { Bea: 2, Cal: 3 },
      winners: ['Cal'],
    },
  },
} satisfies SeasonScenario
