import * as v from 'valibot'
import { inShort, MOST_BYTES, type Problem, parseFile } from '@/machines/core'
import { readBookCard } from '@/machines/high-society'
import { readBall, readWhistledown, type StoredBook, sorted } from './stored'

export const VERSION = 1

/** Each is looked for among all others: a file with very many would keep a phone busy for minutes. */
const MOST_ENTRIES = 500

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Not copied by the schema, which would leave a Ball called “constructor” out. */
const map = v.optional(v.custom<Record<string, unknown>>(isObject, 'not a list of entries'), {})
const file = v.object(
  {
    parlour: v.literal('card-book', 'no card book'),
    v: v.pipe(v.number('not a number'), v.integer('not a whole number')),
    cards: map,
    balls: map,
    whistledown: v.optional(v.array(v.unknown(), 'not a list'), []),
  },
  'missing',
)

/** What a file holds, and what of it could not be read, in words. */
export interface BookFile {
  readonly book: StoredBook
  readonly left: readonly string[]
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
  const { balls: rules, whistledown: gossip } = read.output
  if (Object.keys(rules).length + gossip.length > MOST_ENTRIES)
    return { problem: 'This book has more Balls and Whistledown cards than any box.' }
  const cards = sorted(Object.entries(read.output.cards), readBookCard)
  const balls = sorted(Object.entries(rules), (_, value) => readBall(value))
  const named = gossip.map((value, i) => [String(i + 1), value] as const)
  const whistledown = sorted(named, (_, value) => readWhistledown(value))
  return {
    book: {
      v: 1,
      cards: Object.fromEntries(cards.good),
      noted: {},
      balls: Object.fromEntries(balls.good),
      whistledown: whistledown.good.map(([, card]) => card),
    },
    left: [
      ...cards.left.map((key) => `card ${inShort(key)}`),
      ...balls.left.map((key) => `the Ball “${inShort(key)}”`),
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
