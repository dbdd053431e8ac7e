import { observe } from '../beliefs'
import { learn } from '../beliefs/worlds'
import { ruleOf } from '../cards'
import { editions, printed } from '../editions'
import type { Game } from '../judge'
import { targets } from '../legal'
import {
  type Card,
  COUNTESS,
  HANDMAID,
  only,
  PRINCESS,
  type Round,
  type Seat,
  SPY,
  type Table,
} from '../model'
import { forcers } from './cards'
import { allCopies, capital, Said, said, verb, whose } from './words'

export interface TargetAdvice {
  readonly seat: Seat
  readonly may: boolean
  readonly because: string | null
}

export interface CardAdvice {
  readonly card: Card
  readonly may: boolean
  readonly because: string
  readonly targets: readonly TargetAdvice[]
}

export type Hand = readonly [Card, Card]

/** The game as it is once the player on turn has drawn. */
function drawn(game: Game, seat: Seat): Game {
  const { table, beliefs, at } = game
  if (table.round?.held[seat] !== 1) return game
  return { ...game, beliefs: observe(table, beliefs, { type: 'draw', player: seat }, at) }
}

/** Whether some way to place the hidden cards gives this player these two. */
function canBe(game: Game, seat: Seat, [one, other]: Hand): boolean {
  const { worlds } = drawn(game, seat).beliefs
  return [
    [one, other],
    [other, one],
  ].some(([hand, second]) => {
    const all = worlds.all.flatMap((world) => {
      const bit = world.drawn & only(second as Card)
      return bit ? [{ ...world, drawn: bit }] : []
    })
    const held = { fact: 'holds', seat, cards: only(hand as Card) } as const
    return learn({ ...worlds, all }, held).all.length > 0
  })
}

function copiesGone({ table, beliefs }: Game, hand: Hand): string | null {
  const edition = editions[table.edition]
  for (const card of hand) {
    const left = beliefs.worlds.unseen[card] ?? 0
    const { copies } = printed(edition, card)
    if (left === 0) return `${allCopies(edition, card)} ${verb(copies, 'lies', 'lie')} on the table already.`
    if (hand[0] === hand[1] && copies === 1) return `There is only one copy of ${said(table, card)}.`
    if (hand[0] === hand[1] && left === 1)
      return `Only one copy of ${said(table, card)} is not on the table yet.`
  }
  return null
}

/** Why this player cannot be about to play from these two cards, or null. Nothing is stored. */
export function refusedHand(game: Game, seat: Seat, hand: Hand): string | null {
  const { table } = game
  const { round } = table
  if (!round || table.result) return 'No round is under way.'
  if (round.effect || round.turn !== seat)
    return round.effect ? 'A card that was played comes first.' : `It is ${whose(table, round.turn)} turn.`
  const gone = copiesGone(game, hand)
  if (gone) return gone
  return canBe(game, seat, hand)
    ? null
    : 'By what was said and shown at the table, these cannot be the two cards.'
}

function adviseTargets(table: Table, card: Card): TargetAdvice[] {
  const round = table.round as Round
  if (ruleOf(card).target === 'none') return []
  const { may } = targets(table, card)
  const seats = table.players.map((_, i) => (round.turn + 1 + i) % table.players.length)
  return seats
    .filter((seat) => seat !== round.turn || ruleOf(card).target === 'any')
    .map((seat) => ({
      seat,
      may: may.includes(seat),
      because: whyNot(table, round, seat, may.includes(seat)),
    }))
}

function whyNot(table: Table, round: Round, seat: Seat, may: boolean): string | null {
  if (round.out[seat]) return 'out of the round'
  if (seat === round.turn) return 'your own hand'
  if (!round.protected[seat]) return null
  return `protected by ${said(table, HANDMAID)}${may ? ': the card would do nothing' : ''}`
}

/** What is worth knowing of a card that may be played. */
function note(table: Table, card: Card, other: Card): string {
  const edition = editions[table.edition]
  if (card === COUNTESS && ruleOf(other).forcesCountess)
    return `You must play ${said(table, COUNTESS)}, since ${said(table, other)} is your other card.`
  if (card === PRINCESS)
    return `You may, but whoever plays ${said(table, PRINCESS)} is out, and lays down both cards.`
  const { may, none } = targets(table, card)
  if (ruleOf(card).target !== 'none' && none && may.length === 0)
    return 'You may: everyone else is protected, so it is played on nobody and does nothing.'
  if (card === COUNTESS) return `You may; ${forcers(edition)} would make it a must.`
  return card === SPY ? 'You may; it does nothing now and may be worth a token at the end.' : 'You may.'
}

function advise(table: Table, card: Card, other: Card): CardAdvice {
  const isForbidden = other === COUNTESS && ruleOf(card).forcesCountess === true
  const because = isForbidden
    ? `${Said(table, COUNTESS)} must be played, so ${said(table, card)} stays in your hand.`
    : note(table, card, other)
  const chosen = isForbidden ? [] : adviseTargets(table, card)
  return { card, may: !isForbidden, because: capital(because), targets: chosen }
}

/** “I hold these two: what may I play, and on whom?”, from the rules and from what lies open. Two equal cards count once. */
export function privateAdvice(game: Game, seat: Seat, [one, other]: Hand): CardAdvice[] {
  const { table } = game
  if (table.round?.turn !== seat) return []
  return one === other ? [advise(table, one, other)] : [advise(table, one, other), advise(table, other, one)]
}
