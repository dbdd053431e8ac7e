import type { SeasonScenario } from '../../types'

const drops = (count: number) => ({ type: 'discard', player: 'Bea', count })

export default {
  title: 'Three is one too many',
  shows: ['hand-limit', 'deal-and-refill'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Lord Hale', 'Mr Ashby', 'Miss Quill', 'Lord Marsh', 'Lady Finch'],
    cards: {
      13: {
        text: 'After the dance: draw a card.',
        after: [{ do: 'CARDS', from: 'deck', to: { hand: 'self' } }],
      },
    },
    events: [
      { type: 'ball' },
      { type: 'cards', played: { Ann: 15, Bea: 13, Cal: 9, Dan: 2 } },
      { type: 'dance', player: 'Ann', prospect: 'Mr Ashby' },
      { type: 'give', player: 'Ann', to: 'Bea' },
      { type: 'dance', player: 'Bea', prospect: 'Miss Quill' },
      drops(1),
      { type: 'dance', player: 'Cal', prospect: 'Lord Hale' },
    ],
  },
  steps: [
    {
      after: 4,
      says: 'Ann danced by card 15 and gave her hand to Bea, who holds two cards now. Bea is next with 13. Suppose that card says: after the dance, draw a card.',
    },
    {
      after: 5,
      says: 'Bea dances with Miss Quill and draws. She holds three cards.',
      ask: {
        question: 'What happens next?',
        hint: 'Nobody may ever hold more than two.',
        choices: [
          {
            says: 'Cal dances. Bea drops a card when the hands are filled.',
            claim: { events: [{ type: 'dance', player: 'Cal', prospect: 'Lord Hale' }] },
            breaks: 'out-of-sequence',
            because: 'A hand above two is not put off: nothing else happens before it is down again.',
            ruling: 'hand-limit',
          },
          {
            says: 'Bea drops one at once, of her own choice.',
            claim: { events: [drops(1)] },
            because: 'Down to two, without delay. Which one goes is for Bea to say.',
            ruling: 'hand-limit',
          },
          {
            says: 'Bea drops two: she may hold only what she has not laid, which is one card.',
            claim: { events: [drops(2)] },
            breaks: 'wrong-discard',
            because: 'The limit is two at any time, also after laying a card. She drops one.',
            ruling: 'hand-limit',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Bea drops one of the three on the discard. The referee does not ask which: it only counts.',
    },
    { after: 7, says: 'Now Cal dances with Lord Hale. At the refill Bea will draw nothing and Ann two.' },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'turn',
      turn: 'Dan',
      hands: { Ann: 0, Bea: 2, Cal: 1, Dan: 1 },
      deck: 15,
      discard: ['?'],
      tokens: { 'Mr Ashby': ['Ann'], 'Miss Quill': ['Bea'], 'Lord Hale': ['Cal'] },
    },
  },
} satisfies SeasonScenario
