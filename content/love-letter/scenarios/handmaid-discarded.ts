import type { Scenario } from '../../types'

export default {
  title: 'Colin thrown away',
  shows: ['handmaid-discarded'],
  record: {
    ruleset: 'bridgerton',
    players: ['Cal', 'Dot', 'Fay'],
    start: {
      turn: 'Cal',
      hands: { Cal: ['lady-danbury', 'anthony'], Dot: ['eloise'], Fay: ['colin'] },
      discards: { Dot: ['eloise'], Fay: ['kate'] },
      deck: 15,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'lady-danbury', target: 'Fay' },
      { type: 'discard', player: 'Fay', card: 'colin' },
      { type: 'draw', player: 'Fay', card: 'lady-bridgerton' },
      { type: 'draw', player: 'Dot', card: 'duke' },
      { type: 'play', player: 'Dot', card: 'eloise', target: 'Fay', guess: 'lady-bridgerton' },
      { type: 'answer', player: 'Fay', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'Cal holds Lady Danbury, who makes somebody discard their hand. He has Fay in mind.' },
    {
      after: 2,
      says: 'Fay discards Colin, who now lies face up before her. She is about to draw a new hand.',
      ask: {
        question: 'Is Fay protected now?',
        hint: 'A discarded card is only laid down.',
        choices: [
          {
            says: 'Yes, Colin lies before her.',
            claim: { state: { protected: ['Fay'] } },
            because: 'Colin protects only when played. A discarded card has no effect.',
            ruling: 'protection',
          },
          {
            says: 'No.',
            claim: { state: { protected: [], holds: { Fay: ['lady-bridgerton'] } } },
            because: 'She did not play Colin but had to discard the card, so it has no effect.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 3, says: 'Fay draws Lady Bridgerton and is not protected.' },
    { after: 5, says: 'So Dot may choose her: she lays Eloise on Fay and names the 7.' },
    { after: 6, says: 'That is Fay’s new card. She is out.' },
  ],
  outcome: {
    fault: null,
    state: {
      turn: 'Cal',
      out: ['Fay'],
      protected: [],
      discards: { Fay: ['kate', 'colin', 'lady-bridgerton'] },
      deck: 13,
    },
  },
} satisfies Scenario
