import { pick, type Random, shuffle } from '../../core/random'
import { apply, awaited, takesEffect } from '../apply'
import { ruleOf } from '../cards'
import { drawnByChancellor } from '../cards/chancellor'
import { isCounted, isVoidCount } from '../cards/queen'
import { replace } from '../cards/rule'
import { copies, editions } from '../editions'
import { actor, faceUpAtDeal, playsOf, yetToShow } from '../legal'
import {
  type Card,
  COUNTESS,
  type Event,
  type EventOf,
  type Play,
  QUEEN,
  type Round,
  type Seat,
  type Table,
} from '../model'

/** A table together with where every card truly is. */
export interface Scene {
  readonly table: Table
  /** Beside the deck, when two play. */
  readonly faceUp: readonly Card[]
  /** By seat, null for an empty hand. */
  readonly hands: readonly (Card | null)[]
  /** The second card of the player on turn. */
  readonly drawn: Card | null
  /** The card to be drawn next comes first. */
  readonly deck: readonly Card[]
  readonly aside: Card | null
}

const roundOf = ({ table }: Scene): Round => table.round as Round

/** A shuffled pack dealt out at this table; this seat starts. */
export function dealt(table: Table, starter: Seat, random: Random): Scene {
  const pack = copies(editions[table.edition]).flatMap((n, card) => Array<Card>(n).fill(card as Card))
  const [aside, ...rest] = shuffle(random, pack) as [Card, ...Card[]]
  const open = faceUpAtDeal(table)
  const faceUp = rest.slice(0, open)
  const hands = rest.slice(open, open + table.players.length)
  return {
    table: apply(table, { type: 'deal', starter, faceUp }),
    faceUp,
    hands,
    drawn: null,
    deck: rest.slice(open + hands.length),
    aside: aside as Card,
  }
}

/** The two cards of the player on turn, and of each the one that would be kept; equal cards once. */
export function inHand(scene: Scene): { readonly card: Card; readonly other: Card }[] {
  const hand = scene.hands[roundOf(scene).turn] as Card
  const drawn = scene.drawn as Card
  const both = [
    { card: hand, other: drawn },
    { card: drawn, other: hand },
  ]
  return hand === drawn ? both.slice(1) : both
}

/** Whether the forced 8 forbids to play one card and keep the other. */
export const isForced = (card: Card, other: Card): boolean =>
  other === COUNTESS && ruleOf(card).forcesCountess === true

/** Every legal play of the player on turn, who has drawn. */
export const legalPlays = (scene: Scene): Play[] =>
  inHand(scene).flatMap(({ card, other }) => (isForced(card, other) ? [] : playsOf(scene.table, card)))

/** Who is lower of the two who compare; nobody where they are equal, or where Queen Charlotte is among them. */
export function lower({ hands }: Scene, one: Seat, other: Seat): Seat | null {
  const [a, b] = [hands[one] as Card, hands[other] as Card]
  return a === b || a === QUEEN || b === QUEEN ? null : a < b ? one : other
}

/** What a true count comes to. */
export function counted(scene: Scene): EventOf<'count'> {
  const { table, hands } = scene
  const asked = table.players.flatMap((_, seat) =>
    isCounted(roundOf(scene), table.rulings, seat) ? [seat] : [],
  )
  const answers = asked.map((seat) => hands[seat] as Card).filter((card) => card !== QUEEN && card > 0)
  if (answers.length === 0) return { type: 'count', lowest: null, out: [] }
  const lowest = Math.min(...answers)
  return { type: 'count', lowest, out: asked.filter((seat) => hands[seat] === lowest) }
}

function kept(scene: Scene, random: Random): EventOf<'keep'> {
  const { turn, deck } = roundOf(scene)
  const cards = [scene.hands[turn] as Card, ...scene.deck.slice(0, drawnByChancellor(deck))]
  const [keeps, ...returns] = shuffle(random, cards) as [Card, ...Card[]]
  return { type: 'keep', player: turn, keeps, returns }
}

