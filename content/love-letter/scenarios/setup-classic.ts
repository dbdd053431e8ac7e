import type { Scenario } from '../../types'

const named = (guess: string) => ({ type: 'play', player: 'Bea', card: 'eloise', target: 'Cal', guess })

export default {
  title: 'The classic sixteen',
  shows: ['setup-classic'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    events: [
      {
        type: 'deal',
        starter: 'Bea',
        hands: { Ann: 'colin', Bea: 'eloise', Cal: 'kate', Dot: 'lady-danbury' },
        setAside: 'lady-featherington',
        deck: [
          'lady-bridgerton',
          'eloise',
          'duke',
          'eloise',
          'colin',
          'penelope',
          'eloise',
          'kate',
          'lady-danbury',
          'duke',
          'eloise',
        ],
      },
      { type: 'draw', player: 'Bea', card: 'lady-bridgerton' },
      named('duke'),
      { type: 'answer', player: 'Cal', holds: false },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'For the classic game six of the 22 cards go back into the bag: both Daphnes, both Anthonys, one Eloise and Queen Charlotte. Four people at most can play.',
      ask: {
        question: 'Sixteen cards, four players. How many are left to draw?',
        hint: 'The rest of the deal is as ever: one aside, one each.',
        choices: [
          {
            says: '11',
            claim: { state: { deck: 11 } },
            because: 'One aside and four in hand leave 11 of 16.',
            ruling: 'wrong-setup',
          },
          {
            says: '12',
            claim: { state: { deck: 12 } },
            because: 'In the classic game, too, one card is set aside face down.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Eleven cards are the deck. Four tokens win with four players, in the classic game too.',
    },
    {
      after: 2,
      says: 'Bea draws Lady Bridgerton. She means to lay Eloise and to name a number to Cal.',
      ask: {
        question: 'Which number may she name?',
        hint: 'Think of the cards that went back into the bag.',
        choices: [
          {
            says: '0, Daphne',
            claim: { events: [named('daphne')] },
            breaks: 'guess-unknown',
            because: 'Daphne went back into the bag: the classic game has no 0.',
            ruling: 'guess-unknown',
          },
          {
            says: '3, the Duke',
            claim: { events: [named('duke')] },
            because: 'The Duke is in the classic game, so his number may be named.',
            ruling: 'naming-a-number',
          },
          {
            says: '6, Anthony',
            claim: { events: [named('anthony')] },
            breaks: 'guess-unknown',
            because: 'Anthony went back into the bag: the classic game has no 6.',
            ruling: 'guess-unknown',
          },
        ],
      },
    },
    { after: 4, says: 'Bea names the 3. Cal holds Kate and says no, so he stays in. Cal is next.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Cal',
      deck: 10,
      out: [],
      holds: { Bea: ['lady-bridgerton'], Cal: ['kate'] },
    },
  },
} satisfies Scenario
