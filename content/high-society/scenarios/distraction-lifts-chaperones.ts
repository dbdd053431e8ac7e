import type { SeasonScenario } from '../../types'

const scandalCard = { instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] }
const chaperone = { name: 'Chaperone', order: [{ do: 'RULE', flag: 'protected' }] }

export default {
  title: 'All eyes on the punch bowl',
  shows: ['distraction-lifts-chaperones', 'chaperone-protects'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan', 'Eve'],
    prospects: ['Miss Quill', 'Mr Vale', 'Lord Marsh', 'Miss Thorne', 'Lady Finch', 'Mr Ashby'],
    cards: {
      9: { name: 'Revenge', ...scandalCard },
      16: chaperone,
      20: { name: 'The Queen is Bored', ...scandalCard },
      23: chaperone,
    },
    start: { ball: 3, discard: [1, 2, 4, 5, 8, 11, 12, 15, 19, 22], tokens: { 'Lord Marsh': ['Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 9, Bea: 16, Cal: 23, Dan: 18, Eve: 20 } },
      { type: 'dance', player: 'Cal', prospect: 'Mr Vale' },
      { type: 'dance', player: 'Eve', prospect: 'Miss Quill' },
      { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' },
      { type: 'dance', player: 'Bea', prospect: 'Lord Marsh' },
      { type: 'scandal', player: 'Ann', victim: 'Bea' },
    ],
  },
  steps: [
    {
      after: 3,
      says: 'At this table cards 23 and 16 are Chaperones; cards 20 and 9 may catch somebody. Dan has card 18, Distraction, and acts third. Cal dances under his Chaperone, and Eve is next with card 20.',
      ask: {
        question: 'What can Eve do?',
        hint: 'Nothing of card 18 has happened yet.',
        choices: [
          {
            says: 'Catch Cal, since card 18 lies on the table for all to see.',
            claim: { events: [{ type: 'scandal', player: 'Eve', victim: 'Cal' }] },
            breaks: 'victim-protected',
            because: 'Distraction works from Dan’s turn on. Until then the Chaperone does her duty.',
            ruling: 'victim-protected',
          },
          {
            says: 'Only dance.',
            claim: { events: [{ type: 'dance', player: 'Eve', prospect: 'Miss Quill' }] },
            because: 'The only dancer is protected. Her card says “may”, so she dances instead.',
            ruling: 'nobody-to-catch',
          },
          {
            says: 'Catch Dan, before he distracts anybody.',
            claim: { events: [{ type: 'scandal', player: 'Eve', victim: 'Dan' }] },
            breaks: 'victim-not-dancing',
            because: 'Dan has no partner yet, so there is nothing to be caught at.',
            ruling: 'victim-not-dancing',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Eve dances with Miss Quill. Next come Dan with Distraction and then Bea, whose card 16 is a Chaperone too.',
      ask: {
        question: 'Who is safe once Dan and Bea have danced?',
        hint: 'Distraction speaks of all players, for the rest of the Ball.',
        choices: [
          {
            says: 'Bea, whose Chaperone comes after Distraction.',
            claim: { state: { protected: ['Bea'] } },
            because:
              'Her Chaperone has been there since the cards were shown, and is as distracted as the other.',
            ruling: 'when-a-chaperone-protects',
          },
          {
            says: 'Nobody.',
            claim: { state: { protected: [] } },
            because:
              'From card 18 to the end of the Ball no Chaperone protects, whoever acts before or after.',
            ruling: 'when-a-chaperone-protects',
          },
          {
            says: 'Bea and Cal, who have laid Chaperones.',
            claim: { state: { protected: ['Bea', 'Cal'] } },
            because: 'That is exactly what Distraction undoes: Chaperones no longer help.',
            ruling: 'victim-protected',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Dan and Bea have danced, and no Chaperone is looking. Ann has Revenge and may catch any of the four.',
    },
    {
      after: 7,
      says: 'Ann catches Bea with Lord Marsh. One of Bea’s two tokens there goes home, Chaperone or not.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'gossip',
      turn: 'Ann',
      tokens: { 'Lord Marsh': ['Bea'], 'Mr Vale': ['Cal'], 'Miss Quill': ['Eve'], 'Miss Thorne': ['Dan'] },
      supply: { Ann: 4, Bea: 3, Cal: 3, Dan: 3, Eve: 3 },
      protected: [],
      dancing: { Bea: 'Lord Marsh', Cal: 'Mr Vale', Dan: 'Miss Thorne', Eve: 'Miss Quill' },
    },
  },
} satisfies SeasonScenario
