/**
 * Plays true games: a hidden deal, and random decisions among the legal ones. What happens is told as the
 * engine's events, with as much of the hidden cards in them as is asked for.
 */
import { apply, awaited, takesEffect } from '@/machines/love-letter/apply'
import { ruleOf } from '@/machines/love-letter/cards'
import { isCounted } from '@/machines/love-letter/cards/queen'
import { copies, editions } from '@/machines/love-letter/editions'
import { actor, faceUpAtDeal } from '@/machines/love-letter/legal'
import {
  type Card,
  type Event,
  type EventOf,
  type Phase,
  type Play,
  QUEEN,
  type Round,
  type Seat,
  type Table,
} from '@/machines/love-letter/model'
import { starters } from '@/machines/love-letter/scoring'
import { choose } from './choose'
import { chance, pick, type Random, shuffle } from './random'

/** Where every card really is. Changed in place, for speed. */
export interface Hidden {
  /** The card of each seat, -1 for an empty hand. */
  hands: (Card | -1)[]
  /** The second card of the player on turn, or -1. */
  drawn: Card | -1
  /** The deck from `top` on, next card first. */
  deck: Card[]
  top: number
  aside: Card | -1
}

/** How much of the hidden cards the events tell. */
export type Known = 'nothing' | 'everything' | 'some'

export interface Told {
  readonly random: Random
  readonly known: Known
}

const NONE = -1

export const nothingDealt = (): Hidden => ({ hands: [], drawn: NONE, deck: [], top: 0, aside: NONE })

const tells = ({ random, known }: Told) => known === 'everything' || (known === 'some' && chance(random, 30))

const packs = new Map<string, readonly Card[]>()

/** Every card of an edition, once for each copy. */
export function pack(edition: Table['edition']): readonly Card[] {
  const made = packs.get(edition)
  if (made) return made
  const cards = copies(editions[edition]).flatMap((n, card) => Array<Card>(n).fill(card as Card))
  packs.set(edition, cards)
  return cards
}

/** Puts the cards of a shuffled pack where a deal puts them: one aside, three face up when two play, a hand each. */
export function deal(table: Table, hidden: Hidden, told: Told, starter: Seat): EventOf<'deal'> {
  const deck = shuffle(told.random, pack(table.edition).slice())
  const faceUp = deck.slice(1, 1 + faceUpAtDeal(table))
  hidden.aside = deck[0] as Card
  hidden.top = 1 + faceUp.length
  hidden.hands = table.players.map(() => deck[hidden.top++] as Card)
  hidden.drawn = NONE
  hidden.deck = deck
  if (told.known === 'nothing') return { type: 'deal', starter, faceUp }
  const hands = (hidden.hands as Card[]).map((card) => (tells(told) ? card : null))
  return {
    type: 'deal',
    starter,
    faceUp,
    ...(hands.some((card) => card !== null) && { hands }),
    ...(tells(told) && { setAside: hidden.aside }),
    ...(tells(told) && { deck: deck.slice(hidden.top) }),
  }
}

/** The next card of the deck, or the one set aside. */
function take(hidden: Hidden): Card {
  if (hidden.top < hidden.deck.length) return hidden.deck[hidden.top++] as Card
  const card = hidden.aside as Card
  hidden.aside = NONE
  return card
}

function draw(round: Round, hidden: Hidden, told: Told): EventOf<'draw'> {
  const card = take(hidden)
  const player = round.effect ? (round.effect.target as Seat) : round.turn
  if (round.effect) hidden.hands[player] = card
  else hidden.drawn = card
  return tells(told) ? { type: 'draw', player, card } : { type: 'draw', player }
}

function play(table: Table, round: Round, hidden: Hidden, { random }: Told): Play {
  const seat = round.turn
  const hand = hidden.hands[seat] as Card
  const event = choose(table, hand, hidden.drawn as Card, random)
  if (event.card === hand) hidden.hands[seat] = hidden.drawn
  hidden.drawn = NONE
  if (ruleOf(event.card).tells && takesEffect(table, round, event)) trade(hidden, seat, event.target as Seat)
  return event
}

function trade({ hands }: Hidden, a: Seat, b: Seat): void {
  const card = hands[a] as Card
  hands[a] = hands[b] as Card
  hands[b] = card
}

function answer({ effect }: Round, { hands }: Hidden): EventOf<'answer'> {
  const player = effect?.target as Seat
  const holds = hands[player] === effect?.guess
  if (holds) hands[player] = NONE
  return { type: 'answer', player, holds }
}

