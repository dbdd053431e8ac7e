import type { SeasonScenario } from '../../types'

const withVale = (player: string) => ({ type: 'dance', player, prospect: 'Mr Vale' })

export default {
  title: 'Her night, whatever the host says',
  shows: ['diamonds-first'],
  record: {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal', 'Dan'],
    prospects: ['Mr Vale', 'Lord Hale', 'Miss Thorne', 'Mr Ashby', 'Lady Finch'],
    start: { ball: 2, discard: [6, 10, 13, 20], tokens: { 'Mr Vale': ['Cal'], 'Miss Thorne': ['Dan'] } },
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
      says: 'The second Ball, and the host is not Lady Danbury. Suppose the Ball card turns the order of dancing round. All cards lie face down, and Ann knows that hers is 24.',
      ask: {
        question: 'Can somebody lay a card that comes before hers?',
        hint: 'There are as many numbers as cards.',
        choices: [
          {
            says: 'Yes, with 25.',
            claim: { events: [{ type: 'cards', played: { Ann: 24, Bea: 17, Cal: 25, Dan: 3 } }] },
            breaks: 'unknown-card',
            because: 'The numbers end at 24.',
            ruling: 'unknown-name',
          },
          {
            says: 'No, nobody can.',
            claim: {
              events: [{ type: 'cards', played: { Ann: 24, Bea: 17, Cal: 9, Dan: 3 } }, withVale('Ann')],
            },
            because: 'Each number exists once, and 24 has the first dance printed on it.',
            ruling: 'first-and-last',
          },
          {
            says: 'Yes, with another 24.',
            claim: { events: [{ type: 'cards', played: { Ann: 24, Bea: 17, Cal: 24, Dan: 3 } }] },
            breaks: 'card-twice',
            because: 'Ann holds the only one. If two are read out, one of them was misread.',
            ruling: 'cards-laid',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'The cards are shown: Ann 24, Bea 17, Cal 9 and Dan 3. Turned round that would be Dan, Cal, Bea, Ann.',
      ask: {
        question: 'In which order do they dance?',
        hint: 'Card 24 speaks only of its own player.',
        choices: [
          {
            says: 'Dan is first: the order is turned round.',
            claim: { events: [withVale('Dan')] },
            breaks: 'turn-order',
            because: 'He would be, were it not for card 24.',
            ruling: 'first-and-last',
          },
          {
            says: 'Ann is first, then Dan, Cal and Bea.',
            claim: { events: [withVale('Ann'), { type: 'dance', player: 'Dan', prospect: 'Miss Thorne' }] },
            because:
              'The host’s rule is done first, and then card 24 takes its place before all. Only Lady Danbury’s Ball overrules it.',
            ruling: 'first-and-last',
          },
          {
            says: 'Ann is first, and as card 24 overrules the host, Bea with 17 comes next.',
            claim: { events: [withVale('Ann'), { type: 'dance', player: 'Bea', prospect: 'Lord Hale' }] },
            breaks: 'turn-order',
            because: 'Card 24 overrules the host for Ann alone. The other three keep the turned order.',
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
