import type { Scenario } from '../../types'

export default {
  title: 'Two Princes at the end',
  shows: ['end-tie'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Dot', 'Eli'],
    tokens: { Bea: 1, Cal: 2 },
    start: {
      turn: 'Cal',
      hands: { Bea: ['prince'], Cal: ['prince', 'guard'], Eli: ['handmaid'] },
      discards: {
        Bea: ['spy', 'priest', 'chancellor', 'guard', 'countess'],
        Cal: ['guard', 'baron', 'priest', 'guard'],
        Dot: ['guard', 'king', 'handmaid'],
        Eli: ['guard', 'spy', 'chancellor', 'baron'],
      },
      out: ['Dot'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'guard', target: 'Eli', guess: 'princess' },
      { type: 'answer', player: 'Eli', holds: false },
      { type: 'reveal', player: 'Bea', card: 'prince' },
      { type: 'reveal', player: 'Cal', card: 'prince' },
      { type: 'reveal', player: 'Eli', card: 'handmaid' },
    ],
  },
  steps: [
    { after: 0, says: 'The last turn is Cal’s. Dot is out.' },
    { after: 2, says: 'Cal plays a Guard on Eli and says “Princess”. Eli says no, and the deck is empty.' },
    {
      after: 2,
      says: 'Hands are shown: Bea has a Prince, Cal has a Prince, Eli a Handmaid.',
      ask: {
        question: 'Bea and Cal are equal. Who wins?',
        hint: 'In some older editions a tie was broken. In this one?',
        choices: [
          {
            says: 'Bea: the cards laid before her add up to more.',
            claim: { state: { roundWinners: ['Bea'] } },
            because: 'Older editions add up what lies before the players. This one does not.',
            ruling: 'ties',
          },
          {
            says: 'Nobody: a tie cancels itself, as with the Baron.',
            claim: { state: { roundWinners: [] } },
            because: 'Nobody goes out by a tie, but a round always rewards its highest hand.',
            ruling: 'ties',
          },
          {
            says: 'Both of them.',
            claim: { state: { roundWinners: ['Bea', 'Cal'] } },
            because: 'All who share the highest hand win, and each of them gains a token.',
            ruling: 'ties',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'Bea and Cal gain a token each. Both Bea and Eli had laid a Spy, so the Spy’s own token goes to nobody.',
    },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'deal',
      roundWinners: ['Bea', 'Cal'],
      bonus: null,
      tokens: { Bea: 2, Cal: 3, Dot: 0, Eli: 0 },
      starters: ['Bea', 'Cal'],
    },
  },
} satisfies Scenario
