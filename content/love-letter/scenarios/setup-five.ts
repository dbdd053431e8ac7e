import type { Scenario } from '../../types'

export default {
  title: 'A short game for five',
  shows: ['setup-five'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal', 'Dot', 'Eli'],
    tokens: { Ann: 1, Cal: 2 },
    events: [
      {
        type: 'deal',
        starter: 'Ann',
        hands: { Ann: 'guard', Bea: 'priest', Cal: 'baron', Dot: 'handmaid', Eli: 'prince' },
        setAside: 'spy',
        deck: [
          'chancellor',
          'guard',
          'guard',
          'guard',
          'princess',
          'priest',
          'guard',
          'spy',
          'king',
          'handmaid',
          'guard',
          'baron',
          'prince',
          'chancellor',
          'countess',
        ],
      },
      { type: 'draw', player: 'Ann', card: 'chancellor' },
      { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'priest' },
      { type: 'answer', player: 'Bea', holds: true },
      { type: 'draw', player: 'Cal', card: 'guard' },
      { type: 'play', player: 'Cal', card: 'guard', target: 'Dot', guess: 'handmaid' },
      { type: 'answer', player: 'Dot', holds: true },
      { type: 'draw', player: 'Eli', card: 'guard' },
      { type: 'play', player: 'Eli', card: 'guard', target: 'Ann', guess: 'chancellor' },
      { type: 'answer', player: 'Ann', holds: true },
      { type: 'draw', player: 'Cal', card: 'guard' },
      { type: 'play', player: 'Cal', card: 'guard', target: 'Eli', guess: 'prince' },
      { type: 'answer', player: 'Eli', holds: true },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Five people play, and Cal already has two tokens. A new round is dealt from all 21 cards.',
      ask: {
        question: 'How many cards are left to draw?',
        hint: 'One goes aside face down, and every player gets one.',
        choices: [
          {
            says: '16',
            claim: { state: { deck: 16 } },
            because: 'That would be the deck for four players: the fifth hand is missing.',
            ruling: 'wrong-setup',
          },
          {
            says: '15',
            claim: { state: { deck: 15 } },
            because: 'One aside and five in hand: 21 less 6.',
            ruling: 'wrong-setup',
          },
        ],
      },
    },
    { after: 1, says: 'Every hand makes the deck shorter by one: 15 cards. Ann starts.' },
    {
      after: 6,
      says: 'It is a wild round. Ann finds Bea’s Priest with a Guard, and Cal finds Dot’s Handmaid.',
    },
    {
      after: 12,
      says: 'Eli finds Ann’s Chancellor. Now only Cal and Eli are in, and Cal names Eli’s card: the 5.',
      ask: {
        question: 'Cal is the last one left, and this is his third token. What now?',
        hint: 'More players need fewer tokens each: six with two players, five with three, four with four.',
        choices: [
          {
            says: 'Cal wins the game.',
            claim: { state: { phase: 'over', gameWinners: ['Cal'], tokens: { Cal: 3 } } },
            because: 'With five players three tokens win.',
            ruling: 'target-numbers',
          },
          {
            says: 'Another round is dealt: four tokens win.',
            claim: { state: { phase: 'deal', gameWinners: [] } },
            because: 'Four tokens are for four players. With five or six, three are enough.',
            ruling: 'target-numbers',
          },
        ],
      },
    },
    { after: 13, says: 'Eli is out, Cal is the only one left, and with his third token he wins the game.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'over',
      deck: 11,
      roundWinners: ['Cal'],
      tokens: { Ann: 1, Cal: 3 },
      gameWinners: ['Cal'],
    },
  },
} satisfies Scenario
