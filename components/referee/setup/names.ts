import { bareName, canBeSeen } from '@/machines/core'

export interface Row {
  /** Stays with the row when it moves. */
  readonly key: number
  readonly name: string
}

const DIRECTIONS = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu

/** A name as it is kept: one spelling, no marks that only turn text around; '' when nothing in it can be seen. */
export function cleanName(typed: string): string {
  const name = typed.normalize('NFC').replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
  return canBeSeen(name) ? name : ''
}

/** The names in order. A row without one is called by its place: “Player 2”. */
export function namesOf(rows: readonly Pick<Row, 'name'>[], word: string): string[] {
  const typed = rows.map(({ name }) => cleanName(name))
  const taken = new Set(typed)
  return typed.map((name, i) => {
    if (name) return name
    let n = i + 1
    while (taken.has(`${word} ${n}`)) n++
    taken.add(`${word} ${n}`)
    return `${word} ${n}`
  })
}

/** The players, clockwise. */
export const playersOf = (rows: readonly Pick<Row, 'name'>[]): string[] => namesOf(rows, 'Player')

/** Names that nobody could tell apart on a page. */
export const isAlike = (one: string, other: string): boolean => bareName(one) === bareName(other)

/** The first name that two of them share. */
export const doubled = (names: readonly string[]): string | null =>
  names.find((name, i) => names.some((other, k) => k < i && isAlike(other, name))) ?? null

/** What is left of a name for a quick eye and for the ear: no case, no spaces, no marks above or below its letters. */
const atAGlance = (name: string): string =>
  bareName(name)
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()

/** The first two names that differ, but hardly. */
export function nearlyAlike(names: readonly string[]): readonly [string, string] | null {
  for (const [i, name] of names.entries()) {
    const other = names
      .slice(0, i)
      .find((before) => !isAlike(before, name) && atAGlance(before) === atAGlance(name))
    if (other !== undefined) return [other, name]
  }
  return null
}
