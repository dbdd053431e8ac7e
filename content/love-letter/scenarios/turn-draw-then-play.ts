import type { Scenario } from '../../types'

const draws = { type: 'draw', player: 'Cal', card: 'colin' }
const plays = { type: 'play', player: 'Cal', card: 'colin' }

export default {
  title: 'Draw one, play one',
  shows: ['turn-draw-then-play'],
  record: {
    ruleset: 'bridgerton',
    players: ['Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Bea: ['eloise'], Cal: ['duke'], Dot: ['lady-danbury'] },
      discards: { Bea: ['kate'] },
      deck: 17,
    },
    events: [draws, plays],
  },
  steps: [
    {
      after: 0,
      says: 'Bea has had her turn; now it is Cal’s. He holds one card, the Duke.',
      ask: {
        question: 'What does Cal do first?',
        hint: 'One is played and one is kept. For that he needs two.',
        choices: [
          {
            says: 'He plays the Duke on Dot.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'duke', target: 'Dot' }] },
            breaks: 'must-draw',
            because:
              'A turn begins with a draw: before it there is nothing to choose from, and nothing to keep.',
            ruling: 'must-draw',
          },
          {
            says: 'He draws a card.',
            claim: { events: [draws] },
            because: 'A turn begins with a draw, so that there are two cards to choose from.',
            ruling: 'must-draw',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Cal draws Colin. Now he holds the Duke and Colin.',
      ask: {
        question: 'And now?',
        hint: 'At the end of a turn everybody holds one card again.',
        choices: [
          {
            says: 'He likes neither and draws another.',
            claim: { events: [{ type: 'draw', player: 'Cal' }] },
            breaks: 'already-drawn',
            because: 'One card is drawn each turn, never two.',
            ruling: 'already-drawn',
          },
          {
            says: 'He plays Colin and keeps the Duke.',
            claim: { events: [plays] },
            because: 'He plays one of the two, whichever he likes better, and keeps the other.',
            ruling: 'must-draw',
          },
          {
            says: 'He plays Colin and then the Duke as well.',
            claim: { events: [plays, { type: 'play', player: 'Cal', card: 'duke', target: 'Dot' }] },
            breaks: 'turn-order',
            because: 'After one card his turn is over, and it is Dot who is to draw.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'Colin lies face up before Cal and stays there. The Duke stays in his hand, and Dot is next.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'draw',
      turn: 'Dot',
      deck: 16,
      protected: ['Cal'],
      discards: { Cal: ['colin'] },
      holds: { Cal: ['duke'] },
    },
  },
} satisfies Scenario
