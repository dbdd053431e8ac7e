import type { SeasonScenario } from '../../types'

const swoons = { type: 'dance', player: 'Cal', prospect: 'Mr Ashby' }

export default {
  title: 'Gossip is not a card',
  shows: ['scandal-needs-a-card', 'swoon-instead'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Mr Ashby', 'Lady Finch', 'Lord Marsh', 'Miss Thorne'],
    start: { ball: 4, tokens: { 'Mr Ashby': ['Bea'] } },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 3, Bea: 17, Cal: 10 } },
      { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' },
      swoons,
    ],
  },
  steps: [
    {
      after: 3,
      says: 'Bea dances with Mr Ashby and has her pair with him. Cal would like to part it. His card is Swoon, number 10.',
      ask: {
        question: 'Which way is open to him?',
        hint: 'Read what Swoon says, and what it does not say.',
        choices: [
          {
            says: 'Catch Bea in a Scandal: she dances, and no Chaperone is near.',
            claim: { events: [{ type: 'scandal', player: 'Cal', victim: 'Bea' }] },
            breaks: 'scandal-not-allowed',
            because: 'Dancing unprotected she could be caught, but not with Swoon. It has no Scandal on it.',
            ruling: 'scandal-not-allowed',
          },
          {
            says: 'Neither: he sits out and talks about her.',
            claim: { events: [{ type: 'pass', player: 'Cal' }] },
            breaks: 'must-act',
            because: 'There is a dance for him, so he dances.',
            ruling: 'must-act',
          },
          {
            says: 'Dance with Mr Ashby himself and replace one of her tokens.',
            claim: { events: [swoons] },
            because: 'That is what his card does. Only a card that speaks of a Scandal catches anybody.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Cal dances beside Bea, and one of her tokens gives way to one of his. The pair is parted without any Scandal.',
    },
    {
      after: 4,
      says: 'If a card of the table’s own says that it may catch somebody, the table writes it in its card book, and the referee knows.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      turn: 'Ann',
      tokens: { 'Mr Ashby': ['Bea', 'Cal'] },
      supply: { Ann: 4, Bea: 3, Cal: 3 },
      dancing: { Bea: 'Mr Ashby', Cal: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
