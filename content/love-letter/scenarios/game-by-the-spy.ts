import type { Scenario } from '../../types'

export default {
  title: 'Won by a Spy',
  shows: ['game-by-the-spy', 'spy-without-winning', 'spy-of-somebody-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    tokens: { Ann: 1, Bea: 3, Cal: 2, Dot: 2 },
    start: {
      turn: 'Ann',
      hands: { Ann: ['guard', 'countess'], Bea: ['baron'] },
      discards: {
        Ann: ['guard', 'priest', 'prince', 'guard', 'baron'],
        Bea: ['spy', 'guard', 'chancellor', 'handmaid', 'guard'],
        Cal: ['spy', 'prince'],
        Dot: ['guard', 'chancellor', 'handmaid', 'priest', 'king'],
      },
      out: ['Cal', 'Dot'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'princess' },
      { type: 'answer', player: 'Bea', holds: false },
      { type: 'reveal', player: 'Ann', card: 'countess' },
      { type: 'reveal', player: 'Bea', card: 'baron' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Four players need four tokens, and Bea has three. She and Cal have each laid a Spy, but Cal is out.',
    },
    {
      after: 2,
      says: 'Ann plays her last Guard on Bea and says “Princess”. Bea says no. The deck is empty.',
      ask: {
        question: 'Ann shows the Countess, Bea only a Baron. What follows?',
        hint: 'Two things give tokens at the end of a round.',
        choices: [
          {
            says: 'Ann wins the round, and the game goes on.',
            claim: { state: { phase: 'deal', gameWinners: [] } },
            because: 'The round is Ann’s, but the Spy’s token is given too, and it is Bea’s fourth.',
            ruling: 'spy-token',
          },
          {
            says: 'Ann wins the round, and Bea wins the game.',
            claim: { state: { phase: 'over', roundWinners: ['Ann'], gameWinners: ['Bea'] } },
            because: 'Of the players still in only Bea has laid a Spy. Her token counts like any other.',
            ruling: 'spy-token',
          },
          {
            says: 'Nobody gets the Spy’s token: Cal has laid one too.',
            claim: { state: { bonus: null } },
            because: 'Cal is out, so his Spy is no hindrance at a table that plays the usual reading.',
            ruling: 'bonus-token',
          },
        ],
      },
    },
    {
      after: 4,
      says: 'Ann gains a token for the round, Bea one for her Spy. It is Bea’s fourth: she has won the game.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      roundWinners: ['Ann'],
      bonus: 'Bea',
      tokens: { Ann: 2, Bea: 4, Cal: 2, Dot: 2 },
      gameWinners: ['Bea'],
    },
  },
} satisfies Scenario
