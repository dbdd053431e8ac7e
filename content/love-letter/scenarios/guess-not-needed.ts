import type { Scenario } from '../../types'

export default {
  title: 'A name too many',
  shows: ['guess-not-needed'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['priest', 'guard'], Bea: ['king'], Cal: ['spy'] },
      deck: 16,
    },
    events: [{ type: 'play', player: 'Ann', card: 'priest', target: 'Bea', guess: 'king' }],
  },
  steps: [
    {
      after: 0,
      says: 'Ann holds a Priest and a Guard. She wants to play the Priest and is sure that Bea has the King.',
      ask: {
        question: 'How is the Priest played?',
        hint: 'Which card calls a name, and which one only looks?',
        choices: [
          {
            says: 'On Bea, saying “King”: if it is true, Bea is out.',
            claim: {
              events: [{ type: 'play', player: 'Ann', card: 'priest', target: 'Bea', guess: 'king' }],
            },
            breaks: 'guess-not-allowed',
            because: 'Only a Guard names a card. The Priest looks and harms nobody.',
            ruling: 'guess-not-allowed',
          },
          {
            says: 'On Bea, without a word.',
            claim: { events: [{ type: 'play', player: 'Ann', card: 'priest', target: 'Bea' }] },
            because: 'She chooses Bea and looks at the hand in secret. No name is called.',
            ruling: 'guess-not-allowed',
          },
          {
            says: 'On nobody in particular: everybody shows Ann their hand.',
            claim: { events: [{ type: 'play', player: 'Ann', card: 'priest' }] },
            breaks: 'target-missing',
            because: 'The Priest looks at one hand, and Ann has to say whose.',
            ruling: 'target-missing',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Ann lays the Priest on Bea and calls “King” all the same. The referee asks her to leave out the name: nobody is to answer it.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'guess-not-allowed', suspects: [] } },
} satisfies Scenario
