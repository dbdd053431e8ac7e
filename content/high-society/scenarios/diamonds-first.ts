import type { SeasonScenario } from '../../types'

const withVale = (player: string) => ({ type: 'dance', player, prospect: 'Mr Vale' })

export default {
  title: 'Her night, whatever the host says',
  shows: ['diamonds-first'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Mr Vale', 'Lord Hale', 'Miss Thorne', 'Mr Ashby', 'Lady Finch'],
    start: { ball: 2, tokens: { 'Mr Vale': ['Cal'], 'Miss Thorne': ['Dan'] } },
    events: [
      { type: 'ball', order: [{ do: 'ORDER', set: 'reverse' }] },
      { type: 'cards', played: { Ann: 24, Bea: 17, Cal: 9, Dan: 3 } },
      withVale('Ann'),
      { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'A second Ball, not Lady Danbury’s. Suppose its card turns the order of dancing round.',
    },
    {
      after: 2,
      says: 'Ann has laid 24, Bea 17, Cal 9 and Dan 3. Turned round that would be Dan, Cal, Bea, Ann.',
      ask: {
        question: 'Who dances first?',
        hint: 'One of these cards has its own word about it.',
        choices: [
          {
            says: 'Dan: the order is turned round.',
            claim: { events: [withVale('Dan')] },
            breaks: 'turn-order',
            because: 'He would be, were it not for card 24, which says itself that it dances first.',
            ruling: 'first-and-last',
          },
          {
            says: 'Ann: card 24 comes before all.',
            claim: { events: [withVale('Ann')] },
            because:
              'Other rules of order are done first; card 24 has the last word. Only Lady Danbury’s Ball overrules it.',
            ruling: 'first-and-last',
          },
          {
            says: 'Bea: Ann is moved to the end, and then the highest goes first.',
            claim: { events: [withVale('Bea')] },
            breaks: 'turn-order',
            because: 'Nothing moves Ann to the end here, and the others follow the turned order.',
            ruling: 'turn-order',
          },
        ],
      },
    },
    { after: 3, says: 'Ann opens the Ball with Mr Vale. The host’s rule holds for the other three.' },
    { after: 4, says: 'So Dan with 3 is next, dancing with Miss Thorne. Cal and Bea follow.' },
  ],
  outcome: {
    fault: null,
    state: {
      phase: 'turn',
      turn: 'Cal',
      order: ['Ann', 'Dan', 'Cal', 'Bea'],
      tokens: { 'Mr Vale': ['Ann', 'Cal'], 'Miss Thorne': ['Dan', 'Dan'] },
    },
  },
} satisfies SeasonScenario
