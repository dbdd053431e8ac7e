import * as v from 'valibot'
import type { BookCard, Effect } from '@/machines/high-society'
import { loadForm, saveForm } from '../storage'

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
  /** By the name of the Ball. */
  readonly balls: Readonly<Record<string, BallRule>>
  readonly whistledown: readonly Whistledown[]
}

const BOOK = 'high-society.book'

export const emptyBook: StoredBook = { v: 1, cards: {}, balls: {}, whistledown: [] }

/** What the words of an effect mean is for the rules to say; here only its shape counts. */
const effects = v.array(v.looseObject({ do: v.string() }))
const optionalEffects = v.optional(effects, [])

const card = v.object({
  name: v.optional(v.string()),
  text: v.optional(v.string()),
  order: optionalEffects,
  before: optionalEffects,
  after: optionalEffects,
  instead: v.optional(effects),
})
const ball = v.object({ before: optionalEffects, order: optionalEffects, end: optionalEffects })
const whistledown = v.object({ name: v.string(), effects: optionalEffects })
/** Not copied by the schema, which would leave a Ball called “constructor” out. */
const byName = v.fallback(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  {},
)
const book = v.object({
  v: v.literal(1),
  cards: byName,
  balls: byName,
  whistledown: v.fallback(v.array(v.unknown()), []),
})

type Entry = v.GenericSchema<unknown, object>

const readable = (schema: Entry, value: unknown): object[] => {
  const read = v.safeParse(schema, value)
  return read.success ? [read.output] : []
}

/** Every entry that can be read, under its own name, whatever that name is. */
const entries = (schema: Entry, map: object) =>
  Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) => readable(schema, value).map((read) => [key, read])),
  )

/** Household rules under any keys; those that cannot be read are left out. */
export const readBallRules = (rules: object): Readonly<Record<string, BallRule>> =>
  entries(ball, rules) as Readonly<Record<string, BallRule>>

/** The book as it was saved; an entry that cannot be read is left out, and the others stay. */
export function readBook(value: unknown): StoredBook {
  const read = v.safeParse(book, value)
  if (!read.success) return emptyBook
  return {
    v: 1,
    cards: entries(card, read.output.cards),
    balls: readBallRules(read.output.balls),
    whistledown: read.output.whistledown.flatMap((one) => readable(whistledown, one)),
  } as unknown as StoredBook
}

export const loadBook = async (): Promise<StoredBook> => readBook(await loadForm(BOOK))

export const saveBook = (kept: StoredBook): Promise<void> => saveForm(BOOK, kept)
