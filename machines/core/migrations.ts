import * as v from 'valibot'
import { jsonStops } from './json-place'

/** The version of the wrapping that is written today. It says nothing of the record inside, which has no version. */
export const VERSION = 1

/** What stands around a record on the device and in a file: where its log stands, and what is under way. */
export interface Envelope {
  readonly v: typeof VERSION
  readonly kind: string
  /** Not read yet: each game reads its own. */
  readonly record: unknown
  /** Steps of the record that are in force; those after it were undone. */
  readonly at: number
  readonly draft: Readonly<Record<string, unknown>>
  readonly pending: { readonly event: unknown } | null
  readonly createdAt: string
  readonly changedAt: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** One sentence for people: what is wrong with a file, and where. */
export interface Problem {
  readonly problem: string
}

type Plain = Readonly<Record<string, unknown>>

/**
 * `migrations[n]` turns an envelope of version n into one of version n + 1. A released one is never changed: whoever
 * changes the envelope raises VERSION and adds the step, and a test that opens a file of each version.
 */
const migrations: Readonly<Record<number, (old: Plain) => Plain>> = {}

const NEVER = '1970-01-01T00:00:00.000Z'
const time = v.fallback(v.pipe(v.string(), v.isoTimestamp()), NEVER)
const plain = v.fallback(v.record(v.string(), v.unknown()), {})

/** What can be done without falls back in silence; what makes the game must be right. */
const envelope = v.object(
  {
    v: v.literal(VERSION),
    kind: v.string('not a text'),
    record: v.custom<unknown>((value) => value !== undefined && value !== null, 'missing'),
    at: v.pipe(v.number('not a number'), v.integer('not a whole number'), v.minValue(0, 'below 0')),
    draft: plain,
    pending: v.nullish(v.object({ event: v.unknown() }, 'not an object'), null),
    createdAt: time,
    changedAt: time,
    settings: plain,
  },
  'missing',
)

/** What is not told where a part cannot be read without which there is no game. */
const UNTOLD = {
  kind: 'what sort of game it is',
  record: 'what happened in it',
  at: 'how many of its steps are in force',
  pending: 'which step waits for a decision',
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether something claims to be an envelope, in whatever state. */
export const isEnvelope = (value: unknown): value is Plain =>
  isPlain(value) && Object.hasOwn(value, 'v') && Object.hasOwn(value, 'record')

/** The envelope as it is written today, whichever version it has; or what keeps it from being read. */
export function readEnvelope(value: Plain, steps = migrations, newest: number = VERSION): Envelope | Problem {
  let { v: version } = value
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { problem: 'It does not say which version wrote it: “v” is not the number of one.' }
  if (version > newest)
    return {
      problem: `This game was saved by a newer Parlour: its version is ${version}, and this one reads up to ${newest}.`,
    }
  let migrated = value
  for (; (version as number) < newest; version = (version as number) + 1) {
    const step = steps[version as number]
    if (!step) return { problem: `There is no way from version ${version} to ${newest}.` }
    migrated = { ...step(migrated), v: (version as number) + 1 }
  }
  const read = v.safeParse(envelope, migrated)
  if (read.success) return read.output
  const [{ path, message }] = read.issues
  const part = path?.[0].key as keyof typeof UNTOLD
  return { problem: `It does not say ${UNTOLD[part]}: “${part}” is ${message}.` }
}

/** More than any evening of play needs; beyond it a file is not opened. */
export const MOST_BYTES = 5_000_000

/** The JSON value of a file's text, or where it breaks off. */
export function parseFile(text: string): { readonly value: unknown } | Problem {
  if (text.trim() === '') return { problem: 'The file is empty.' }
  try {
    const value: unknown = JSON.parse(text)
    return isDeeper(value, DEEPEST)
      ? { problem: 'The file holds no game: its parts lie too deep within each other.' }
      : { value }
  } catch {
    return { problem: `The file holds no game: it stops being JSON ${placeIn(text)}.` }
  }
}

/** Nothing that is kept lies deeper; what does could be read, but not be written down again. */
const DEEPEST = 120

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

function placeIn(text: string): string {
  const at = jsonStops(text)
  if (text.slice(at).trim() === '') return 'at its end, as if it had been cut off'
  return `in line ${text.slice(0, at).split('\n').length}`
}
