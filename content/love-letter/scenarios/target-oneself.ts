import type { Scenario } from '../../types'

export default {
  title: 'Nobody left but oneself',
  shows: ['target-oneself', 'everybody-protected'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['eloise'], Bea: ['duke'], Cal: ['kate', 'lady-bridgerton'] },
      discards: { Ann: ['colin'], Bea: ['colin'] },
      protected: ['Ann', 'Bea'],
      deck: 9,
    },
    events: [{ type: 'play', player: 'Cal', card: 'kate', target: 'Cal' }],
  },
  steps: [
    {
      after: 0,
      says: 'Ann and Bea both sit under Colin. Cal wants to play Kate, who looks at another player’s hand.',
      ask: {
        question: 'On whom?',
        hint: 'Lady Danbury may be played on oneself. May Kate?',
        choices: [
          {
            says: 'On Ann.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'kate', target: 'Ann' }] },
            breaks: 'target-protected',
            because: 'Under Colin nobody else can choose her.',
            ruling: 'target-protected',
          },
          {
            says: 'On himself, since nobody else can be chosen.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'kate', target: 'Cal' }] },
            breaks: 'target-self',
            because: 'Kate asks for another player. Lady Danbury alone may be played on one’s own hand.',
            ruling: 'target-self',
          },
          {
            says: 'On nobody: he just lays it down.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'kate' }] },
            because:
              'With everybody else protected, a card that needs another player is laid without effect.',
            ruling: 'protection',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Cal says “on myself, then”. The referee declines: Kate is laid on nobody here. For the cards it comes to the same.',
    },
  ],
  outcome: { fault: { at: 0, rule: 'target-self', suspects: [] } },
} satisfies Scenario
