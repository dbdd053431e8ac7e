import type { BookCard, Effect, Flag } from './effects'

/** The open points of the rulebook that a table may decide; the first value of each holds when it says nothing. */
export const RULINGS = {
  siblings: ['family', 'pairs'],
  reshuffle: ['eager', 'lazy'],
  'danbury-gossip': ['lowest-number', 'last-to-dance'],
  'rival-pair': ['send-home', 'locked'],
  'swoon-token': ['instead', 'besides'],
  'swoon-final': ['match', 'no-match'],
  'jealousy-final': ['no-match', 'match'],
  'scandal-final': ['match-kept', 'match-lost'],
} as const

export type RulingKey = keyof typeof RULINGS
export type Rulings = { readonly [K in RulingKey]: (typeof RULINGS)[K][number] }

export const DANBURY = 'lady-danbury'
export const BALLS = 8
/** How many may play. */
export const PLAYERS = { least: 3, most: 6 } as const
export const CARDS = 24
export const HAND = 2
/** Tokens of a player, and the most that lie on a tile. */
export const TOKENS = 4
export const TILE = 2
export const TRAITS = 18
/** Traits that lie face down on each tile at first. */
export const LAID = 2

/** How much of everything there is before the first Ball, by the number of players (rulebook: setup). */
export const setupFor = (players: number) => ({
  prospects: players + 1,
  aside: TRAITS - LAID * (players + 1),
  deck: CARDS - HAND * players,
})

/** What the table must report next. */
export type Phase = 'ball' | 'cards' | 'turn' | 'give' | 'discard' | 'gossip' | 'end-ball' | 'over'

export interface Trait {
  readonly arrows: number
  readonly points: number
}

/** A prospect’s tile, but for its place on the ladder. */
export interface Tile {
  /** Owners of the affection tokens on it. */
  readonly tokens: readonly string[]
  /** Face up, in the order they were revealed. */
  readonly traits: readonly Trait[]
  /** How many lie face down. */
  readonly hidden: number
  /** Slots of which it was said that they were revealed. */
  readonly slots: readonly number[]
  /** How many slots there ever were. */
  readonly laid: number
}

export interface Match {
  readonly prospect: string
  readonly love: boolean
}

/** A rule in force: for these players, at this prospect, or with neither everywhere. */
export interface Rule {
  readonly flag: Flag
  readonly players?: readonly string[]
  readonly prospect?: string
  readonly until: 'ball' | 'season'
}

/** A Ball under way. */
export interface Ball {
  readonly rule: {
    readonly order: readonly Effect[]
    readonly end: readonly Effect[]
  }
  /** The card that each laid; null until all have. */
  readonly played: Readonly<Record<string, number>> | null
  /** Players by turn, those who acted too. */
  readonly order: readonly string[]
  readonly acted: readonly string[]
  /** Tiles on the left: who dances with whom. */
  readonly dancing: Readonly<Record<string, string>>
  /** Tiles on the right: where somebody was caught, and by whom. */
  readonly catching: Readonly<Record<string, string>>
  /** Who got engaged in this Ball. */
  readonly engaged: readonly string[]
  /** Owes a hand to somebody, after the turn of card 15. */
  readonly giver: string | null
  readonly isGossiped: boolean
  /** The rule for its end has happened; it closes as soon as no hand is too big. */
  readonly isEnded: boolean
}

/** Everything public of a season of the game. Names stand for players and prospects. Plain JSON. */
export interface Season {
  /** Clockwise. */
  readonly players: readonly string[]
  /** Top first. */
  readonly ladder: readonly string[]
  readonly tiles: Readonly<Record<string, Tile>>
  /** By player, prospects who are their brothers and sisters. */
  readonly siblings: Readonly<Record<string, readonly string[]>>
  readonly rulings: Rulings
  readonly book: Readonly<Record<number, BookCard>>
  /** Names of the Balls in order, as far as they are known. */
  readonly calendar: readonly (string | null)[]
  /** Which Ball is open, or is to be opened. */
  readonly number: number
  readonly ball: Ball | null
  readonly engaged: Readonly<Record<string, Match>>
  /** Traits set aside. */
  readonly aside: number
  /** Cards in each hand. */
  readonly hands: Readonly<Record<string, number>>
  readonly deck: number
  /** Numbers in the discard, null where unknown. */
  readonly discard: readonly (number | null)[]
  readonly rules: readonly Rule[]
  readonly isOver: boolean
  /** The table has said what it counted. */
  readonly isScored: boolean
}
