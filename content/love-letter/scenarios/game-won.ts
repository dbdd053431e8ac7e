import type { Scenario } from '../../types'

export default {
  title: 'The last token',
  shows: ['game-won'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea'],
    tokens: { Ann: 5, Bea: 3 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['guard', 'handmaid'], Bea: ['chancellor'] },
      discards: { Ann: ['priest'], Bea: ['guard'] },
      faceUp: ['guard', 'baron', 'king'],
      deck: 12,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'chancellor' },
      { type: 'answer', player: 'Bea', holds: true },
      { type: 'award', tokens: { Ann: 1 } },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Two players need six tokens. Ann has five, Bea three. With her Priest Ann saw a Chancellor in Bea’s hand.',
    },
    {
      after: 2,
      says: 'Ann plays a Guard and says “Chancellor”. Bea says yes: Ann has won the round.',
      ask: {
        question: 'What comes next?',
        hint: 'Count Ann’s tokens.',
        choices: [
          {
            says: 'One more round, which Bea may start: she must have a last chance.',
            claim: { events: [{ type: 'deal', starter: 'Bea', faceUp: ['spy', 'guard', 'prince'] }] },
            breaks: 'game-over',
            because: 'Ann has her six tokens. No last round is owed to anybody.',
            ruling: 'game-over',
          },
          {
            says: 'Ann starts another round: one must lead by two.',
            claim: { events: [{ type: 'deal', starter: 'Ann', faceUp: ['spy', 'guard', 'prince'] }] },
            breaks: 'game-over',
            because: 'There is no lead to reach, only a number of tokens, and Ann has it.',
            ruling: 'target-numbers',
          },
          {
            says: 'Ann takes her sixth token, and that is the game.',
            claim: { events: [{ type: 'award', tokens: { Ann: 1 } }] },
            because: 'Six tokens win with two players. Nothing more is dealt.',
            ruling: 'target-numbers',
          },
        ],
      },
    },
    { after: 3, says: 'Ann takes her sixth token and has won the game.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'over', turn: null, starters: null, tokens: { Ann: 6, Bea: 3 }, gameWinners: ['Ann'] },
  },
} satisfies Scenario