/** What truly happens next, with all that is hidden told. A play is a free choice, and so is what a 6 keeps. */
export function happens(scene: Scene, random: Random): Event {
  const { table, hands } = scene
  const round = roundOf(scene)
  const player = actor(round)
  switch (awaited(table)) {
    case 'draw':
      return { type: 'draw', player, card: scene.deck[0] ?? (scene.aside as Card) }
    case 'play':
      return pick(random, legalPlays(scene))
    case 'answer':
      return { type: 'answer', player, holds: hands[player] === round.effect?.guess }
    case 'compare':
      return { type: 'compare', loser: lower(scene, round.turn, round.effect?.target as Seat) }
    case 'discard':
      return { type: 'discard', player, card: hands[player] as Card }
    case 'keep':
      return kept(scene, random)
    case 'count':
      return counted(scene)
    case 'reveal': {
      const [seat] = yetToShow(round)
      return { type: 'reveal', player: seat as Seat, card: hands[seat as Seat] as Card }
    }
    default:
      throw new Error('the round is over')
  }
}

/** Where the cards are after an event that was true. */
function moved(scene: Scene, event: Event): Partial<Scene> {
  const { hands, drawn, deck, table } = scene
  const round = roundOf(scene)
  const without = (seats: readonly Seat[]) => hands.map((card, seat) => (seats.includes(seat) ? null : card))
  switch (event.type) {
    case 'draw': {
      const card = event.card as Card
      const from = deck.length > 0 ? { deck: deck.slice(1) } : { aside: null }
      return round.effect ? { ...from, hands: replace(hands, event.player, card) } : { ...from, drawn: card }
    }
    case 'play': {
      const left = replace(
        hands,
        event.player,
        event.card === hands[event.player] ? drawn : (hands[event.player] ?? null),
      )
      const trades = ruleOf(event.card).tells && takesEffect(table, round, event)
      return { drawn: null, hands: trades ? swapped(left, event.player, event.target as Seat) : left }
    }
    case 'answer':
      return event.holds ? { hands: without([event.player]) } : {}
    case 'discard':
      return { hands: without([event.player]) }
    case 'keep': {
      const rest = deck.slice(drawnByChancellor(round.deck))
      return {
        hands: replace(hands, event.player, event.keeps as Card),
        deck: [...rest, ...(event.returns ?? [])],
      }
    }
    case 'count':
      return isVoidCount(round, table.rulings, event.out) ? {} : { hands: without(event.out) }
    default:
      return {}
  }
}

function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  return replace(replace(list, one, list[other] as T), other, list[one] as T)
}

/** The scene after an event that truly happens on it. */
export const step = (scene: Scene, event: Event): Scene => ({
  ...scene,
  ...moved(scene, event),
  table: apply(scene.table, event),
})

export interface Course {
  readonly events: readonly Event[]
  /** The scene before each of the events. */
  readonly before: readonly Scene[]
  readonly after: Scene
}

/** What follows of an event until this turn is done, or with `toTheEnd` the hands that are shown then too. */
export function course(from: Scene, first: Event, random: Random, toTheEnd = false): Course {
  const events: Event[] = []
  const before: Scene[] = []
  let scene = from
  let event = first
  for (;;) {
    events.push(event)
    before.push(scene)
    scene = step(scene, event)
    const { round, result } = scene.table
    const phase = awaited(scene.table)
    const isDone =
      result !== null || (phase === 'draw' && !round?.effect) || (phase === 'reveal' && !toTheEnd)
    if (isDone) return { events, before, after: scene }
    event = happens(scene, random)
  }
}

/** The moments of a random game at which its players choose what to play, as long as the round lasts. */
export function moments(scene: Scene, random: Random): Scene[] {
  const found: Scene[] = []
  for (let now = scene; now.table.result === null; now = step(now, happens(now, random)))
    if (awaited(now.table) === 'play') found.push(now)
  return found
}

/** Some of a list in a random order. */
export const some = <T>(random: Random, n: number, list: readonly T[]): T[] =>
  shuffle(random, list.slice()).slice(0, n)

/** The same lists once. */
export function distinct<T>(lists: readonly T[]): T[] {
  const keys = new Set<string>()
  return lists.filter((list) => {
    const key = JSON.stringify(list)
    return keys.has(key) ? false : keys.add(key)
  })
}
