/** A list, long because a season can be faulted by 36 rules: one way on screen to each. */
import type { Head, RecordEvent, RuleId } from '@/machines/high-society'

/** Where on screen an event can be told that breaks a rule. */
export interface SeasonFaultWay {
  /** question: an answer of the screen. form: a form of it. free: “Something wrong?” and a step told freely. file: a file. */
  readonly by: 'question' | 'form' | 'free' | 'file'
  /** The way in words. */
  readonly words: string
  readonly head: Head
  readonly before: readonly RecordEvent[]
  readonly event: RecordEvent
}

const base: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
}
const starting = (start: Head['start'], more: Partial<Head> = {}): Head => ({
  ...base,
  ...more,
  ...(start && { start }),
})
const opened: RecordEvent = { type: 'ball', before: [], order: [], end: [] }
/** Ann, Bea and Cal have laid these, and dance in order of the numbers. */
const laid = (Ann: number, Bea: number, Cal: number): RecordEvent[] => [
  opened,
  { type: 'cards', played: { Ann, Bea, Cal } },
]
const dance = (player: string, prospect: string, more: object = {}): RecordEvent => ({
  type: 'dance',
  player,
  prospect,
  ...more,
})
const scandal = (player: string, victim: string, more: object = {}): RecordEvent => ({
  type: 'scandal',
  player,
  victim,
  ...more,
})
const MAY = [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] as const
const card = (deeds: object) => ({ order: [], before: [], after: [], ...deeds })
const catching = { 12: card({ instead: MAY }) }
const chaperone = { 22: card({ order: [{ do: 'RULE', flag: 'protected', until: 'ball' }] }) }
const chosen = { do: 'MOVE', who: { choose: 'prospect', where: ['token'] }, by: 1 } as const
const gossip = (player: string, more: object = {}): RecordEvent => ({
  type: 'gossip',
  player,
  effects: [],
  ...more,
})
const season8 = starting({ ball: 8, engaged: { Ann: { prospect: 'p1', love: true } } })
const danced = [...laid(20, 17, 13), dance('Ann', 'p1'), dance('Bea', 'p2'), dance('Cal', 'p3')]
const over = [...danced, gossip('Cal'), { type: 'end-ball' } as const]
/** Three of Ann’s tokens lie elsewhere, and two of rivals here. */
const full = starting({ tokens: { p1: ['Bea', 'Cal'], p2: ['Ann', 'Ann'], p3: ['Ann'], p4: ['Ann'] } })

