import type {
  DanceOptions,
  Effect,
  EffectOf,
  Flag,
  PLAYER_TERMS,
  PLAYER_WORDS,
  PROSPECT_TERMS,
  PROSPECT_WORDS,
} from '../model'

/** Words on a choice of the card form: what it is, and a few words more. */
export interface Label {
  readonly label: string
  readonly note: string
}

type Labels<Key extends string> = Readonly<Record<Key, Label>>

/** What an effect can do. */
export const EFFECT_WORDS: Labels<Effect['do']> = {
  MOVE: { label: 'Move a prospect', note: 'up or down the ladder' },
  TOKEN: { label: 'Move tokens', note: 'lay, take home, or from tile to tile' },
  TRAIT: { label: 'A Trait', note: 'turn up, add, set aside, look, exchange' },
  CARDS: { label: 'Move cards', note: 'deck, discard and hands' },
  DANCE: { label: 'Dance', note: 'once more, or otherwise than usual' },
  SCANDAL: { label: 'A scandal', note: 'catch one of the dancers' },
  ORDER: { label: 'The order of dancing', note: 'turned round, or somebody first or last' },
  RULE: { label: 'A rule for a while', note: 'who may not do what' },
  MANUAL: { label: 'Something else', note: 'the table does it, the referee keeps the words' },
  MAY: { label: 'You may', note: 'what follows is a choice' },
}

/** Whom an effect concerns. */
export const PLAYER_LABELS: Readonly<Record<(typeof PLAYER_WORDS)[number] | 'choose', string>> = {
  self: 'You',
  others: 'All the others',
  all: 'Everybody',
  lowest: 'Whoever laid the lowest card',
  highest: 'Whoever laid the highest card',
  choose: 'A player of your choice',
}

export const PROSPECT_LABELS: Readonly<Record<(typeof PROSPECT_WORDS)[number] | 'choose', string>> = {
  partner: 'Whom you dance with',
  fiance: 'Whom you are engaged to',
  top: 'The top prospect',
  bottom: 'The bottom prospect',
  choose: 'A prospect of your choice',
}

/** What the chosen player must be. */
export const PLAYER_TERM_LABELS: Readonly<Record<(typeof PLAYER_TERMS)[number], string>> = {
  dancing: 'who is dancing',
  single: 'who is single',
  engaged: 'who is engaged',
  catchable: 'who can be caught',
  other: 'other than you',
}

/** What the chosen prospect must be. */
export const PROSPECT_TERM_LABELS: Readonly<Record<(typeof PROSPECT_TERMS)[number], string>> = {
  available: 'who dances with nobody',
  single: 'who is single',
  engaged: 'who is engaged',
  token: 'who holds one of the tokens',
  room: 'who has room for a token',
  hidden: 'who has a face-down Trait',
  other: 'other than your partner',
}

/** What a rule for a while says. */
export const FLAG_LABELS: Labels<Flag> = {
  protected: { label: 'Protected', note: 'cannot be caught in a scandal' },
  distracted: { label: 'Distracted', note: 'everybody who dances can be caught' },
  'no-reveal': { label: 'No Trait turned up', note: 'by choice; what a card demands still happens' },
  'no-affection': { label: 'No token', note: 'none may be laid' },
  'no-engagement': { label: 'No engagement', note: 'neither a Match nor a Love Match' },
  'no-scandal': { label: 'No scandal', note: 'nobody is caught' },
  'no-dance': { label: 'No dance', note: 'nobody may dance there' },
  other: { label: 'Another rule', note: 'in words; the table keeps it' },
}

export const UNTIL_LABELS: Readonly<Record<EffectOf<'RULE'>['until'], string>> = {
  ball: 'Until the end of the Ball',
  season: 'For the rest of the season',
}

export const TRAIT_LABELS: Readonly<Record<EffectOf<'TRAIT'>['op'], string>> = {
  reveal: 'Turn one up',
  add: 'Add one from those set aside',
  remove: 'Set a face-down one aside',
  peek: 'Look at those face down',
  exchange: 'Exchange a face-down one',
}

export const PILE_LABELS: Readonly<Record<'deck' | 'discard' | 'hand', string>> = {
  deck: 'The deck',
  discard: 'The discard',
  hand: 'A hand',
}

/** Where a token comes from or goes to, beside a prospect. */
export const SUPPLY_LABELS = { from: 'Their own supply', to: 'Home, to their owner' } as const

export const AMOUNT_LABELS = { all: 'All of them' } as const

export const ORDER_LABELS: Readonly<Record<EffectOf<'ORDER'>['set'], string>> = {
  reverse: 'Turned round',
  first: 'Somebody first',
  last: 'Somebody last',
}

export const DANCE_TOKEN_LABELS: Labels<DanceOptions['token']> = {
  here: { label: 'On the partner', note: 'as usual' },
  none: { label: 'No token', note: 'none is laid' },
  elsewhere: { label: 'On another prospect', note: 'as with cards 4 and 8' },
  replace: { label: 'In place of another dancer’s', note: 'as with cards 6 and 10' },
}

/** How a dance may differ, each a yes or no; the label says what yes means. */
export const DANCE_OPTION_LABELS: Readonly<Record<Exclude<keyof DanceOptions, 'token'>, string>> = {
  occupied: 'The prospect may dance already',
  engage: 'The dance can end in an engagement',
  reveal: 'A Trait may be turned up after it',
}

/** What a card has in place of the plain dance. */
export const INSTEAD_LABELS: Labels<'plain' | 'dance' | 'may-catch' | 'must-catch' | 'nothing'> = {
  plain: { label: 'The usual dance', note: 'nothing is changed' },
  dance: { label: 'A dance of another kind', note: 'who, which token, what comes of it' },
  'may-catch': { label: 'You may catch somebody', note: 'or dance as usual' },
  'must-catch': { label: 'You catch somebody', note: 'if anybody can be caught' },
  nothing: { label: 'No dance', note: 'the turn passes' },
}
