import type { Scenario } from '../../types'

export default {
  title: 'Two win the game',
  shows: ['game-several-winners', 'end-tie'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Ann', 'Bea', 'Cal'],
    tokens: { Ann: 4, Bea: 2, Cal: 4 },
    start: {
      turn: 'Cal',
      hands: { Ann: ['lady-danbury'], Bea: ['duke'], Cal: ['kate', 'lady-danbury'] },
      discards: {
        Ann: ['eloise', 'colin', 'lady-featherington', 'eloise'],
        Bea: ['eloise', 'kate', 'eloise', 'colin'],
        Cal: ['duke', 'eloise', 'lady-bridgerton'],
      },
      protected: ['Bea'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'kate', target: 'Ann' },
      { type: 'reveal', player: 'Ann', card: 'lady-danbury' },
      { type: 'reveal', player: 'Bea', card: 'duke' },
      { type: 'reveal', player: 'Cal', card: 'lady-danbury' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Three players need five tokens. Ann and Cal have four each, and this is the last turn of the round.',
    },
    {
      after: 1,
      says: 'Cal plays Kate and looks at Ann’s hand: Lady Danbury, the card he holds himself. Bea has the Duke.',
      ask: {
        question: 'The deck is empty, and all show their hands. Who wins the game?',
        hint: 'First all tokens of the round are given. Then one looks who has enough.',
        choices: [
          {
            says: 'Nobody yet: Ann and Cal play a deciding round.',
            claim: { state: { phase: 'deal', gameWinners: [] } },
            because: 'No round is played to part them. Enough tokens are enough, for both.',
            ruling: 'ties',
          },
          {
            says: 'Ann, who takes her token first, in the order of the seats.',
            claim: { state: { gameWinners: ['Ann'] } },
            because: 'All tokens of a round are given before anybody counts. There is no first.',
            ruling: 'ties',
          },
          {
            says: 'Ann and Cal together.',
            claim: { state: { gameWinners: ['Ann', 'Cal'] } },
            because: 'Both tie for the round, both gain their fifth token, both win.',
            ruling: 'ties',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Ann and Cal tie with Lady Danbury. Each has five tokens now, and the game has two winners.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      roundWinners: ['Ann', 'Cal'],
      tokens: { Ann: 5, Bea: 2, Cal: 5 },
      gameWinners: ['Ann', 'Cal'],
    },
  },
} satisfies Scenario
