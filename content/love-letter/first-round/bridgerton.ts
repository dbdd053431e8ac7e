/**
 * One round from the deal to the token, and so longer than most files. The record knows only what the learner sees: of
 * the other hands no more than they show.
 */
import type { Scenario } from '../../types'

export default {
  title: 'A first round',
  shows: ['turn-draw-then-play', 'queen-count', 'spy-and-the-round'],
  record: {
    ruleset: 'bridgerton',
    players: ['You', 'Cal', 'Dot'],
    events: [
      { type: 'deal', starter: 'You', hands: { You: 'duke' } },
      { type: 'draw', player: 'You', card: 'daphne' },
      { type: 'play', player: 'You', card: 'daphne' },
      { type: 'draw', player: 'Cal' },
      { type: 'play', player: 'Cal', card: 'kate', target: 'Dot' },
      { type: 'draw', player: 'Dot' },
      { type: 'play', player: 'Dot', card: 'eloise', target: 'You', guess: 'penelope' },
      { type: 'answer', player: 'You', holds: false },
      { type: 'draw', player: 'You', card: 'lady-danbury' },
      { type: 'play', player: 'You', card: 'lady-danbury', target: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'colin' },
      { type: 'draw', player: 'Dot' },
      { type: 'draw', player: 'Cal' },
      { type: 'play', player: 'Cal', card: 'anthony' },
      { type: 'keep', player: 'Cal' },
      { type: 'draw', player: 'Dot' },
      { type: 'play', player: 'Dot', card: 'colin' },
      { type: 'draw', player: 'You', card: 'queen-charlotte' },
      { type: 'play', player: 'You', card: 'queen-charlotte' },
      { type: 'count', lowest: 1, out: ['Cal'] },
      { type: 'draw', player: 'Dot' },
      { type: 'play', player: 'Dot', card: 'lady-featherington' },
      { type: 'draw', player: 'You', card: 'lady-bridgerton' },
      { type: 'play', player: 'You', card: 'duke', target: 'Dot' },
      { type: 'compare', loser: 'Dot' },
      { type: 'discard', player: 'Dot', card: 'lady-danbury' },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'You sit with Cal and Dot. One card lies aside, each of you holds one, and you start. Yours is the Duke.',
      ask: {
        question: 'How does your turn begin?',
        hint: 'You play one card and keep one.',
        choices: [
          {
            says: 'You draw a card.',
            claim: { events: [{ type: 'draw', player: 'You', card: 'daphne' }] },
            because: 'Only then are there two to choose from.',
            ruling: 'must-draw',
          },
          {
            says: 'You play the Duke on Cal.',
            claim: { events: [{ type: 'play', player: 'You', card: 'duke', target: 'Cal' }] },
            breaks: 'must-draw',
            because: 'Then you would hold nothing to compare with. Draw before you play.',
            ruling: 'must-draw',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'You draw Daphne (0). Now you hold two cards.',
      ask: {
        question: 'Which of these would be allowed?',
        hint: 'One of your cards needs somebody else, the other needs nobody.',
        choices: [
          {
            says: 'The Duke on yourself.',
            claim: { events: [{ type: 'play', player: 'You', card: 'duke', target: 'You' }] },
            breaks: 'target-self',
            because: 'He compares your hand with somebody else’s.',
            ruling: 'target-self',
          },
          {
            says: 'Daphne on Cal.',
            claim: { events: [{ type: 'play', player: 'You', card: 'daphne', target: 'Cal' }] },
            breaks: 'target-not-allowed',
            because: 'Daphne is for nobody: she simply lies before you.',
            ruling: 'target-not-allowed',
          },
          {
            says: 'Daphne, laid before you.',
            claim: { events: [{ type: 'play', player: 'You', card: 'daphne' }] },
            because: 'She does nothing now, but may earn you a token when the round ends.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 5,
      says: 'You keep the Duke. Cal draws and lays Kate on Dot: he looks at her card, and you learn nothing.',
    },
    {
      after: 7,
      says: 'Dot draws, lays Eloise, points at you and says “nine”.',
      ask: {
        question: 'What do you answer?',
        hint: 'Look at your hand. Answers are always true.',
        choices: [
          {
            says: 'Yes.',
            claim: { events: [{ type: 'answer', player: 'You', holds: true }] },
            breaks: 'impossible-card',
            because: 'You hold the Duke, a 3. Only Penelope is a 9.',
            ruling: 'impossible-card',
          },
          {
            says: 'No.',
            claim: { events: [{ type: 'answer', player: 'You', holds: false }] },
            because: 'You need not say what you hold instead.',
            ruling: 'wrong-answer',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'Your turn: you draw Lady Danbury (5).',
      ask: {
        question: 'What may you play?',
        hint: 'Either card wants to know whom it is meant for.',
        choices: [
          {
            says: 'Lady Danbury, on Dot.',
            claim: { events: [{ type: 'play', player: 'You', card: 'lady-danbury', target: 'Dot' }] },
            because: 'You might have chosen Cal as well, or even yourself.',
            ruling: 'target-missing',
          },
          {
            says: 'The Duke, on nobody.',
            claim: { events: [{ type: 'play', player: 'You', card: 'duke' }] },
            breaks: 'target-missing',
            because: 'Cal and Dot can both be chosen, so it must be one of them.',
            ruling: 'target-missing',
          },
        ],
      },
    },
    {
      after: 10,
      says: 'Dot must throw her hand away. It is Colin (4).',
      ask: {
        question: 'Is Dot protected now?',
        hint: 'Was Colin played?',
        choices: [
          {
            says: 'Yes, Colin lies before her.',
            claim: { state: { protected: ['Dot'] } },
            because: 'He would protect her if she had played him. Discarded, he does nothing.',
            ruling: 'protection',
          },
          {
            says: 'No.',
            claim: { state: { protected: [] } },
            because: 'A card that is thrown away does nothing. Only Penelope is different.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 12, says: 'Dot draws another card. You keep the Duke, and Cal is next.' },
    {
      after: 15,
      says: 'Cal lays Anthony, draws two cards, keeps one of three and puts two under the deck. Nobody sees which.',
    },
    {
      after: 18,
      says: 'Dot lays the other Colin, and this one does protect her. Then you draw Queen Charlotte.',
      ask: {
        question: 'What may you play?',
        hint: 'Whom can the Duke reach, and whom can he not?',
        choices: [
          {
            says: 'The Duke on Dot.',
            claim: { events: [{ type: 'play', player: 'You', card: 'duke', target: 'Dot' }] },
            breaks: 'target-protected',
            because: 'Until her next turn begins nobody else may choose Dot.',
            ruling: 'target-protected',
          },
          {
            says: 'Queen Charlotte on Cal.',
            claim: { events: [{ type: 'play', player: 'You', card: 'queen-charlotte', target: 'Cal' }] },
            breaks: 'target-not-allowed',
            because: 'She is meant for the whole table: nobody is chosen.',
            ruling: 'target-not-allowed',
          },
          {
            says: 'Queen Charlotte.',
            claim: { events: [{ type: 'play', player: 'You', card: 'queen-charlotte' }] },
            because: 'Now you count aloud from 1, and everybody listens for their number.',
            ruling: 'count-starts-at-one',
          },
        ],
      },
    },
    {
      after: 19,
      says: 'You say “one”. Cal says yes.',
      ask: {
        question: 'Who is out?',
        hint: 'Only the first number that is answered matters.',
        choices: [
          {
            says: 'Cal and you: the Duke is low as well.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['You', 'Cal'] }] },
            breaks: 'impossible-card',
            because: 'The Duke is a 3. At “one” only those who hold a 1 answer.',
            ruling: 'count-starts-at-one',
          },
          {
            says: 'Cal.',
            claim: { events: [{ type: 'count', lowest: 1, out: ['Cal'] }] },
            because: 'His is the lowest number. The count stops there, and your 3 is safe.',
            ruling: 'count-starts-at-one',
          },
        ],
      },
    },
    {
      after: 22,
      says: 'Cal lays Eloise and is out. Dot lays Lady Featherington (8), which does nothing. Did she have to? She will not say.',
    },
    {
      after: 24,
      says: 'You draw Lady Bridgerton (7), keep her, and lay the Duke on Dot. You compare: she holds Lady Danbury (5).',
      ask: {
        question: 'Who is out?',
        hint: 'The card you compare is the one you kept.',
        choices: [
          {
            says: 'You: the Duke is only a 3.',
            claim: { state: { out: ['You', 'Cal'] } },
            because: 'The Duke lies on the table. It is the 7 in your hand that is compared.',
            ruling: 'wrong-comparison',
          },
          {
            says: 'Dot.',
            claim: { state: { out: ['Cal', 'Dot'] } },
            because: 'Five is less than seven.',
            ruling: 'wrong-comparison',
          },
        ],
      },
    },
    {
      after: 26,
      says: 'Dot lays Lady Danbury: that is why Lady Featherington had to go. You are the last one in, and Daphne lies before you.',
      ask: {
        question: 'How many tokens are yours?',
        hint: 'The round gives one. Has anybody else still in laid Daphne?',
        choices: [
          {
            says: 'Two.',
            claim: { state: { tokens: { You: 2 }, bonus: 'You' } },
            because: 'One for the round and one for Daphne, since nobody else still in has laid her.',
            ruling: 'spy-token',
          },
          {
            says: 'One.',
            claim: { state: { tokens: { You: 1 } } },
            because: 'That is the one for the round. Daphne’s comes on top.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 26,
      says: 'Two tokens in one round. With three players five win the game, and you start the next round.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'deal', roundWinners: ['You'], bonus: 'You', starters: ['You'], out: ['Cal', 'Dot'] },
  },
} satisfies Scenario