function compare({ turn, effect }: Round, { hands }: Hidden): EventOf<'compare'> {
  const target = effect?.target as Seat
  const mine = hands[turn] as Card
  const theirs = hands[target] as Card
  const nobody = mine === theirs || mine === QUEEN || theirs === QUEEN
  return { type: 'compare', loser: nobody ? null : mine < theirs ? turn : target }
}

function discard(round: Round, { hands }: Hidden): EventOf<'discard'> {
  const player = actor(round)
  const card = hands[player] as Card
  hands[player] = NONE
  return { type: 'discard', player, card }
}

/** Which of the old card and the one or two drawn is kept, and the order of the others: all ways are as likely. */
function keep(round: Round, hidden: Hidden, told: Told): EventOf<'keep'> {
  const cards: Card[] = [hidden.hands[round.turn] as Card]
  for (let draws = Math.min(2, round.deck); draws > 0; draws--) cards.push(take(hidden))
  const [keeps, ...returns] = shuffle(told.random, cards) as [Card, ...Card[]]
  hidden.hands[round.turn] = keeps
  hidden.deck.push(...returns)
  return {
    type: 'keep',
    player: round.turn,
    ...(tells(told) && { keeps }),
    ...(tells(told) && { returns }),
  }
}

function count(table: Table, round: Round, { hands }: Hidden): EventOf<'count'> {
  const asked = table.players.map((_, seat) => seat).filter((seat) => isCounted(round, table.rulings, seat))
  const numbers = asked.map((seat) => hands[seat] as Card).filter((card) => card !== QUEEN && card > 0)
  if (numbers.length === 0) return { type: 'count', lowest: null, out: [] }
  const lowest = Math.min(...numbers)
  const out = asked.filter((seat) => hands[seat] === lowest)
  const stay = out.length === round.out.filter((gone) => !gone).length
  if (!stay || table.rulings['queen-clears-table'] !== 'nothing-happens')
    for (const seat of out) hands[seat] = NONE
  return { type: 'count', lowest, out }
}

function reveal(round: Round, { hands }: Hidden, { random, known }: Told): EventOf<'reveal'> {
  let player = known === 'everything' ? 0 : random(round.out.length)
  while (round.out[player] || round.shown[player] !== null) player = (player + 1) % round.out.length
  return { type: 'reveal', player, card: hands[player] as Card }
}

/** What truly happens next at this table. It must not be over; `hidden` is changed accordingly. */
export function next(table: Table, phase: Phase, hidden: Hidden, told: Told): Event {
  const round = table.round as Round
  switch (phase) {
    case 'deal':
      return deal(table, hidden, told, pick(told.random, starters(table)))
    case 'draw':
      return draw(round, hidden, told)
    case 'play':
      return play(table, round, hidden, told)
    case 'answer':
      return answer(round, hidden)
    case 'compare':
      return compare(round, hidden)
    case 'discard':
      return discard(round, hidden)
    case 'keep':
      return keep(round, hidden, told)
    case 'count':
      return count(table, round, hidden)
    case 'reveal':
      return reveal(round, hidden, told)
    case 'over':
      throw new Error('the game is over')
  }
}

export interface RoundPlayed {
  readonly table: Table
  /** Plays, and choices of what to keep after a 6. */
  readonly decisions: number
  readonly showdown: boolean
}

/** One whole round, for bulk play: only the pure rules, nothing judged; `look` sees each event. */
export function playRound(
  before: Table,
  told: Told,
  starter: Seat,
  hidden = nothingDealt(),
  look: (event: Event) => void = () => {},
): RoundPlayed {
  const dealt = deal(before, hidden, told, starter)
  look(dealt)
  let table = apply(before, dealt)
  let decisions = 0
  let showdown = false
  for (;;) {
    const phase = awaited(table)
    if (table.result) return { table, decisions, showdown }
    if (phase === 'play' || phase === 'keep') decisions++
    if (phase === 'reveal') showdown = true
    const event = next(table, phase, hidden, told)
    look(event)
    table = apply(table, event)
  }
}

/** The names that simulated players have. */
export const NAMES = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay'] as const

/** The first events of a game that goes on from this table, to its end or to a limit. */
export function playOn(before: Table, told: Told, limit = Number.POSITIVE_INFINITY): Event[] {
  const events: Event[] = []
  const hidden = nothingDealt()
  let table = before
  while (events.length < limit) {
    const phase = awaited(table)
    if (phase === 'over') break
    const event = next(table, phase, hidden, told)
    events.push(event)
    table = apply(table, event)
  }
  return events
}
