import type { Scenario } from '../../types'

const deals = (starter: string) => ({
  type: 'deal',
  starter,
  hands: { Ann: 'eloise', Bea: 'kate', Dot: 'colin', Fay: 'anthony' },
})

export default {
  title: 'A token without the round',
  shows: ['spy-without-winning'],
  record: {
    ruleset: 'bridgerton',
    players: ['Ann', 'Bea', 'Dot', 'Fay'],
    tokens: { Ann: 1, Fay: 1 },
    start: {
      turn: 'Fay',
      hands: { Ann: ['colin'], Dot: ['duke'], Fay: ['eloise', 'penelope'] },
      discards: {
        Ann: ['daphne', 'eloise', 'lady-danbury', 'anthony', 'kate'],
        Bea: ['eloise', 'kate'],
        Dot: ['eloise', 'lady-featherington', 'queen-charlotte', 'colin', 'eloise'],
        Fay: ['eloise', 'anthony', 'lady-danbury', 'lady-bridgerton', 'duke'],
      },
      out: ['Bea'],
      setAside: 'daphne',
      deck: 0,
    },
    events: [
      { type: 'play', player: 'Fay', card: 'eloise', target: 'Ann', guess: 'lady-danbury' },
      { type: 'answer', player: 'Ann', holds: false },
      { type: 'reveal', player: 'Ann', card: 'colin' },
      { type: 'reveal', player: 'Dot', card: 'duke' },
      { type: 'reveal', player: 'Fay', card: 'penelope' },
      deals('Fay'),
    ],
  },
  steps: [
    {
      after: 2,
      says: 'Fay’s last Eloise missed, and the deck is empty. Ann, Dot and Fay show their hands: 4, 3 and 9.',
    },
    {
      after: 5,
      says: 'Fay wins the round with Penelope. Ann alone has laid a Daphne and is still in, so she gains a token too.',
      ask: {
        question: 'Two players gained a token. Who starts the next round?',
        hint: 'Did both of them win the round?',
        choices: [
          {
            says: 'Fay',
            claim: { events: [deals('Fay')] },
            because: 'She won the round; Ann has only gained a token.',
            ruling: 'wrong-starter',
          },
          {
            says: 'Fay or Ann, drawn by lot. Say it is Ann.',
            claim: { events: [deals('Ann')] },
            breaks: 'wrong-starter',
            because: 'Daphne’s token is no win. Lots are drawn only between several winners of the round.',
            ruling: 'wrong-starter',
          },
          {
            says: 'Dot: the first turn goes round the table.',
            claim: { events: [deals('Dot')] },
            breaks: 'wrong-starter',
            because: 'The first turn does not go round. Whoever won the last round has it.',
            ruling: 'wrong-starter',
          },
        ],
      },
    },
    { after: 6, says: 'Fay and Ann have two tokens each, and Fay starts the new round.' },
  ],
  outcome: {
    fault: null,
    state: { phase: 'draw', turn: 'Fay', tokens: { Ann: 2, Bea: 0, Dot: 0, Fay: 2 } },
  },
} satisfies Scenario
