import type { Scenario } from '../../types'

export default {
  title: 'The King trades hands',
  shows: ['king-trades'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Cal', 'Eli'],
    start: {
      turn: 'Eli',
      hands: { Ann: ['prince'], Cal: ['baron'], Eli: ['king', 'guard'] },
      discards: { Ann: ['priest'], Cal: ['spy'] },
      deck: 14,
    },
    events: [{ type: 'play', player: 'Eli', card: 'king', target: 'Ann' }],
  },
  steps: [
    {
      after: 0,
      says: 'Eli holds the King and a Guard (1). He is about to lay the King on Ann, who holds a Prince (5).',
      ask: {
        question: 'What do the two hold afterwards?',
        hint: 'The King lies on the table. What is left to trade?',
        choices: [
          {
            says: 'Ann the King, Eli the Prince.',
            claim: { state: { holds: { Ann: ['king'], Eli: ['prince'] } } },
            because: 'The King has been played and stays before Eli. He trades the card he kept.',
            ruling: 'impossible-card',
          },
          {
            says: 'As before, if Ann does not want to.',
            claim: { state: { holds: { Ann: ['prince'], Eli: ['guard'] } } },
            because: 'Nobody is asked. Whoever is chosen trades.',
            ruling: 'impossible-card',
          },
          {
            says: 'Ann the Guard, Eli the Prince.',
            claim: { state: { holds: { Ann: ['guard'], Eli: ['prince'] } } },
            because: 'The two cards in hand change places. Nobody else sees them.',
            ruling: 'impossible-card',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Eli lays the King, gives his Guard and takes Ann’s Prince, both face down. Each knows what the other now holds; Cal knows neither.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Ann',
      out: [],
      deck: 14,
      discards: { Ann: ['priest'], Eli: ['king'] },
      holds: { Ann: ['guard'], Cal: ['baron'], Eli: ['prince'] },
    },
  },
} satisfies Scenario
