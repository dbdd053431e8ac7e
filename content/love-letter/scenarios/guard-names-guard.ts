import type { Scenario } from '../../types'

const named = (guess: string) => ({ type: 'play', player: 'Cal', card: 'guard', target: 'Ann', guess })

export default {
  title: 'A Guard never names a Guard',
  shows: ['guard-names-guard'],
  record: {
    ruleset: 'love-letter',
    players: ['Ann', 'Cal', 'Eli', 'Fay', 'Bea'],
    start: {
      turn: 'Cal',
      hands: { Ann: ['guard'], Cal: ['guard', 'baron'], Eli: ['king'], Fay: ['guard'], Bea: ['priest'] },
      discards: { Bea: ['spy'], Ann: ['chancellor'] },
      deck: 12,
    },
    events: [named('handmaid'), { type: 'answer', player: 'Ann', holds: false }],
  },
  steps: [
    {
      after: 0,
      says: 'Cal is almost sure that Ann holds a Guard; so many are about. He has one himself, and a Baron.',
      ask: {
        question: 'May he lay his Guard on Ann and say “Guard”?',
        hint: 'With six in the deck it would be too easy.',
        choices: [
          {
            says: 'Yes, any card may be named.',
            claim: { events: [named('guard')] },
            breaks: 'guess-guard',
            because: 'Every card may be named but this one.',
            ruling: 'guess-guard',
          },
          {
            says: 'No, he must name another card, say the Handmaid.',
            claim: { events: [named('handmaid')] },
            because: 'A Guard never names a Guard, even when one is sure.',
            ruling: 'guess-guard',
          },
          {
            says: 'No, so he lays the Guard on Ann without a word.',
            claim: { events: [{ type: 'play', player: 'Cal', card: 'guard', target: 'Ann' }] },
            breaks: 'guess-missing',
            because: 'A Guard on somebody needs the name of a card, even one that he does not believe in.',
            ruling: 'guess-missing',
          },
        ],
      },
    },
    { after: 2, says: 'Cal says “Handmaid”. Ann does hold a Guard, so her no is true, and she stays in.' },
  ],
  outcome: {
    fault: null,
    state: { turn: 'Eli', out: [], deck: 12, holds: { Ann: ['guard'], Cal: ['baron'] } },
  },
} satisfies Scenario
