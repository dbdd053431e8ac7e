import type { Scenario } from '../../types'

export default {
  title: 'Kate takes a look',
  shows: ['priest-looks'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['anthony'], Bea: ['lady-danbury'], Cal: ['kate', 'colin'], Dot: ['eloise'] },
      discards: { Ann: ['eloise'], Bea: ['eloise'] },
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Cal', card: 'kate', target: 'Bea' },
      { type: 'draw', player: 'Dot', card: 'duke' },
    ],
  },
  steps: [
    { after: 0, says: 'Cal holds Kate and Colin. He would like to know what Bea has.' },
    {
      after: 1,
      says: 'Cal lays Kate on Bea.',
      ask: {
        question: 'What does Bea do with her card?',
        hint: 'Kate is for one pair of eyes.',
        choices: [
          {
            says: 'She lays it face up for everybody to see.',
            claim: { events: [{ type: 'discard', player: 'Bea', card: 'lady-danbury' }] },
            breaks: 'out-of-sequence',
            because: 'Only Cal looks. Her card is neither laid down nor shown to the others.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Cal has seen it, so she draws another.',
            claim: { events: [{ type: 'draw', player: 'Bea', card: 'duke' }] },
            breaks: 'turn-order',
            because: 'Looking changes no hand. Bea keeps her card, and Dot draws for her turn.',
            ruling: 'turn-order',
          },
          {
            says: 'She shows it to Cal alone and keeps it. Dot is next.',
            claim: { events: [{ type: 'draw', player: 'Dot', card: 'duke' }] },
            because: 'Cal has seen Lady Danbury, and Ann and Dot have learnt nothing.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    { after: 2, says: 'Bea keeps Lady Danbury. Cal knows it and says nothing; Dot draws for her turn.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'play',
      turn: 'Dot',
      out: [],
      deck: 13,
      discards: { Bea: ['eloise'], Cal: ['kate'] },
      holds: { Bea: ['lady-danbury'] },
    },
  },
} satisfies Scenario
