// What one event leaves of one world: no successor where the event cannot be, several where it hides
// something. `used` is false where what the event says of hidden cards is not used: because the table
// let it stand, or because it is taken as mistaken. It still happened: its cards lie where they lie.
import { countedSeats, leavesAllIn } from './counting'
import { cardWithValue, numberOf, roleOf } from './editions'
import { isWasted } from './public-faults'
import type { Table } from './table'
import { seatOf } from './table'
import type { Answer, CardId, Compare, Count, Draw, GameEvent, Keep, Play } from './types'
import type { World } from './worlds'
import { drawn, replaceHand, without } from './worlds'

/** The successors of a world under an event of a round; `table` is the table before the event. */
export function successors(world: World, event: GameEvent, table: Table, used: boolean): World[] {
  switch (event.type) {
    case 'draw':
      return afterDraw(world, event, table)
    case 'play':
      return afterPlay(world, event, table, used)
    case 'answer':
      return afterAnswer(world, event, table, used)
    case 'compare':
      return used && !isTrueComparison(world, event, table) ? [] : [world]
    case 'discard':
      return laid(world, seatOf(table, event.player), event.card)
    case 'keep':
      return afterKeep(world, event, table)
    case 'count':
      return afterCount(world, event, table, used)
    case 'reveal':
      return onlyCard(world, seatOf(table, event.player)) === event.card ? [world] : []
    default:
      return [world]
  }
}

/** Can this event be taken as mistaken? Only where it says something of cards that stay hidden. */
export function maySuspect(event: GameEvent, table: Table): boolean {
  if (event.ruled) return false
  if (event.type === 'play') return bindsCountess(event, table)
  if (event.type === 'answer') return !event.holds
  return event.type === 'compare' || event.type === 'count'
}

function bindsCountess(event: Play, table: Table): boolean {
  return ['prince', 'king', 'queen-charlotte'].includes(roleOf(table.edition, event.card))
}

/** The 8 stays in hand beside a 5, a 7 or Queen Charlotte that is played. */
export function breaksForcedEight(world: World, event: Play, table: Table): boolean {
  const other = without(world.hands[seatOf(table, event.player)] ?? [], event.card)?.[0]
  if (other === undefined) return false
  return bindsCountess(event, table) && roleOf(table.edition, other) === 'countess'
}

function onlyCard(world: World, seat: number): CardId {
  return world.hands[seat]?.[0] ?? ''
}

/** A hand of one card is laid open. */
function laid(world: World, seat: number, card: CardId): World[] {
  return onlyCard(world, seat) === card ? [replaceHand(world, seat, [])] : []
}

/** A turn's draw, or a Prince's new hand. */
function afterDraw(world: World, event: Draw, table: Table): World[] {
  const seat = seatOf(table, event.player)
  const held = world.hands[seat] ?? []
  return drawn(world, seat, table).filter((next) => {
    const card = next.hands[seat]?.[held.length]
    return event.card === undefined || card === event.card
  })
}

function afterPlay(world: World, event: Play, table: Table, used: boolean): World[] {
  const mover = seatOf(table, event.player)
  const rest = without(world.hands[mover] ?? [], event.card)
  if (!rest || (used && breaksForcedEight(world, event, table))) return []
  const played = replaceHand(world, mover, rest)
  const trades = roleOf(table.edition, event.card) === 'king' && event.target !== undefined
  if (!trades || isWasted(table, event)) return [played]
  const target = seatOf(table, event.target ?? '')
  return [replaceHand(replaceHand(played, mover, world.hands[target] ?? []), target, rest)]
}

/** A "yes" lays the card named; a "no" says that it is another. */
function afterAnswer(world: World, event: Answer, table: Table, used: boolean): World[] {
  const target = seatOf(table, event.player)
  const guess = table.effect?.guess ?? ''
  if (event.holds) return laid(world, target, guess)
  return used && onlyCard(world, target) === guess ? [] : [world]
}

/** Queen Charlotte has no number: beside her nobody is lower. */
function isTrueComparison(world: World, event: Compare, table: Table): boolean {
  const names = [table.effect?.player ?? '', table.effect?.target ?? '']
  const [mine, theirs] = names.map((name) => numberOf(table.edition, onlyCard(world, seatOf(table, name))))
  if (mine == null || theirs == null || mine === theirs) return event.loser === null
  return event.loser === (mine < theirs ? names[0] : names[1])
}

/** Up to two cards are drawn; one of all is kept, the others go below in any order. */
function afterKeep(world: World, event: Keep, table: Table): World[] {
  const seat = table.turn ?? 0
  const draws = Math.min(2, table.deck)
  let full: World[] = [world]
  for (let time = 0; time < draws; time++) full = full.flatMap((next) => drawn(next, seat, table))
  return full.flatMap((next) =>
    orders(next.hands[seat] ?? [])
      .filter(([keeps, ...returns]) => agrees(event, keeps, returns))
      .map(([keeps = '', ...returns]) => ({
        ...replaceHand(next, seat, [keeps]),
        deck: [...next.deck, ...returns],
      })),
  )
}

function agrees(event: Keep, keeps: CardId | undefined, returns: CardId[]): boolean {
  if (event.keeps !== undefined && event.keeps !== keeps) return false
  return event.returns === undefined || event.returns.every((id, at) => id === returns[at])
}

function orders(cards: readonly CardId[]): CardId[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card, at) =>
    orders([...cards.slice(0, at), ...cards.slice(at + 1)]).map((rest) => [card, ...rest]),
  )
}

function afterCount(world: World, event: Count, table: Table, used: boolean): World[] {
  if (used && !isTrueCount(world, event, table)) return []
  if (leavesAllIn(table, event)) return [world]
  const card = event.lowest === null ? '' : (cardWithValue(table.edition, event.lowest) ?? '')
  // Whom a ruling leaves uncounted stays in and lays nothing, unless the table lets the count stand.
  const counted = countedSeats(table)
  const fallen = event.out
    .map((name) => seatOf(table, name))
    .filter((seat) => event.ruled || counted.includes(seat))
  let worlds = [world]
  for (const seat of fallen) worlds = worlds.flatMap((next) => laid(next, seat, card))
  return worlds
}

/** Those who answer are exactly the holders of the lowest number from 1 up, among all who are asked. */
function isTrueCount(world: World, event: Count, table: Table): boolean {
  const numbers = countedSeats(table).map((seat) => ({
    name: table.players[seat] ?? '',
    value: numberOf(table.edition, onlyCard(world, seat)) ?? 0,
  }))
  const lowest = Math.min(...numbers.map(({ value }) => value).filter((value) => value >= 1))
  if (lowest === Number.POSITIVE_INFINITY) return event.lowest === null
  const answering = numbers.filter(({ value }) => value === lowest).map(({ name }) => name)
  return (
    event.lowest === lowest &&
    answering.length === event.out.length &&
    answering.every((name) => event.out.includes(name))
  )
}
