// What everybody sees: the public side of a game, and how it looks at the beginning.
// Players are seats (indices) from here on.
import type { Edition } from './editions'
import { editionOf, targetTokens, totalCards, unseenCounts } from './editions'
import type { CardId, Deal, Head, Name, Options, Phase, Play, Start } from './types'

export interface Rulings {
  'queen-and-colin': string
  'queen-counts-player': string
  'queen-clears-table': string
  'protected-target': string
  'bonus-token': string
}

/** Every ruling with its readings; the first is the default. */
export const readings: Record<keyof Rulings, string[]> = {
  'queen-and-colin': ['not-protected', 'protected'],
  'queen-counts-player': ['yes', 'no'],
  'queen-clears-table': ['no-winner', 'all-win', 'nothing-happens'],
  'protected-target': ['refused', 'no-effect'],
  'bonus-token': ['among-survivors', 'among-all'],
}

export interface Table {
  readonly edition: Edition
  readonly players: readonly Name[]
  readonly rulings: Rulings
  /** Tokens that win the game. */
  readonly goal: number
  readonly phase: Phase
  /** The seat that moves, while a round runs. */
  readonly turn: number | null
  readonly deck: number
  readonly out: readonly boolean[]
  readonly protected: readonly boolean[]
  readonly discards: readonly (readonly CardId[])[]
  readonly faceUp: readonly CardId[]
  /** The play whose effect is running. */
  readonly effect: Play | null
  /** The seat whose discard, or new hand after a Prince, is due. */
  readonly due: number | null
  readonly revealed: readonly (CardId | null)[]
  readonly tokens: readonly number[]
  readonly roundWinners: readonly number[] | null
  readonly bonus: number | null
  /** Tokens due to each seat for the round just ended, and what each had before it. */
  readonly gains: readonly number[]
  readonly tokensBefore: readonly number[]
  readonly awarded: boolean
}

/** What is known of the hidden cards when a round, or a position, begins. "?" is any unseen card. */
export interface Layout {
  hands: CardId[][]
  deck: CardId[]
  setAside: CardId
}

export function seatOf(table: Table, name: Name): number {
  return table.players.indexOf(name)
}

export function seats(table: Table): number[] {
  return table.players.map((_, seat) => seat)
}

export function seatsIn(table: Table): number[] {
  return seats(table).filter((seat) => !table.out[seat])
}

/** The other players still in whom nothing protects. */
export function freeOthers(table: Table, mover: number): number[] {
  return seatsIn(table).filter((seat) => seat !== mover && !table.protected[seat])
}

/** Cards that lie open: in front of the players, or taken out face up. */
export function openCards(table: Table): CardId[] {
  return [...table.discards.flat(), ...table.faceUp]
}

export function faceUpDue(players: number): number {
  return players === 2 ? 3 : 0
}

/** How many cards are left to draw from after a deal: one is set aside, one goes to each player. */
export function deckAfterDeal(edition: Edition, players: number): number {
  return totalCards(edition) - 1 - faceUpDue(players) - players
}

function rulingsOf(head: Head): Rulings {
  const given = new Map(Object.entries(head.rulings ?? {}))
  const chosen = Object.entries(readings).map(([key, values]) => [key, given.get(key) ?? values[0]])
  return Object.fromEntries(chosen) as Rulings
}

/** The table before the first event, for a head without fault. */
export function firstTable(head: Head, options: Options): Table {
  const nobody = head.players.map(() => false)
  const given = new Map(Object.entries(head.tokens ?? {}))
  const tokens = head.players.map((name) => given.get(name) ?? 0)
  const empty: Table = {
    edition: editionOf(head.ruleset, options),
    players: head.players,
    rulings: rulingsOf(head),
    goal: targetTokens(head.players.length),
    phase: 'deal',
    turn: null,
    deck: 0,
    out: nobody,
    protected: nobody,
    discards: head.players.map(() => []),
    faceUp: [],
    effect: null,
    due: null,
    revealed: head.players.map(() => null),
    tokens,
    roundWinners: null,
    bonus: null,
    gains: head.players.map(() => 0),
    tokensBefore: tokens,
    awarded: false,
  }
  return head.start ? inPosition(empty, head.start) : empty
}

function inPosition(empty: Table, start: Start): Table {
  const discards = new Map(Object.entries(start.discards ?? {}))
  const out = empty.players.map((name) => (start.out ?? []).includes(name))
  // The mover's own protection has ended, even if named.
  const safe = empty.players.map((name) => name !== start.turn && (start.protected ?? []).includes(name))
  return {
    ...empty,
    phase: handsOf(start, empty.players)[empty.players.indexOf(start.turn)]?.length === 2 ? 'play' : 'draw',
    turn: empty.players.indexOf(start.turn),
    deck: typeof start.deck === 'number' ? start.deck : start.deck.length,
    out,
    protected: safe,
    discards: empty.players.map((name) => discards.get(name) ?? []),
    faceUp: start.faceUp ?? [],
  }
}

/** Hands by seat; who is still in and not named holds one unknown card. */
export function handsOf(start: Start, players: readonly Name[]): CardId[][] {
  const named = new Map(Object.entries(start.hands ?? {}))
  return players.map((name) => named.get(name) ?? ((start.out ?? []).includes(name) ? [] : ['?']))
}

function unknownCards(count: number): CardId[] {
  return Array.from({ length: count }, () => '?')
}

export function layoutOfStart(start: Start, players: readonly Name[]): Layout {
  return {
    hands: handsOf(start, players),
    deck: typeof start.deck === 'number' ? unknownCards(start.deck) : start.deck,
    setAside: start.setAside ?? '?',
  }
}

export function layoutOfDeal(table: Table, deal: Deal): Layout {
  const named = new Map(Object.entries(deal.hands ?? {}))
  return {
    hands: table.players.map((name) => [named.get(name) ?? '?']),
    deck: deal.deck ?? unknownCards(deckAfterDeal(table.edition, table.players.length)),
    setAside: deal.setAside ?? '?',
  }
}

/** Too many copies of one card among these? */
export function hasTooMany(edition: Edition, cards: CardId[]): boolean {
  return [...unseenCounts(edition, cards).values()].some((left) => left < 0)
}
