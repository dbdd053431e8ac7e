import type { Scenario } from '../../types'

const shows = { type: 'reveal', player: 'Ann', card: 'colin' }

export default {
  title: 'Anthony comes too late',
  shows: ['chancellor-empty-deck'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Fay'],
    tokens: { Ann: 4, Fay: 2 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['anthony', 'colin'], Fay: ['lady-danbury'] },
      discards: {
        Ann: ['eloise', 'daphne', 'duke', 'eloise', 'anthony', 'lady-featherington', 'eloise'],
        Fay: ['eloise', 'kate', 'lady-danbury', 'duke', 'daphne', 'colin', 'lady-bridgerton', 'eloise'],
      },
      faceUp: ['eloise', 'queen-charlotte', 'kate'],
      setAside: 'penelope',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'anthony' },
      shows,
      { type: 'reveal', player: 'Fay', card: 'lady-danbury' },
    ],
  },
  steps: [
    { after: 0, says: 'The deck is empty and Ann has the last turn, with Anthony (6) and Colin (4).' },
    {
      after: 1,
      says: 'Ann lays Anthony, hoping for something better than Colin.',
      ask: {
        question: 'What does Anthony do with an empty deck?',
        hint: 'He draws from the deck and from nowhere else.',
        choices: [
          {
            says: 'Ann takes the card set aside and keeps one of two.',
            claim: { events: [{ type: 'keep', player: 'Ann', keeps: 'penelope', returns: ['colin'] }] },
            breaks: 'out-of-sequence',
            because: 'That card is only for somebody who discards to Lady Danbury. Anthony draws nothing.',
            ruling: 'prince-and-empty-deck',
          },
          {
            says: 'Nothing. The turn is over and hands are shown.',
            claim: { events: [shows] },
            because: 'Without a card to draw he has no effect, and after this turn the round ends.',
            ruling: 'when-the-deck-is-empty',
          },
          {
            says: 'He cannot be laid, so Ann must take him back.',
            claim: { events: [{ type: 'play', player: 'Ann', card: 'colin' }] },
            breaks: 'out-of-sequence',
            because: 'He may be laid; he only has no effect. What lies there stays.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann shows Colin (4) and Fay Lady Danbury (5): Fay wins. Ann would have done better to keep Anthony.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      roundWinners: ['Fay'],
      bonus: null,
      tokens: { Ann: 4, Fay: 3 },
      starters: ['Fay'],
    },
  },
} satisfies Scenario
