import { changeRound } from '../change'
import type { Card, Effect, Event, EventOf, Fact, Phase, Play, Round, Rulings, Seat } from '../model'

/** What a table answers while an effect runs. */
export type Reply = EventOf<'answer' | 'compare' | 'discard' | 'draw' | 'keep' | 'count'>

/** One card: everything that its text changes in the common flow. */
export interface CardRule {
  /** Whom it must choose: nobody, another player, or any player. */
  readonly target: 'none' | 'other' | 'any'
  /** A card must be named with the target. */
  readonly guesses?: true
  /** With this in hand the 8 must be played. */
  readonly forcesCountess?: true
  /** Nothing is there for its effect to work on. */
  idle?(round: Round): boolean
  /** What happens at once when it takes effect. */
  now?(round: Round, seat: Seat): Round
  /** What its running effect waits for. A card without it is done at once. */
  awaits?(round: Round, effect: Effect): Phase
  /** What a reply does to the table. */
  replied?(round: Round, effect: Effect, reply: Reply, rulings: Rulings): Round
  /** What it says of hidden cards when it takes effect. */
  tells?(play: Play): Fact[]
  /** What a reply says of hidden cards. */
  told?(round: Round, effect: Effect, reply: Reply, rulings: Rulings): Fact[]
}

/** The effect is over. */
export const done = (round: Round): Round => changeRound(round, { effect: null })

/** A card of this hand is laid face up before its owner. */
export function lay(round: Round, seat: Seat, card: Card): Round {
  return changeRound(round, {
    held: replace(round.held, seat, (round.held[seat] ?? 0) - 1),
    discards: replace(round.discards, seat, [...(round.discards[seat] ?? []), card]),
  })
}

/** A player is out of the round: the last card is laid face up, without effect. */
export function leave(round: Round, seat: Seat, card: Card): Round {
  const laid = lay(round, seat, card)
  return changeRound(laid, {
    out: replace(laid.out, seat, true),
    protected: replace(laid.protected, seat, false),
  })
}

/** A copy of a list with one entry changed. */
export function replace<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice()
  copy[index] = value
  return copy
}

/** Narrows a reply to its type; another type is a programmer's mistake, since judging comes first. */
export function expect<T extends Event['type']>(event: Event, type: T): EventOf<T> {
  if (event.type !== type) throw new Error(`expected ${type}, got ${event.type}`)
  return event as EventOf<T>
}
