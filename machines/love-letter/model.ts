/**
 * The nouns of Love Letter, for all four editions. A newcomer starts here.
 *
 * A *table* is what everybody at a real table can see: no hidden card is in it. What the table proves
 * about hidden cards is kept beside it, in `beliefs/`. Players are named by their *seat* (0 is the first
 * of the record's players, clockwise) and cards by their *place in the order of value*, so that one set
 * of rules serves every edition. All of it is plain JSON.
 */

/** A seat: an index into `Table.players`. */
export type Seat = number

/** A card by its place in the order of value: 0 to 9 are also the values; Queen Charlotte has none and comes last. */
export type Card = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export const SPY = 0
export const GUARD = 1
export const PRIEST = 2
export const BARON = 3
export const HANDMAID = 4
export const PRINCE = 5
export const CHANCELLOR = 6
export const KING = 7
export const COUNTESS = 8
export const PRINCESS = 9
export const QUEEN = 10

export const CARDS: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A set of cards: bit `c` is set when card `c` is in it. */
export type CardSet = number

export const NO_CARD: CardSet = 0
export const ANY_CARD: CardSet = (1 << CARDS.length) - 1

export const only = (card: Card): CardSet => 1 << card
export const allBut = (card: Card): CardSet => ANY_CARD & ~(1 << card)
export const has = (set: CardSet, card: Card): boolean => (set & (1 << card)) !== 0
export const below = (card: Card): CardSet => (1 << card) - 1
/** Every numbered card above this one; Queen Charlotte has no number. */
export const above = (card: Card): CardSet => ANY_CARD & ~below(card) & ~only(card) & ~only(QUEEN)
export const cardsIn = (set: CardSet): Card[] => CARDS.filter((card) => has(set, card))

export type EditionId = 'love-letter' | 'love-letter-classic' | 'bridgerton' | 'bridgerton-classic'

export interface EditionCard {
  /** The card's id in a record. */
  readonly id: string
  readonly name: string
  /** The name inside a sentence. */
  readonly said: string
  readonly copies: number
}

export interface Edition {
  readonly id: EditionId
  readonly name: string
  /** Which of the two sets of wording the pages and messages use. */
  readonly wording: 'love-letter' | 'bridgerton'
  /** By place in the order of value; null where the edition has no such card. */
  readonly cards: readonly (EditionCard | null)[]
  readonly players: { readonly least: number; readonly most: number }
  /** Tokens that win the game, by number of players. */
  readonly goal: Readonly<Record<number, number>>
}

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
  readonly swept?: readonly Seat[]
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

/** Rules that a fault names, in the order in which they are checked. */
export const RULE_IDS = [
  'unknown-event',
  'unknown-player',
  'unknown-card',
  'game-over',
  'out-of-sequence',
  'turn-order',
  'already-drawn',
  'must-draw',
  'wrong-setup',
  'wrong-starter',
  'target-missing',
  'target-self',
  'target-out',
  'target-protected',
  'target-not-allowed',
  'guess-not-allowed',
  'guess-missing',
  'guess-unknown',
  'guess-guard',
  'wrong-award',
  'must-play-countess',
  'wrong-answer',
  'wrong-comparison',
  'wrong-count',
  'contradiction',
  'impossible-card',
] as const
export type RuleId = (typeof RULE_IDS)[number]

/** What an event says of hidden cards. Facts marked `disputable` are dropped when the event is let stand or taken as mistaken. */
export type Fact = (
  | { readonly fact: 'deals'; readonly deal: Deal }
  | { readonly fact: 'draws'; readonly seat: Seat; readonly card?: Card }
  /** A card of this hand is laid face up: the only one, or one of the two that the player on turn holds. */
  | { readonly fact: 'lays'; readonly seat: Seat; readonly card: Card; readonly ofTwo?: true }
  /** The one card of this hand is among these. */
  | { readonly fact: 'holds'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly fact: 'lower'; readonly seat: Seat; readonly than: Seat }
  | { readonly fact: 'equal'; readonly seat: Seat; readonly and: Seat }
  | { readonly fact: 'trades'; readonly seat: Seat; readonly and: Seat }
  /** So many cards are left to draw. */
  | { readonly fact: 'counts'; readonly deck: number }
  | {
      readonly fact: 'keeps'
      readonly seat: Seat
      readonly draws: number
      readonly keeps?: Card
      readonly returns?: readonly Card[]
    }
) & { readonly disputable?: true }
