import type { Scenario } from '../../types'

export default {
  title: 'One thing after the other',
  shows: ['something-else-first'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Cal'],
    start: {
      turn: 'Ann',
      hands: { Ann: ['eloise', 'colin'], Bea: ['kate'], Cal: ['anthony'] },
      deck: 17,
    },
    events: [
      { type: 'play', player: 'Ann', card: 'eloise', target: 'Bea', guess: 'lady-danbury' },
      { type: 'draw', player: 'Bea' },
    ],
  },
  steps: [
    { after: 0, says: 'Ann holds Eloise and Colin.' },
    {
      after: 1,
      says: 'She plays Eloise on Bea and says “five”. Bea has no Lady Danbury. She laughs, and it is her turn next.',
      ask: {
        question: 'What is due now?',
        hint: 'Is Ann’s turn over?',
        choices: [
          {
            says: 'Bea draws: her laugh was answer enough.',
            claim: { events: [{ type: 'draw', player: 'Bea' }] },
            breaks: 'out-of-sequence',
            because: 'As long as Eloise’s question is open, Ann’s turn is not over.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Bea says no.',
            claim: { events: [{ type: 'answer', player: 'Bea', holds: false }] },
            because: 'Whoever is asked answers, clearly and truly. Then the turn goes on.',
            ruling: 'out-of-sequence',
          },
          {
            says: 'Cal, who knows Bea well, answers for her.',
            claim: { events: [{ type: 'answer', player: 'Cal', holds: false }] },
            breaks: 'out-of-sequence',
            because: 'Only Bea was asked, and only she sees her card.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    { after: 2, says: 'Bea reaches for the deck. The referee asks for her answer first: yes or no.' },
  ],
  outcome: { fault: { at: 1, rule: 'out-of-sequence', suspects: [] } },
} satisfies Scenario
