import {
  ANY_CARD,
  above,
  CARDS,
  type Card,
  type CardSet,
  type Fact,
  has,
  NO_CARD,
  only,
  QUEEN,
  type Seat,
} from '../model'
import { isServable } from './servable'

/**
 * A lazy world: for each hidden place the set of cards that may lie there. It stands for every way to fill
 * the places from the unseen cards, one from each set. Cards of the deck that nobody has touched need no place:
 * they are whatever is left.
 */
export interface World {
  /** By seat; NO_CARD for an empty hand. */
  readonly hands: readonly CardSet[]
  /** The second card of the player on turn, NO_CARD when they hold one. */
  readonly drawn: CardSet
  /** The card set aside face down, NO_CARD once it is drawn. */
  readonly aside: CardSet
  /** Cards at the bottom of the deck of which something is known, the next to be drawn first. */
  readonly under: readonly CardSet[]
}

/** All worlds that are left: none when the facts contradict each other. */
export interface Worlds {
  /** Copies of each card that are not face up, by card. */
  readonly unseen: readonly number[]
  /** Untouched cards on top of the deck. */
  readonly fresh: number
  readonly all: readonly World[]
}

/** Whether some way to fill this world is left. */
export function isPossible(world: World, unseen: readonly number[]): boolean {
  const places: CardSet[] = []
  for (const hand of world.hands) if (hand !== NO_CARD) places.push(hand)
  if (world.drawn !== NO_CARD) places.push(world.drawn)
  if (world.aside !== NO_CARD) places.push(world.aside)
  for (const place of world.under) places.push(place)
  return isServable(places, unseen)
}

const within = (a: CardSet, b: CardSet) => (a & ~b) === 0

function allWithin(a: readonly CardSet[], b: readonly CardSet[]): boolean {
  for (let i = 0; i < a.length; i++) if (!within(a[i] as CardSet, b[i] as CardSet)) return false
  return true
}

const isWithin = (a: World, b: World): boolean =>
  within(a.drawn, b.drawn) &&
  within(a.aside, b.aside) &&
  allWithin(a.hands, b.hands) &&
  allWithin(a.under, b.under)

/** Keeps the worlds that can be, and of two of which one contains the other, the larger. */
function prune(candidates: readonly World[], unseen: readonly number[]): World[] {
  const kept: World[] = []
  for (const world of candidates) {
    if (kept.some((other) => isWithin(world, other)) || !isPossible(world, unseen)) continue
    let n = 0
    for (const other of kept) if (!isWithin(other, world)) kept[n++] = other
    kept.length = n
    kept.push(world)
  }
  return kept
}

/** A world with some of it changed; its parts are named one by one for speed, as in `change.ts`. */
function change(world: World, to: Partial<World>): World {
  const { hands = world.hands, drawn = world.drawn, aside = world.aside, under = world.under } = to
  return { hands, drawn, aside, under }
}

const withHand = (world: World, seat: Seat, hand: CardSet): World =>
  change(world, { hands: setAt(world.hands, seat, hand) })

function setAt(list: readonly CardSet[], index: number, value: CardSet): CardSet[] {
  const copy = list.slice()
  copy[index] = value
  return copy
}

/** What the next card of the deck may be, and the world without it; with an empty deck, the card set aside. */
function takeNext(world: World, fresh: number): [CardSet, World] {
  if (fresh > 0) return [ANY_CARD, world]
  const [next, ...under] = world.under
  return next === undefined
    ? [world.aside, change(world, { aside: NO_CARD })]
    : [next, change(world, { under })]
}

function draws(world: World, fresh: number, seat: Seat, card: Card | undefined): World[] {
  const [next, rest] = takeNext(world, fresh)
  const drawn = card === undefined ? next : next & only(card)
  if (drawn === NO_CARD) return []
  return [rest.hands[seat] === NO_CARD ? withHand(rest, seat, drawn) : change(rest, { drawn })]
}

/** Either card of a hand of two may be the one laid. */
function lays(world: World, { seat, card, ofTwo }: Extract<Fact, { fact: 'lays' }>): World[] {
  const hand = world.hands[seat] as CardSet
  if (!ofTwo) return has(hand, card) ? [withHand(world, seat, NO_CARD)] : []
  const after: World[] = []
  if (has(hand, card))
    after.push(change(world, { hands: setAt(world.hands, seat, world.drawn), drawn: NO_CARD }))
  if (has(world.drawn, card)) after.push(change(world, { drawn: NO_CARD }))
  return after
}

