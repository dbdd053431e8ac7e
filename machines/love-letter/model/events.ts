import type { Card } from './cards'
import type { Position, Seat } from './table'

interface Told {
  /** The table let it stand although it was wrong. */
  readonly ruled?: boolean
}

/** A guess that names no card of the edition. */
export const NO_SUCH_CARD = -1
export type Guess = Card | typeof NO_SUCH_CARD

export interface Deal extends Told {
  readonly type: 'deal'
  readonly starter: Seat
  readonly faceUp: readonly Card[]
  /** By seat, null where unknown. */
  readonly hands?: readonly (Card | null)[]
  readonly setAside?: Card
  /** The whole deck, top first. */
  readonly deck?: readonly Card[]
}
export interface Draw extends Told {
  readonly type: 'draw'
  readonly player: Seat
  readonly card?: Card
}
export interface Play extends Told {
  readonly type: 'play'
  readonly player: Seat
  readonly card: Card
  readonly target?: Seat
  readonly guess?: Guess
}
export interface Answer extends Told {
  readonly type: 'answer'
  readonly player: Seat
  readonly holds: boolean
}
export interface Compare extends Told {
  readonly type: 'compare'
  readonly loser: Seat | null
}
export interface Discard extends Told {
  readonly type: 'discard'
  readonly player: Seat
  readonly card: Card
}
export interface Keep extends Told {
  readonly type: 'keep'
  readonly player: Seat
  readonly keeps?: Card
  /** The cards put back, the one to be drawn first comes first. */
  readonly returns?: readonly Card[]
}
export interface Count extends Told {
  readonly type: 'count'
  readonly lowest: number | null
  readonly out: readonly Seat[]
}
export interface Reveal extends Told {
  readonly type: 'reveal'
  readonly player: Seat
  readonly card: Card
}
export interface Award extends Told {
  readonly type: 'award'
  /** Tokens gained, by seat. */
  readonly tokens: readonly number[]
}

/** The table wrote something down; no rule and no knowledge changes. */
export interface TableNote extends Told {
  readonly type: 'table.note'
  readonly text: string
}
/** The table gives the turn to this player, who is to draw. */
export interface TableTurn extends Told {
  readonly type: 'table.turn'
  readonly player: Seat
}
/** The table counted the deck: so many cards are left. */
export interface TableDeck extends Told {
  readonly type: 'table.deck'
  readonly count: number
}
/** A player leaves the round; the hand is laid face up, or put away unseen where no card is given. */
export interface TableLeave extends Told {
  readonly type: 'table.leave'
  readonly player: Seat
  readonly card?: Card
}
/** The table goes on from what lies there, whatever was said before. */
export interface TablePosition extends Told {
  readonly type: 'table.position'
  readonly position: Position
}
/** The round is given up and counts for nothing. */
export interface TableVoid extends Told {
  readonly type: 'table.void'
}
/** Between rounds: who plays on, in which order. */
export interface TableSeats extends Told {
  readonly type: 'table.seats'
  readonly players: readonly string[]
}
/** The table agrees on how many tokens win. */
export interface TableGoal extends Told {
  readonly type: 'table.goal'
  readonly tokens: number
}

/** What puts right a table where something went wrong that no rule speaks of. */
export type Repair =
  | TableNote
  | TableTurn
  | TableDeck
  | TableLeave
  | TablePosition
  | TableVoid
  | TableSeats
  | TableGoal

/** What a table can report: the record's events, with seats and cards in place of names. */
export type Event = Deal | Draw | Play | Answer | Compare | Discard | Keep | Count | Reveal | Award | Repair
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
