import { cleanName, type Row } from './form'

/** More never sit at one table. */
export const MOST_ROWS = 6
export const LEAST_ROWS = 2

const nextKey = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1

export const named = (rows: readonly Row[], at: number, name: string): Row[] =>
  rows.map((row, i) => (i === at ? { ...row, name } : row))

export const added = (rows: readonly Row[], name = ''): Row[] => [...rows, { key: nextKey(rows), name }]

/** The name in the first empty seat, or in a new one. */
export function seated(rows: readonly Row[], name: string): Row[] {
  const empty = rows.findIndex((row) => cleanName(row.name) === '')
  if (empty >= 0) return named(rows, empty, name)
  return rows.length < MOST_ROWS ? added(rows, name) : [...rows]
}

export const removed = (rows: readonly Row[], at: number): Row[] => rows.filter((_, i) => i !== at)

export function moved(rows: readonly Row[], at: number, by: -1 | 1): Row[] {
  const next = [...rows]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}

/** The same people as last time, in their order. */
export const allSeated = (players: readonly string[]): Row[] =>
  players.map((name, i) => ({ key: i + 1, name }))
