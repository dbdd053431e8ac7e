import type { Card, EditionId } from './cards'

/** A seat: an index into `Table.players`. */
export type Seat = number

/** The open points of the rulebooks; the first value of each is what holds when a table says nothing. */
export const RULINGS = {
  'queen-and-colin': ['not-protected', 'protected'],
  'queen-counts-player': ['yes', 'no'],
  'queen-clears-table': ['no-winner', 'all-win', 'nothing-happens'],
  'protected-target': ['refused', 'no-effect'],
  'bonus-token': ['among-survivors', 'among-all'],
} as const

export type RulingKey = keyof typeof RULINGS
export type Rulings = { readonly [K in RulingKey]: (typeof RULINGS)[K][number] }

/** What the table must report next. */
export type Phase =
  | 'deal'
  | 'draw'
  | 'play'
  | 'answer'
  | 'compare'
  | 'discard'
  | 'keep'
  | 'count'
  | 'reveal'
  | 'over'

/** A played card whose effect still waits for something. */
export interface Effect {
  readonly card: Card
  readonly target?: Seat | undefined
  readonly guess?: Card | undefined
  /** The loser of a comparison, who has yet to lay down their hand. */
  readonly loser?: Seat
}

export interface Round {
  /** Whose turn it is; stays with the last player to move in the showdown and after it. */
  readonly turn: Seat
  /** Cards left to draw. */
  readonly deck: number
  /** How many cards each hand has; everybody sees that. */
  readonly held: readonly number[]
  readonly out: readonly boolean[]
  readonly protected: readonly boolean[]
  /** Face up before each seat, oldest first. */
  readonly discards: readonly (readonly Card[])[]
  readonly effect: Effect | null
  /** Who went out together in a count that left nobody. */
  readonly swept: readonly Seat[]
  /** Hands shown in the showdown. */
  readonly shown: readonly (Card | null)[]
}

/** How the round just ended was scored. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly bonus: Seat | null
  /** Tokens the round gave each seat. */
  readonly gained: readonly number[]
  /** The table has said what it scored. */
  readonly awarded: boolean
}

export interface Table {
  readonly edition: EditionId
  readonly players: readonly string[]
  readonly rulings: Rulings
  /** Tokens that win the game. */
  readonly goal: number
  readonly tokens: readonly number[]
  /** Null before the first deal; a round that ended stays until the next deal. */
  readonly round: Round | null
  /** Null until a round has ended, and again from the next deal on. */
  readonly result: Result | null
}

/** A position inside a round, as a record's `start` gives it: what somebody typed, maybe impossible. */
export interface Position {
  readonly turn: Seat
  /** By seat; null is an unknown card. A player out has none. */
  readonly hands: readonly (readonly (Card | null)[])[]
  readonly discards: readonly (readonly Card[])[]
  readonly out: readonly boolean[]
  readonly protected: readonly boolean[]
  readonly faceUp: readonly Card[]
  readonly setAside: Card | null
  /** How many cards are left, or all of them, top first. */
  readonly deck: number | readonly Card[]
}
