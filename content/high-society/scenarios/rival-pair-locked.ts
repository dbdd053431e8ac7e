import type { SeasonScenario } from '../../types'

const dances = { type: 'dance', player: 'Dan', prospect: 'Miss Quill' }
const reveal = { arrows: -1, points: 2 }

export default {
  title: 'A pair that holds its tile',
  shows: ['rival-pair-locked'],
  record: {
    ruleset: 'high-society',
    players: ['Cal', 'Dan', 'Eve'],
    prospects: ['Mr Vale', 'Miss Quill', 'Lord Marsh', 'Miss Thorne'],
    rulings: { 'rival-pair': 'locked' },
    start: { ball: 4, tokens: { 'Miss Quill': ['Eve', 'Eve'], 'Lord Marsh': ['Cal', 'Dan'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Cal: 5, Dan: 20, Eve: 14 } },
      { ...dances, reveal },
      { type: 'dance', player: 'Eve', prospect: 'Lord Marsh', sendHome: 'Cal' },
    ],
  },
  steps: [
    {
      after: 2,
      says: 'This table has decided: a tile with two tokens of one player takes no token from anybody else. Such a pair of Eve’s lies with Miss Quill, and Dan dances with her.',
      ask: {
        question: 'What may Dan do there?',
        hint: 'The lock is about the token, and a dance is more than a token.',
        choices: [
          {
            says: 'Send one of Eve’s tokens home and lay his.',
            claim: { events: [{ ...dances, sendHome: 'Eve' }] },
            breaks: 'send-home-not-allowed',
            because: 'At tables with the usual reading he would. Here the pair stays where it is.',
            ruling: 'rival-pair',
          },
          {
            says: 'Lay no token, but look and turn up a Trait.',
            claim: { events: [{ ...dances, reveal }] },
            because: 'Only the token falls away. He dances, looks, may reveal, and stands in Eve’s way.',
            ruling: 'rival-pair',
          },
          {
            says: 'Nothing at all: he has to choose somebody else.',
            claim: { state: { dancing: { Dan: 'Mr Vale' } } },
            because: 'Nobody dances with Miss Quill yet, so she is free to dance, full tile or not.',
            ruling: 'prospect-taken',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Dan turns up an arrow down, and Miss Quill falls to third. Eve is next. She chooses Lord Marsh, where a token of Cal and one of Dan lie.',
      ask: {
        question: 'Is that tile locked too?',
        hint: 'Whose two tokens are they?',
        choices: [
          {
            says: 'No: Eve sends one home, say Cal’s, and lays hers.',
            claim: { state: { tokens: { 'Lord Marsh': ['Dan', 'Eve'] } } },
            because: 'The lock is for two tokens of one player. Here they belong to two.',
            ruling: 'send-home',
          },
          {
            says: 'Yes: it is as full as the other.',
            claim: { state: { tokens: { 'Lord Marsh': ['Cal', 'Dan'] } } },
            because: 'Full is not enough. A tile shared by two rivals makes room at every table.',
            ruling: 'rival-pair',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve’s pair still waits with Miss Quill, but not for this Ball: Dan has taken the dance.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Cal',
      ladder: ['Mr Vale', 'Lord Marsh', 'Miss Quill', 'Miss Thorne'],
      tokens: { 'Miss Quill': ['Eve', 'Eve'], 'Lord Marsh': ['Dan', 'Eve'] },
      supply: { Cal: 4, Dan: 3, Eve: 1 },
      traits: { 'Miss Quill': [{ arrows: -1, points: 2 }] },
      hidden: { 'Miss Quill': 1 },
      dancing: { Dan: 'Miss Quill', Eve: 'Lord Marsh' },
    },
  },
} satisfies SeasonScenario
