import type { Scenario } from '../../types'

const dealt = {
  type: 'deal',
  starter: 'Dot',
  hands: { Ann: 'prince', Bea: 'guard', Cal: 'spy', Dot: 'priest' },
  setAside: 'guard',
  deck: [
    'guard',
    'handmaid',
    'chancellor',
    'guard',
    'baron',
    'countess',
    'guard',
    'prince',
    'princess',
    'guard',
    'priest',
    'king',
    'handmaid',
    'spy',
    'baron',
    'chancellor',
  ],
}

export default {
  title: 'The deal for four',
  shows: ['setup-four'],
  record: { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal', 'Dot'], events: [dealt] },
  steps: [
    {
      after: 0,
      says: 'Four people sit down. Last time, when only Ann and Bea played, three cards lay open beside the deck.',
      ask: {
        question: 'Are three cards laid open now too?',
        hint: 'They make up for how few hands there are.',
        choices: [
          {
            says: 'Yes, three open cards and one face down.',
            claim: { events: [{ type: 'deal', starter: 'Dot', faceUp: ['guard', 'baron', 'spy'] }] },
            breaks: 'wrong-setup',
            because: 'Open cards belong to a game of two. Four players set one card aside, face down.',
            ruling: 'wrong-setup',
          },
          {
            says: 'No, only one card goes aside, face down.',
            claim: { events: [dealt] },
            because: 'From three players on, one unseen card is all that is set aside.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    { after: 1, says: 'One card aside, one in each hand: of 21 cards, 16 are left to draw.' },
    {
      after: 1,
      says: 'Dot starts, then Ann: turns go clockwise. With four players, four tokens win the game.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Dot', deck: 16, holds: { Ann: ['prince'], Dot: ['priest'] } },
  },
} satisfies Scenario
