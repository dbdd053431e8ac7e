import { cardById, editions, printed } from '../editions'
import type { Card, RuleId, Seat, Table } from '../model'

/** Whose names are read: the players and the cards of a table. */
export type Namer = Pick<Table, 'players' | 'edition'>

/** Thrown for a name that nobody at the table has, or no card of the edition. */
export class UnknownName extends Error {
  constructor(readonly rule: RuleId) {
    super(rule)
  }
}

export function seatOf(table: Namer, name: string): Seat {
  const seat = table.players.indexOf(name)
  if (seat < 0) throw new UnknownName('unknown-player')
  return seat
}

export function cardOf(table: Namer, id: string): Card {
  const card = cardById(editions[table.edition], id)
  if (card === undefined) throw new UnknownName('unknown-card')
  return card
}

/** One value for each seat, from a map by name. All names are looked at before any value. */
export function bySeat<T, D, A>(
  table: Namer,
  map: Readonly<Record<string, T>> | undefined,
  absent: A,
  value: (item: T) => D,
): (D | A)[] {
  const given = new Map(Object.entries(map ?? {}))
  for (const name of given.keys()) seatOf(table, name)
  return table.players.map((name) => (given.has(name) ? value(given.get(name) as T) : absent))
}

export const nameOf = (table: Namer, seat: Seat): string => table.players[seat] as string

export const idOf = (table: Namer, card: Card): string => printed(editions[table.edition], card).id

/** A map by name, from one value for each seat. */
export function byName<T>(table: Namer, values: readonly T[]): Record<string, T> {
  return Object.fromEntries(table.players.map((name, seat) => [name, values[seat] as T]))
}
