// Concrete worlds. A world says which card is in every hand; the deck is a list, top first, in which "?"
// stands for a card that nothing has touched yet: it becomes concrete when it is drawn, one world for
// each card that may be it. The same goes for the card set aside. Whatever is neither in a hand, nor
// concrete in the deck or aside, nor open on the table, is still among the untouched ones.
import { unseenCounts } from './editions'
import type { Layout, Table } from './table'
import { openCards } from './table'
import type { CardId } from './types'
import { TooManyWorlds } from './types'

export interface World {
  readonly hands: readonly (readonly CardId[])[]
  readonly deck: readonly CardId[]
  readonly setAside: CardId
}

/** The different cards that an untouched place may hold in this world. */
function untouched(world: World, table: Table): CardId[] {
  const placed = [...world.hands.flat(), ...world.deck, world.setAside].filter((id) => id !== '?')
  const counts = unseenCounts(table.edition, [...openCards(table), ...placed])
  return table.edition.cards.map((card) => card.id).filter((id) => (counts.get(id) ?? 0) > 0)
}

export function replaceHand(world: World, seat: number, hand: readonly CardId[]): World {
  return { ...world, hands: world.hands.map((old, at) => (at === seat ? hand : old)) }
}

/** A hand without one copy of a card, or null where the card is not in it. */
export function without(hand: readonly CardId[], card: CardId): CardId[] | null {
  const at = hand.indexOf(card)
  return at < 0 ? null : [...hand.slice(0, at), ...hand.slice(at + 1)]
}

/** The top card of the deck goes into a hand; with the deck empty it is the card set aside. */
export function drawn(world: World, seat: number, table: Table): World[] {
  const [top, ...rest] = world.deck
  const place = top ?? world.setAside
  const left: World = top === undefined ? { ...world, setAside: '?' } : { ...world, deck: rest }
  const cards = place === '?' ? untouched(world, table) : [place]
  return cards.map((card) => replaceHand(left, seat, [...(left.hands[seat] ?? []), card]))
}

function keyOf(world: World): string {
  const hands = world.hands.map((hand) => [...hand].sort().join('+'))
  return `${hands.join(' ')} | ${world.deck.join(' ')} | ${world.setAside}`
}

/** All different successors of all worlds. */
export function branch(worlds: World[], next: (world: World) => World[], maxWorlds: number): World[] {
  const found = new Map<string, World>()
  for (const world of worlds) {
    for (const successor of next(world)) found.set(keyOf(successor), successor)
    if (found.size > maxWorlds) throw new TooManyWorlds(`more than ${maxWorlds} worlds`)
  }
  return [...found.values()]
}

/** Every way to fill the unknown cards in the hands of a layout. */
export function firstWorlds(layout: Layout, table: Table, maxWorlds: number): World[] {
  let worlds: World[] = [{ hands: layout.hands, deck: layout.deck, setAside: layout.setAside }]
  const unknown = layout.hands.flatMap((hand, seat) => hand.filter((id) => id === '?').map(() => seat))
  for (const seat of unknown) worlds = branch(worlds, (world) => filled(world, seat, table), maxWorlds)
  return worlds
}

function filled(world: World, seat: number, table: Table): World[] {
  const rest = without(world.hands[seat] ?? [], '?') ?? []
  return untouched(world, table).map((card) => replaceHand(world, seat, [...rest, card]))
}
