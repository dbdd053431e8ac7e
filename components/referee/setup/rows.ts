import { cleanName, type Row } from './names'

/** More never sit at one table. */
export const MOST_ROWS = 6
export const LEAST_ROWS = 2

const nextKey = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1

export const changed = <R extends Row>(rows: readonly R[], at: number, change: Partial<R>): R[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row))

/** One row more, with a key of its own. */
export const added = <R extends Row>(rows: readonly R[], row: Omit<R, 'key'>): R[] => [
  ...rows,
  { ...row, key: nextKey(rows) } as R,
]

/** In the first row without a name, or in a new one where there is room. */
export function placed<R extends Row>(rows: readonly R[], row: Omit<R, 'key'>, most: number): R[] {
  const empty = rows.findIndex(({ name }) => cleanName(name) === '')
  if (empty >= 0) return changed(rows, empty, row as Partial<R>)
  return rows.length < most ? added(rows, row) : [...rows]
}

/** The name in the first empty seat, or in a new one. */
export const seated = (rows: readonly Row[], name: string): Row[] => placed(rows, { name }, MOST_ROWS)

export const removed = <R extends Row>(rows: readonly R[], at: number): R[] => rows.filter((_, i) => i !== at)

export function moved<R extends Row>(rows: readonly R[], at: number, by: -1 | 1): R[] {
  const next = [...rows]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}

/** The same people as last time, in their order. */
export const allSeated = (players: readonly string[]): Row[] =>
  players.map((name, i) => ({ key: i + 1, name }))
