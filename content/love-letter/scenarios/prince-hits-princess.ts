import type { Scenario } from '../../types'

const discards = { type: 'discard', player: 'Bea', card: 'princess' }

export default {
  title: 'The Princess falls',
  shows: ['prince-hits-princess'],
  record: {
    ruleset: 'love-letter',
    players: ['Bea', 'Cal', 'Fay'],
    start: {
      turn: 'Fay',
      hands: { Bea: ['princess'], Cal: ['baron'], Fay: ['prince', 'handmaid'] },
      discards: { Bea: ['guard'], Cal: ['priest'] },
      deck: 14,
    },
    events: [
      { type: 'play', player: 'Fay', card: 'prince', target: 'Bea' },
      discards,
      { type: 'draw', player: 'Cal', card: 'guard' },
    ],
  },
  steps: [
    {
      after: 0,
      says: 'Bea keeps the Princess (9) and hopes that nobody notices. Fay holds a Prince and a Handmaid.',
    },
    {
      after: 1,
      says: 'Fay lays the Prince on Bea.',
      ask: {
        question: 'What happens to Bea?',
        hint: 'Two cards meet: the Prince wants her hand discarded, and the Princess must not be.',
        choices: [
          {
            says: 'She discards the Princess and draws a new card.',
            claim: { events: [discards, { type: 'draw', player: 'Bea', card: 'guard' }] },
            breaks: 'turn-order',
            because: 'A discarded Princess puts her out, and whoever is out draws nothing. It is Cal’s turn.',
            ruling: 'princess-discarded',
          },
          {
            says: 'She keeps the Princess and only draws a card.',
            claim: { events: [{ type: 'draw', player: 'Bea', card: 'guard' }] },
            breaks: 'out-of-sequence',
            because: 'Nothing excuses her from discarding. The hand comes down first, whatever it is.',
            ruling: 'princess-discarded',
          },
          {
            says: 'She discards the Princess and is out; Cal draws for his turn.',
            claim: { events: [discards, { type: 'draw', player: 'Cal', card: 'guard' }] },
            because: 'The Princess puts her out even when somebody else made her discard it.',
            ruling: 'princess-discarded',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'The Princess lies face up before Bea. She is out of the round and draws nothing: the deck is as it was.',
    },
    { after: 3, says: 'Cal is next and draws.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'play',
      turn: 'Cal',
      out: ['Bea'],
      deck: 13,
      discards: { Bea: ['guard', 'princess'], Fay: ['prince'] },
    },
  },
} satisfies Scenario
