import type { Scenario } from '../../types'

export default {
  title: 'Lady Featherington and Lady Danbury',
  shows: ['countess-with-prince'],
  record: {
    ruleset: 'bridgerton-classic',
    players: ['Dot', 'Eli', 'Fay', 'Ann'],
    start: {
      turn: 'Fay',
      hands: {
        Dot: ['penelope'],
        Eli: ['colin'],
        Fay: ['lady-danbury', 'lady-featherington'],
        Ann: ['eloise'],
      },
      discards: { Dot: ['eloise'], Eli: ['kate'] },
      deck: 8,
    },
    events: [{ type: 'play', player: 'Fay', card: 'lady-featherington' }],
  },
  steps: [
    {
      after: 0,
      says: 'Fay held Lady Danbury and has drawn Lady Featherington. She thinks of playing Lady Danbury on herself: then Lady Featherington would be laid as well.',
      ask: {
        question: 'Which of these may Fay do?',
        hint: 'What counts is the pair she holds at the moment of choosing.',
        choices: [
          {
            says: 'Lady Danbury on herself, so that both cards lie open.',
            claim: { events: [{ type: 'play', player: 'Fay', card: 'lady-danbury', target: 'Fay' }] },
            breaks: 'must-play-countess',
            because:
              'Lady Featherington has to be the card she plays; being discarded afterwards is not the same.',
            ruling: 'must-play-countess',
          },
          {
            says: 'Lady Danbury on Dot.',
            claim: { events: [{ type: 'play', player: 'Fay', card: 'lady-danbury', target: 'Dot' }] },
            breaks: 'must-play-countess',
            because: 'Beside Lady Danbury, Lady Featherington goes first, whoever might be chosen.',
            ruling: 'must-play-countess',
          },
          {
            says: 'Lady Featherington, and nothing else.',
            claim: { events: [{ type: 'play', player: 'Fay', card: 'lady-featherington' }] },
            because: 'A 5 beside the 8 forces the 8.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    {
      after: 1,
      says: 'Fay lays Lady Featherington. Nothing happens, and Lady Danbury stays hidden in her hand. Ann is next.',
    },
  ],
  outcome: {
    fault: null,
    unproven: [],
    state: {
      phase: 'draw',
      turn: 'Ann',
      discards: { Fay: ['lady-featherington'] },
      holds: { Fay: ['lady-danbury'] },
    },
  },
} satisfies Scenario
