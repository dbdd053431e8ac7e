import type { Scenario } from '../../types'

const named = (guess?: string) => ({
  type: 'play',
  player: 'Eli',
  card: 'guard',
  target: 'Fay',
  ...(guess && { guess }),
})

export default {
  title: 'Naming the Spy',
  shows: ['guard-names-zero'],
  record: {
    ruleset: 'love-letter',
    players: ['Dot', 'Eli', 'Fay'],
    start: {
      turn: 'Eli',
      hands: { Dot: ['prince'], Eli: ['guard', 'priest'], Fay: ['spy'] },
      discards: { Dot: ['countess'] },
      deck: 15,
    },
    events: [named('spy'), { type: 'answer', player: 'Fay', holds: true }],
  },
  steps: [
    {
      after: 0,
      says: 'Eli holds a Guard and a Priest. He takes Fay for somebody who keeps a Spy (0).',
      ask: {
        question: 'What may he say to Fay?',
        hint: 'There is just one card that a Guard never names.',
        choices: [
          {
            says: '“Spy”',
            claim: { events: [named('spy')] },
            because: 'The Spy has a number like any other card. That it is 0 makes no difference.',
            ruling: 'naming-a-number',
          },
          {
            says: '“Guard”, since there are six of them.',
            claim: { events: [named('guard')] },
            breaks: 'guess-guard',
            because: 'The one card that a Guard may not name is the Guard.',
            ruling: 'guess-guard',
          },
          {
            says: '“Show me whether it is a Spy.”',
            claim: { events: [named('spy'), { type: 'discard', player: 'Fay', card: 'spy' }] },
            breaks: 'out-of-sequence',
            because: 'Nobody shows a card before answering. Fay says yes or no.',
            ruling: 'out-of-sequence',
          },
        ],
      },
    },
    { after: 1, says: 'Eli lays the Guard on Fay and says “Spy”. Fay does hold one.' },
    { after: 2, says: 'Fay says yes, lays the Spy before her and is out.' },
  ],
  outcome: {
    fault: null,
    state: { turn: 'Dot', out: ['Fay'], discards: { Eli: ['guard'], Fay: ['spy'] }, deck: 15 },
  },
} satisfies Scenario
