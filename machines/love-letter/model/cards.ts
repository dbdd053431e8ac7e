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
