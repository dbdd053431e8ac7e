import { type EditionId, editions, rename, type Session, tell } from '@/machines/love-letter'
import { cleanName, doubled, playersOf, type Row } from '../setup/names'
import { MOST_ROWS } from '../setup/rows'

/** A seat as the sheet shows it; `was` is who sat at the table before, null for somebody new. */
export interface SeatRow extends Row {
  readonly was: string | null
}

export const rowsOf = (players: readonly string[]): SeatRow[] =>
  players.map((name, i) => ({ key: i + 1, name, was: name }))

/** Rows as they were left, where all who sat there before are still at the table. */
export const readRows =
  (players: readonly string[]) =>
  (kept: unknown): readonly SeatRow[] | null => {
    if (!Array.isArray(kept) || kept.length < 1 || kept.length > MOST_ROWS) return null
    const isRow = (row: Partial<SeatRow> | null) =>
      Number.isInteger(row?.key) &&
      typeof row?.name === 'string' &&
      (row.was === null || players.includes(row.was as string))
    return kept.every(isRow) ? (kept as SeatRow[]) : null
  }

/** What keeps these people from playing on, in a sentence. */
export function seatsProblem(edition: EditionId, rows: readonly SeatRow[]): string | null {
  const { least, most } = editions[edition].players
  if (rows.length < least) return 'The game needs two players.'
  if (rows.length > most) return `These cards are for up to ${most} players.`
  const name = doubled(playersOf(rows))
  return name && `Two players are called \u2068${name}\u2069. Give one of them another name.`
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, i) => name === b[i])

/** Stands in for a name while two players swap theirs; no name of the table's can contain it. */
const SWAP = '\u0000'

/** The whole log with the new names, or whose new name is taken by somebody who played before. */
function renamed(
  session: Session,
  rows: readonly SeatRow[],
  names: readonly string[],
): Session | { taken: string } {
  const changed = rows.flatMap(({ was }, i) => {
    const to = names[i] as string
    return was !== null && was !== to ? [{ from: was, to }] : []
  })
  const steps = [
    ...changed.map(({ from }, i) => ({ from, to: `${SWAP}${i}` })),
    ...changed.map(({ to }, i) => ({ from: `${SWAP}${i}`, to })),
  ]
  let next = session
  for (const { from, to } of steps) {
    const told = rename(next, from, to)
    if ('rule' in told) return { taken: to }
    next = told
  }
  return next
}

/** The session with the people as the sheet has them: renamed from the beginning on, the rest from now on. */
export function reseated(
  session: Session,
  players: readonly string[],
  rows: readonly SeatRow[],
): Session | { problem: string } {
  const names = playersOf(rows)
  const called = renamed(session, rows, names)
  if ('taken' in called)
    return {
      problem: `Somebody called \u2068${called.taken}\u2069 has played in this game already. Another name keeps them apart.`,
    }
  const nowCalled = players.map((name) => {
    const row = rows.findIndex(({ was }) => was === name)
    return row < 0 ? name : (names[row] as string)
  })
  if (isSame(nowCalled, names)) return called
  const told = tell(called, { type: 'table.seats', players: names })
  return told.fault ? { problem: 'These people cannot play on from here.' } : told.session
}

/** Somebody else's seat left empty is called by its place; a known player keeps the name instead. */
export const orOldName = (rows: readonly SeatRow[]): SeatRow[] =>
  rows.map((row) => (row.was !== null && cleanName(row.name) === '' ? { ...row, name: row.was } : row))
