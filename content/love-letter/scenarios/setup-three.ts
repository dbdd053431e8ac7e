import type { Scenario } from '../../types'

export default {
  title: 'The deal for three',
  shows: ['setup-three'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Eli'],
    events: [
      {
        type: 'deal',
        starter: 'Eli',
        hands: { Cal: 'kate', Dot: 'eloise', Eli: 'anthony' },
        setAside: 'lady-danbury',
        deck: [
          'duke',
          'eloise',
          'daphne',
          'colin',
          'eloise',
          'lady-bridgerton',
          'eloise',
          'kate',
          'queen-charlotte',
          'eloise',
          'anthony',
          'lady-featherington',
          'duke',
          'eloise',
          'colin',
          'penelope',
          'daphne',
          'lady-danbury',
        ],
      },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Cal, Dot and Eli play Bridgerton: 22 cards, shuffled. One is about to go aside face down, and each player gets one.',
      ask: {
        question: 'How many cards are left to draw?',
        hint: 'Take from 22 what is set aside and what is dealt. Are there open cards when three play?',
        choices: [
          {
            says: '19',
            claim: { state: { deck: 19 } },
            because: 'That counts the three hands, but not the card that is set aside face down.',
            ruling: 'wrong-setup',
          },
          {
            says: '18',
            claim: { state: { deck: 18 } },
            because: 'One card aside and three in hand leave 18 of 22.',
            ruling: 'wrong-setup',
          },
          {
            says: '15',
            claim: { state: { deck: 15 } },
            because: 'Three open cards are set aside only when two play.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    { after: 1, says: 'One card lies aside face down, nothing lies face up, and 18 cards are the deck.' },
    { after: 1, says: 'Eli starts. With three players, five tokens win the game.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Eli',
      deck: 18,
      holds: { Cal: ['kate'], Dot: ['eloise'], Eli: ['anthony'] },
    },
  },
} satisfies Scenario
