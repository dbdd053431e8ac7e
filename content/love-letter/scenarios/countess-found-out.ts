import type { Scenario } from '../../types'

export default {
  title: 'The Countess comes to light',
  shows: ['countess-found-out'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['?', '?'], Bea: ['?'], Cal: ['?'] },
      discards: { Ann: ['guard'], Bea: ['spy'], Cal: ['priest'] },
      deck: 13,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'prince', target: 'Cal' },
      { type: 'discard', player: 'Cal', card: 'baron' },
      { type: 'draw', player: 'Cal' },
      { type: 'draw', player: 'Bea' },
      { type: 'play', player: 'Bea', card: 'guard', target: 'Ann', guess: 'countess' },
      { type: 'answer', player: 'Ann', holds: true },
    ],
  },
  steps: [
    { after: 0, says: 'It is Ann’s turn. The table does not see her two cards.' },
    { after: 3, says: 'Ann plays a Prince on Cal, who discards a Baron and draws anew.' },
    {
      after: 5,
      says: 'Bea has a hunch. She plays a Guard on Ann and says “Countess”.',
      ask: {
        question: 'If everybody has kept to the rules, what must Ann answer?',
        hint: 'Ann has not drawn since she played the Prince: it is still the card that lay beside it.',
        choices: [
          {
            says: 'No.',
            claim: { events: [{ type: 'answer', player: 'Ann', holds: false }] },
            because:
              'With the Countess beside a Prince, Ann would have had to play the Countess. So she cannot have her.',
            ruling: 'forced-countess',
          },
          {
            says: 'Yes or no: nobody can tell.',
            claim: { events: [{ type: 'answer', player: 'Ann', holds: true }] },
            breaks: 'contradiction',
            because:
              'A yes would mean that she kept the Countess and played the Prince, which the rules forbid.',
            ruling: 'contradiction',
          },
        ],
      },
    },
    {
      after: 6,
      says: 'Ann says yes. Only now it shows that the Countess lay beside the Prince, so the Prince should not have been played. The referee points back to that play; what follows is for the table to settle.',
    },
  ],
  outcome: { fault: { at: 5, rule: 'contradiction', suspects: [0] }, unproven: [0] },
} satisfies Scenario
