import type { SeasonScenario } from '../../types'

const swoons = { type: 'dance', player: 'Cal', prospect: 'Mr Ashby' }
const follows = { type: 'dance', player: 'Ann', prospect: 'Mr Ashby' }

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
      { type: 'cards', played: { Ann: 6, Bea: 17, Cal: 10 } },
      { type: 'dance', player: 'Bea', prospect: 'Mr Ashby' },
      swoons,
      { ...follows, replace: 'Cal' },
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
            says: 'Catch Bea in a scandal: she dances, and no Chaperone is near.',
            claim: { events: [{ type: 'scandal', player: 'Cal', victim: 'Bea' }] },
            breaks: 'scandal-not-allowed',
            because: 'Dancing unprotected she could be caught, but not with Swoon. It has no scandal on it.',
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
            because: 'That is what his card does. Only a card that speaks of a scandal catches anybody.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Cal dances beside Bea, and one of her tokens gives way to one of his. The pair is parted without any scandal. Now Ann comes with the other Swoon, card 6, and dances there as a third.',
      ask: {
        question: 'Whose token does hers replace?',
        hint: 'Who dances with Mr Ashby, and who of them has a token there?',
        choices: [
          {
            says: 'Bea’s: she was there first, so nothing need be said.',
            claim: { events: [follows] },
            breaks: 'replace-missing',
            because: 'Bea and Cal both dance there with a token. Between two of them Ann has to say a name.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Bea’s or Cal’s, as she says: Cal’s, for instance.',
            claim: { events: [{ ...follows, replace: 'Cal' }] },
            because: 'Every other dancer with a token there can lose it. Ann chooses which.',
            ruling: 'swoon-replaces',
          },
          {
            says: 'Both: she dances with one who has two partners.',
            claim: { state: { tokens: { 'Mr Ashby': ['Ann'] } } },
            because: 'Swoon brings one token, so only one makes way.',
            ruling: 'swoon-replaces',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Cal’s token goes home as quickly as it came, and nobody was caught. A card that does catch somebody is written into the table’s card book; then the referee knows it.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'gossip',
      turn: 'Ann',
      tokens: { 'Mr Ashby': ['Ann', 'Bea'] },
      supply: { Ann: 3, Bea: 3, Cal: 4 },
      dancing: { Ann: 'Mr Ashby', Bea: 'Mr Ashby', Cal: 'Mr Ashby' },
    },
  },
} satisfies SeasonScenario
