import type { Scenario } from '../../types'

const draws = (card: string) => ({ type: 'draw', player: 'Ann', card })

export default {
  title: 'The card face down, not one face up',
  shows: ['prince-empty-deck-two'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea'],
    start: {
      turn: 'Bea',
      hands: { Ann: ['chancellor'], Bea: ['prince', 'princess'] },
      discards: {
        Ann: ['guard', 'spy', 'baron', 'guard', 'handmaid', 'king', 'priest'],
        Bea: ['priest', 'guard', 'guard', 'prince', 'chancellor', 'baron', 'spy'],
      },
      faceUp: ['countess', 'guard', 'handmaid'],
      setAside: 'guard',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Bea', card: 'prince', target: 'Ann' },
      { type: 'discard', player: 'Ann', card: 'chancellor' },
      draws('guard'),
      { type: 'reveal', player: 'Ann', card: 'guard' },
      { type: 'reveal', player: 'Bea', card: 'princess' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Two players, and the deck is empty. Beside it lie one card face down and three face up: the Countess, a Guard and a Handmaid.',
    },
    {
      after: 2,
      says: 'Bea lays a Prince on Ann, who discards a Chancellor and needs a new card.',
      ask: {
        question: 'Which card does Ann take?',
        hint: 'The open cards are not used in this round.',
        choices: [
          {
            says: 'The Countess: she may choose among the three open cards.',
            claim: { events: [draws('countess')] },
            breaks: 'impossible-card',
            because: 'The three open cards stay where they are, to the end of the round.',
            ruling: 'prince-and-empty-deck',
          },
          {
            says: 'The card that lies face down.',
            claim: { events: [draws('guard')] },
            because: 'With an empty deck it is always the card set aside face down, also when two play.',
            ruling: 'prince-and-empty-deck',
          },
          {
            says: 'None: she is out.',
            claim: { events: [{ type: 'reveal', player: 'Bea', card: 'princess' }] },
            breaks: 'out-of-sequence',
            because: 'An empty deck puts nobody out. Ann is to draw the card set aside.',
            ruling: 'prince-and-empty-deck',
          },
        ],
      },
    },
    { after: 3, says: 'Ann takes the card that lies face down: a Guard (1).' },
    {
      after: 5,
      says: 'They show their hands. Bea’s Princess beats Ann’s Guard; each has laid a Spy, so nobody gains its token.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      roundWinners: ['Bea'],
      bonus: null,
      tokens: { Ann: 0, Bea: 1 },
      starters: ['Bea'],
    },
  },
} satisfies Scenario
