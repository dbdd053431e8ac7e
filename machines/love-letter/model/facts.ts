import type { Card, CardSet } from './cards'
import type { Deal } from './events'
import type { Seat } from './table'

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
