import * as v from 'valibot'
import { MOST_BYTES, type Problem, parseFile } from '@/machines/core'
import { readBookCard, readEffects } from '@/machines/high-society'
import type { BallRule, StoredBook, Whistledown } from './stored'

export const VERSION = 1

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Not copied by the schema, which would leave a Ball called “constructor” out. */
const map = v.optional(v.custom<Record<string, unknown>>(isObject, 'not a list of entries'), {})
const file = v.object({
  parlour: v.literal('card-book', 'no card book'),
  v: v.pipe(v.number('not a number'), v.integer('not a whole number')),
  cards: map,
  balls: map,
  whistledown: v.optional(v.array(v.unknown(), 'not a list'), []),
})

/** What a file holds, and what of it could not be read, in words. */
export interface BookFile {
  readonly book: StoredBook
  readonly left: readonly string[]
}

const readList = (value: unknown) => (value === undefined ? [] : readEffects(value))

function readBall(value: unknown): BallRule | null {
  if (!isObject(value)) return null
  const [before, order, end] = [value.before, value.order, value.end].map(readList)
  return before && order && end ? { before, order, end } : null
}

function readWhistledown(value: unknown): Whistledown | null {
  if (!isObject(value) || typeof value.name !== 'string' || value.name.trim() === '') return null
  const effects = readList(value.effects)
  return effects && { name: value.name, effects }
}

/** Each entry that can be read, under its key; the keys of those that cannot. */
function sorted<T>(
  entries: readonly (readonly [string, unknown])[],
  read: (key: string, value: unknown) => T | null,
) {
  const all = entries.map(([key, value]) => [key, read(key, value)] as const)
  return {
    good: all.flatMap(([key, entry]) => (entry === null ? [] : [[key, entry] as const])),
    left: all.flatMap(([key, entry]) => (entry === null ? [key] : [])),
  }
}

/** A card book in a file’s text; an entry that cannot be read is left out and named. Or what is wrong with the file. */
export function readBookFile(text: string): BookFile | Problem {
  const parsed = parseFile(text)
  if ('problem' in parsed) return { problem: parsed.problem.replace('no game', 'no card book') }
  if (!isObject(parsed.value) || parsed.value.parlour !== 'card-book')
    return {
      problem:
        'The file holds no card book. A book that was exported here begins with “parlour”: “card-book”.',
    }
  const read = v.safeParse(file, parsed.value)
  if (!read.success) {
    const issue = read.issues[0]
    return { problem: `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}.` }
  }
  if (read.output.v > VERSION)
    return {
      problem: `This book was saved by a newer Parlour: its version is ${read.output.v}, and this one reads up to ${VERSION}.`,
    }
  const cards = sorted(Object.entries(read.output.cards), readBookCard)
  const balls = sorted(Object.entries(read.output.balls), (_, value) => readBall(value))
  const named = read.output.whistledown.map((value, i) => [String(i + 1), value] as const)
  const whistledown = sorted(named, (_, value) => readWhistledown(value))
  return {
    book: {
      v: 1,
      cards: Object.fromEntries(cards.good),
      balls: Object.fromEntries(balls.good),
      whistledown: whistledown.good.map(([, card]) => card),
    },
    left: [
      ...cards.left.map((key) => `card ${key}`),
      ...balls.left.map((key) => `the Ball “${key}”`),
      ...whistledown.left.map((key) => `Whistledown card ${key} in the file`),
    ],
  }
}

/** Reads a file that a person chose; one that is too large is not even opened. */
export async function readBookFrom(chosen: File): Promise<BookFile | Problem> {
  if (chosen.size > MOST_BYTES) return { problem: 'The file is too large to be a card book.' }
  return readBookFile(await chosen.text().catch(() => ''))
}

/** The text of a book’s file. */
export const bookText = ({ cards, balls, whistledown }: StoredBook): string =>
  `${JSON.stringify({ parlour: 'card-book', v: VERSION, cards, balls, whistledown }, null, 1)}\n`
