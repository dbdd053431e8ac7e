import * as v from 'valibot'
import { type BookCard, type Effect, readBookCard, readEffects } from '@/machines/high-society'
import { changeForm, loadForm } from '../storage'
import { type CardNote, readNote } from './half-card'

/** A Ball’s household rule, as the table typed it. */
export interface BallRule {
  readonly before: readonly Effect[]
  readonly order: readonly Effect[]
  readonly end: readonly Effect[]
}

export interface Whistledown {
  readonly name: string
  readonly effects: readonly Effect[]
}

/** What the table has typed in of its box, kept for every season on this device. */
export interface StoredBook {
  readonly v: 1
  /** By the number of the Dance card. */
  readonly cards: Readonly<Record<string, BookCard>>
  /** Of cards that are not entered yet, by their number: a name or a note. */
  readonly noted: Readonly<Record<string, CardNote>>
  /** By the name of the Ball. */
  readonly balls: Readonly<Record<string, BallRule>>
  readonly whistledown: readonly Whistledown[]
}

/** The form that the book is kept as. */
export const BOOK = 'high-society.book'

export const emptyBook: StoredBook = { v: 1, cards: {}, noted: {}, balls: {}, whistledown: [] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readList = (value: unknown) => (value === undefined ? [] : readEffects(value))

/** A Ball’s rule that somebody wrote; null where the record would not read it. */
export function readBall(value: unknown): BallRule | null {
  if (!isObject(value)) return null
  const [before, order, end] = [value.before, value.order, value.end].map(readList)
  return before && order && end ? { before, order, end } : null
}

/** The same of a Whistledown card, which need not have a name yet. */
export function readHalfWhistledown(value: unknown): Whistledown | null {
  if (!isObject(value) || typeof value.name !== 'string') return null
  const effects = readList(value.effects)
  return effects && { name: value.name, effects }
}

/** A Whistledown card that somebody wrote and named; null where the record would not read it. */
export function readWhistledown(value: unknown): Whistledown | null {
  const card = readHalfWhistledown(value)
  return card?.name.trim() ? card : null
}

/** Each entry that can be read, under its own key, whatever that is; the keys of those that cannot. */
export function sorted<T>(
  entries: readonly (readonly [string, unknown])[],
  read: (key: string, value: unknown) => T | null,
) {
  const all = entries.map(([key, value]) => [key, read(key, value)] as const)
  return {
    good: all.flatMap(([key, entry]) => (entry === null ? [] : [[key, entry] as const])),
    left: all.flatMap(([key, entry]) => (entry === null ? [key] : [])),
  }
}

/** Household rules under any keys; those that cannot be read are left out. */
export const readBallRules = (rules: object): Readonly<Record<string, BallRule>> =>
  Object.fromEntries(sorted(Object.entries(rules), (_, value) => readBall(value)).good)

const byName = v.fallback(v.custom<object>(isObject), {})
const book = v.object({
  v: v.literal(1),
  cards: byName,
  noted: byName,
  balls: byName,
  whistledown: v.fallback(v.array(v.unknown()), []),
})

/** The book as it was saved; an entry that cannot be read is left out, and the others stay. */
export function readBook(value: unknown): StoredBook {
  const read = v.safeParse(book, value)
  if (!read.success) return emptyBook
  const { cards, noted, balls, whistledown } = read.output
  return {
    v: 1,
    cards: Object.fromEntries(sorted(Object.entries(cards), readBookCard).good),
    noted: Object.fromEntries(sorted(Object.entries(noted), (_, note) => readNote(note)).good),
    balls: readBallRules(balls),
    whistledown: whistledown.flatMap((one) => readWhistledown(one) ?? []),
  }
}

export const loadBook = async (): Promise<StoredBook> => readBook(await loadForm(BOOK))

/** Changes the book as it lies there now, and gives what the change made of it. */
export const changeBook = async (edit: (there: StoredBook) => StoredBook): Promise<StoredBook> =>
  (await changeForm(BOOK, (there) => edit(readBook(there)))) as StoredBook