/** For each rule that a fault can name, one way in which a table comes to it. */
export const SEASON_FAULT_WAYS: Readonly<Record<RuleId, SeasonFaultWay>> = {
  'unknown-event': { by: 'file', words: 'A file', head: base, before: [], event: { type: 'waltz' } },
  'unknown-player': {
    by: 'file',
    words: 'A file',
    head: base,
    before: laid(20, 17, 13),
    event: dance('Zoe', 'p1'),
  },
  'unknown-prospect': {
    by: 'file',
    words: 'A file',
    head: base,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p9'),
  },
  'unknown-card': {
    by: 'file',
    words: 'A file',
    head: base,
    before: [opened],
    event: { type: 'cards', played: { Ann: 25, Bea: 17, Cal: 13 } },
  },
  'unknown-effect': {
    by: 'file',
    words: 'A file',
    head: base,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { reveal: { arrows: 0, points: 1 } }),
  },
  'wrong-setup': {
    by: 'file',
    words: 'A file; on screen the form of a new season says it before',
    head: { ...base, prospects: ['p1', 'p2', 'p3'] },
    before: [],
    event: opened,
  },
  'game-over': {
    by: 'free',
    words: 'After Ball 8: Somebody acted otherwise › The next Ball was opened',
    head: season8,
    before: over,
    event: opened,
  },
  'out-of-sequence': {
    by: 'free',
    words: 'Somebody acted otherwise › The Ball was ended, while turns are due',
    head: base,
    before: laid(20, 17, 13),
    event: { type: 'end-ball' },
  },
  'turn-order': {
    by: 'free',
    words: 'Somebody acted otherwise › Danced › by another',
    head: base,
    before: laid(20, 17, 13),
    event: dance('Bea', 'p1'),
  },
  'wrong-ball': {
    by: 'form',
    words: 'A Ball that the calendar names › It is another Ball › another name',
    head: { ...base, balls: ['Cowper', null, null, null, null, null, null, null] },
    before: [],
    event: { ...opened, name: 'Danbury' } as RecordEvent,
  },
  'cards-missing': {
    by: 'form',
    words: 'The numbers › Cal laid no card',
    head: base,
    before: [opened],
    event: { type: 'cards', played: { Ann: 20, Bea: 17 } },
  },
  'card-twice': {
    by: 'form',
    words: 'The numbers › a number that another has laid › all the same',
    head: base,
    before: [opened],
    event: { type: 'cards', played: { Ann: 20, Bea: 20, Cal: 13 } },
  },
  'card-in-discard': {
    by: 'form',
    words: 'The numbers › a number in the discard › all the same',
    head: starting({ discard: [13] }),
    before: [opened],
    event: { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } },
  },
  'dance-not-allowed': {
    by: 'question',
    words: 'What was done › Dances, with a card that only catches',
    head: { ...base, cards: { 20: card({ instead: [] }) } },
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1'),
  },
  'prospect-taken': {
    by: 'question',
    words: 'With whom › a prospect who dances already',
    head: base,
    before: [...laid(20, 17, 13), dance('Ann', 'p1')],
    event: dance('Bea', 'p1'),
  },
  'scandal-not-allowed': {
    by: 'question',
    words: 'Something else happened › Catches somebody, with a card that does not',
    head: { ...base, cards: { 17: card({}) } },
    before: [...laid(20, 17, 13), dance('Ann', 'p1')],
    event: scandal('Bea', 'Ann'),
  },
  'victim-not-dancing': {
    by: 'question',
    words: 'Catches somebody › a player who does not dance',
    head: { ...base, cards: catching },
    before: [...laid(20, 12, 11), dance('Ann', 'p1')],
    event: scandal('Bea', 'Cal'),
  },
  'victim-protected': {
    by: 'question',
    words: 'Catches somebody › a player whom a Chaperone protects',
    head: { ...base, cards: { ...catching, ...chaperone } },
    before: [...laid(22, 20, 12), dance('Ann', 'p1'), dance('Bea', 'p2')],
    event: scandal('Cal', 'Ann'),
  },
  'must-act': {
    by: 'question',
    words: 'Something else happened › Neither dances nor catches',
    head: { ...base, cards: { 20: card({}) } },
    before: laid(20, 17, 13),
    event: { type: 'pass', player: 'Ann' },
  },
  'token-missing': {
    by: 'question',
    words: 'Card 4 or 8 › a prospect › Something else happened › no token',
    head: base,
    before: laid(8, 7, 5),
    event: dance('Ann', 'p1'),
  },
  'replace-missing': {
    by: 'question',
    words: 'Card 6 or 10, two other dancers there › Something else happened › no token',
    head: starting({ tokens: { p1: ['Bea'] } }),
    // Bea’s card has replaced Ann’s token; a ruling puts it back, so that both dancers have one there.
    before: [
      ...laid(20, 10, 6),
      dance('Ann', 'p1'),
      dance('Bea', 'p1'),
      {
        type: 'effect',
        effects: [
          { do: 'TOKEN', of: 'Bea', from: 'p1', to: 'supply', n: 1 },
          { do: 'TOKEN', of: 'Ann', from: 'supply', to: 'p1', n: 1 },
        ],
      },
    ],
    event: dance('Cal', 'p1'),
  },
  'send-home-missing': {
    by: 'question',
    words: 'A full tile › Something else happened › no token went home',
    head: full,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1'),
  },
  'move-from-missing': {
    by: 'question',
    words: 'No token at home › Something else happened › no token was moved',
    head: full,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { sendHome: 'Bea' }),
  },
  'token-not-allowed': {
    by: 'question',
    words: 'Card 4 or 8 › a prospect › the same prospect',
    head: base,
    before: laid(8, 7, 5),
    event: dance('Ann', 'p1', { token: 'p1' }),
  },
  'replace-not-allowed': {
    by: 'free',
    words: 'Somebody acted otherwise › Danced › a token was replaced',
    head: base,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { replace: 'Bea' }),
  },
  'send-home-not-allowed': {
    by: 'question',
    words: 'A full tile › a player without a token there',
    head: starting({ tokens: { p1: ['Bea', 'Ann'] } }),
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { sendHome: 'Cal' }),
  },
  'move-from-not-allowed': {
    by: 'question',
    words: 'No token at home › a tile without a token of theirs',
    head: full,
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { sendHome: 'Bea', moveFrom: 'p1' }),
  },
  'reveal-after-engagement': {
    by: 'free',
    words: 'Somebody acted otherwise › Danced › a Trait was turned up, at an engagement',
    head: starting({ tokens: { p1: ['Ann', 'Ann'] } }),
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { reveal: { arrows: 1, points: 0 } }),
  },
  'reveal-not-allowed': {
    by: 'free',
    words: 'Somebody acted otherwise › Caught somebody › a Trait was turned up',
    head: { ...base, cards: catching },
    before: [...laid(20, 12, 11), dance('Ann', 'p1')],
    event: scandal('Bea', 'Ann', { reveal: { arrows: 1, points: 0 } }),
  },
  'trait-not-hidden': {
    by: 'question',
    words: 'A Trait was turned up › which of them › one that lies open',
    head: starting({ traits: { p1: [{ arrows: 1, points: 1, slot: 1 }] } }),
    before: laid(20, 17, 13),
    event: dance('Ann', 'p1', { reveal: { arrows: 1, points: 1, slot: 1 } }),
  },
  'give-self': {
    by: 'question',
    words: 'Card 15 › to whom › oneself',
    head: base,
    before: [...laid(15, 13, 11), dance('Ann', 'p1')],
    event: { type: 'give', player: 'Ann', to: 'Ann' },
  },
  'wrong-discard': {
    by: 'question',
    words: 'A hand too big › another player drops',
    head: base,
    before: [opened, { type: 'effect', effects: [{ do: 'CARDS', from: 'deck', to: { hand: 'Ann' }, n: 1 }] }],
    event: { type: 'discard', player: 'Bea', count: 1 },
  },
  'wrong-gossip': {
    by: 'form',
    words: 'The gossip › Somebody else gossips',
    head: base,
    before: danced,
    event: gossip('Bea'),
  },
  'choice-missing': {
    by: 'free',
    words: 'Somebody acted otherwise › The Ball was ended, though its rule leaves a choice',
    head: starting({ tokens: { p4: ['Ann'] } }),
    before: [
      { ...opened, end: [{ do: 'MAY', effects: [chosen] }] } as RecordEvent,
      ...danced.slice(1),
      gossip('Cal'),
    ],
    event: { type: 'end-ball' },
  },
  'choice-not-allowed': {
    by: 'question',
    words: 'A choice of an effect › a prospect of whom it does not speak',
    head: {
      ...starting({ tokens: { p4: ['Ann'] } }),
      cards: { 20: card({ before: [chosen] }) },
    },
    before: laid(20, 17, 13),
    event: { type: 'pass', player: 'Ann', choices: ['p1'] },
  },
  'wrong-score': {
    by: 'form',
    words: 'After Ball 8: The table counted, too › other points',
    head: season8,
    before: over,
    event: { type: 'score', scores: { Ann: 0 }, winner: 'Ann' },
  },
}