function holds(world: World, seat: Seat, cards: CardSet): World[] {
  const hand = (world.hands[seat] as CardSet) & cards
  if (hand === NO_CARD) return []
  return hand === world.hands[seat] ? [world] : [withHand(world, seat, hand)]
}

/** One hand is lower than another: one world for each card the lower may be. */
function lower(world: World, low: Seat, high: Seat): World[] {
  return CARDS.flatMap((card) =>
    card === QUEEN ? [] : holds(world, low, only(card)).flatMap((w) => holds(w, high, above(card))),
  )
}

/** A tie: the same card twice, or one of the two is Queen Charlotte. */
function equal(world: World, a: Seat, b: Seat): World[] {
  const same = CARDS.flatMap((card) => holds(world, a, only(card)).flatMap((w) => holds(w, b, only(card))))
  const queens = [a, b].flatMap((seat) => holds(world, seat, only(QUEEN)))
  return [...same, ...queens]
}

/** A 6: the old card is kept, or one of those drawn; the others go under the deck in any order. */
function keeps(world: World, fresh: number, fact: Extract<Fact, { fact: 'keeps' }>): World[] {
  const three: CardSet[] = [world.hands[fact.seat] as CardSet]
  let rest = world
  for (let i = 0; i < fact.draws; i++) {
    const [next, without] = takeNext(rest, fresh - i)
    three.push(next)
    rest = without
  }
  const given = [fact.keeps, ...(fact.returns ?? [])]
  return permutations(three).flatMap((places) => {
    const narrowed = places.map((place, i) =>
      given[i] === undefined ? place : place & only(given[i] as Card),
    )
    const [kept, ...returned] = narrowed
    if (kept === undefined || narrowed.includes(NO_CARD)) return []
    return [change(rest, { hands: setAt(rest.hands, fact.seat, kept), under: [...rest.under, ...returned] })]
  })
}

function permutations(list: readonly CardSet[]): CardSet[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  )
}

function trades(world: World, a: Seat, b: Seat): World {
  return withHand(withHand(world, a, world.hands[b] as CardSet), b, world.hands[a] as CardSet)
}

function successors(world: World, fresh: number, fact: Fact): World[] {
  switch (fact.fact) {
    case 'draws':
      return draws(world, fresh, fact.seat, fact.card)
    case 'lays':
      return lays(world, fact)
    case 'holds':
      return holds(world, fact.seat, fact.cards)
    case 'lower':
      return lower(world, fact.seat, fact.than)
    case 'equal':
      return equal(world, fact.seat, fact.and)
    case 'trades':
      return [trades(world, fact.seat, fact.and)]
    case 'keeps':
      return keeps(world, fresh, fact)
    case 'counts':
    case 'deals':
      return [world]
  }
}

/** A deck of another size than it should have: untouched cards are missing or too many, and nobody knows which. */
function counted({ unseen, all }: Worlds, deck: number): Worlds {
  const { under = [], hands = [], drawn = NO_CARD, aside = NO_CARD } = all[0] ?? {}
  const places = [...hands, drawn, aside].filter((place) => place !== NO_CARD).length
  const isEnough = deck >= under.length && places + deck <= unseen.reduce((sum, n) => sum + n, 0)
  return { unseen, fresh: deck - under.length, all: isEnough ? all : [] }
}

/** The worlds that agree with one fact more. */
export function learn(worlds: Worlds, fact: Fact): Worlds {
  if (fact.fact === 'counts') return counted(worlds, fact.deck)
  const drawn = fact.fact === 'draws' ? 1 : fact.fact === 'keeps' ? fact.draws : 0
  const fresh = Math.max(0, worlds.fresh - drawn)
  const unseen =
    fact.fact === 'lays' ? worlds.unseen.map((n, card) => (card === fact.card ? n - 1 : n)) : worlds.unseen
  if (fact.fact === 'lays' && (unseen[fact.card] as number) < 0) return { unseen, fresh, all: [] }
  const all = worlds.all.flatMap((world) => successors(world, worlds.fresh, fact))
  return { unseen, fresh, all: prune(all, unseen) }
}
