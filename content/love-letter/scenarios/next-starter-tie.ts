import type { Scenario } from '../../types'

export default {
  title: 'Two winners, one starter',
  shows: ['next-starter-tie', 'everybody-protected'],
  record: {
    ruleset: 'love-letter-classic',
    players: ['Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Eli',
      hands: { Dot: ['baron'], Eli: ['baron', 'guard'] },
      discards: {
        Dot: ['guard', 'handmaid', 'prince', 'priest', 'handmaid'],
        Eli: ['priest', 'guard', 'countess', 'guard', 'king'],
        Fay: ['guard', 'prince'],
      },
      out: ['Fay'],
      protected: ['Dot'],
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Eli', card: 'guard' },
      { type: 'reveal', player: 'Dot', card: 'baron' },
      { type: 'reveal', player: 'Eli', card: 'baron' },
      { type: 'deal', starter: 'Dot' },
    ],
  },
  steps: [
    { after: 0, says: 'Fay is out and Dot sits behind a Handmaid. Eli has drawn the last card.' },
    { after: 1, says: 'Eli lays his Guard on nobody. The deck is empty, and hands are shown.' },
    {
      after: 3,
      says: 'Both show a Baron. They tie, and each of them gains a token.',
      ask: {
        question: 'Who may start the next round?',
        hint: 'A winner starts. This time there are two.',
        choices: [
          {
            says: 'Anybody, since nobody won alone.',
            claim: { state: { starters: ['Dot', 'Eli', 'Fay'] } },
            because: 'There were winners, and the start is theirs. Fay is none of them.',
            ruling: 'wrong-starter',
          },
          {
            says: 'Dot or Eli, whoever is drawn by lot.',
            claim: { state: { starters: ['Dot', 'Eli'] } },
            because: 'Both have won, so either may start, and chance decides between them.',
            ruling: 'ties',
          },
          {
            says: 'Eli, who made the last move.',
            claim: { state: { starters: ['Eli'] } },
            because: 'The last move gives no advantage over another winner.',
            ruling: 'ties',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Fay draws lots for the two, and the lot falls on Dot.',
    },
    { after: 4, says: 'A new round is dealt to all three, and Dot starts.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Dot', deck: 12, out: [], tokens: { Dot: 1, Eli: 1, Fay: 0 } },
  },
} satisfies Scenario
