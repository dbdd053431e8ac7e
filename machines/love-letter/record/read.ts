/** A record as somebody wrote it: of the right kinds, but of any content. Names of players and cards are strings. */
export interface GameRecord {
  readonly ruleset: string
  readonly players: readonly string[]
  readonly rulings?: Readonly<Record<string, string>>
  readonly tokens?: Readonly<Record<string, number>>
  readonly start?: RecordPosition
  readonly events: readonly RecordEvent[]
}

export interface RecordPosition {
  readonly turn: string
  readonly hands?: Readonly<Record<string, readonly string[]>>
  readonly discards?: Readonly<Record<string, readonly string[]>>
  readonly out?: readonly string[]
  readonly protected?: readonly string[]
  readonly faceUp?: readonly string[]
  readonly setAside?: string
  readonly deck: number | readonly string[]
}

/** An event with the fields of its type; of an unknown type only the type is kept. */
export type RecordEvent = { readonly type: string } & Readonly<Record<string, unknown>>

/** What stands somewhere in a file, with the way to it for a message. */
interface Found {
  readonly value: unknown
  readonly where: string
}

export class NotARecord extends Error {}

function fail({ where }: Found, what: string): never {
  throw new NotARecord(where === '' ? what : `${where}: ${what}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (found: Found): string =>
  typeof found.value === 'string' ? found.value : fail(found, 'not a text')
const flag = (found: Found): boolean =>
  typeof found.value === 'boolean' ? found.value : fail(found, 'neither true nor false')
const whole = (found: Found): number =>
  Number.isInteger(found.value) ? (found.value as number) : fail(found, 'not a whole number')
const count = (found: Found): number => (whole(found) >= 0 ? (found.value as number) : fail(found, 'below 0'))

const list =
  <T>(item: (found: Found) => T) =>
  (found: Found): T[] =>
    Array.isArray(found.value)
      ? Array.from(found.value, (value, i) => item({ value, where: `${found.where}[${i}]` }))
      : fail(found, 'not a list')

const map =
  <T>(item: (found: Found) => T) =>
  (found: Found): Record<string, T> =>
    isObject(found.value)
      ? Object.fromEntries(
          Object.entries(found.value).map(([key, value]) => [
            key,
            item({ value, where: `${found.where}.${key}` }),
          ]),
        )
      : fail(found, 'not an object')

const orNull =
  <T>(item: (found: Found) => T) =>
  (found: Found): T | null =>
    found.value === null ? null : item(found)

type Reader = (found: Found) => unknown
interface Field {
  readonly read: Reader
  readonly needed?: true
  /** Null is a value here; elsewhere a field that is null is absent. */
  readonly nullable?: true
}

const must = (read: Reader): Field => ({ read, needed: true })
const may = (read: Reader): Field => ({ read })

/** Reads the named fields of an object and leaves out all others. */
function fields(found: Found, wanted: Readonly<Record<string, Field>>): Record<string, unknown> {
  if (!isObject(found.value)) fail(found, 'not an object')
  const object = found.value as Record<string, unknown>
  const read: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(wanted)) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined
    if (value === undefined || (value === null && !field.nullable)) {
      if (field.needed) fail(found, `no ${key}`)
    } else {
      read[key] = field.read({ value, where: found.where === '' ? key : `${found.where}.${key}` })
    }
  }
  return read
}

const PLACES: Readonly<Record<string, Field>> = {
  hands: may(map(list(text))),
  discards: may(map(list(text))),
  out: may(list(text)),
  protected: may(list(text)),
  faceUp: may(list(text)),
  setAside: may(text),
}

const POSITION: Readonly<Record<string, Field>> = {
  ...PLACES,
  turn: must(text),
  deck: must((found) => (Array.isArray(found.value) ? list(text)(found) : whole(found))),
}

/** A record's `start`: a position, or {}, which is none. */
function start(found: Found): unknown {
  const isNothing =
    isObject(found.value) &&
    Object.keys(POSITION).every((key) => (found.value as Record<string, unknown>)[key] == null)
  return isNothing ? undefined : fields(found, POSITION)
}

const EVENT_FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  deal: {
    starter: must(text),
    faceUp: may(list(text)),
    hands: may(map(text)),
    setAside: may(text),
    deck: may(list(text)),
  },
  draw: { player: must(text), card: may(text) },
  play: { player: must(text), card: must(text), target: may(text), guess: may(text) },
  answer: { player: must(text), holds: must(flag) },
  compare: { loser: { read: orNull(text), needed: true, nullable: true } },
  discard: { player: must(text), card: must(text) },
  keep: { player: must(text), keeps: may(text), returns: may(list(text)) },
  count: { lowest: { read: orNull(whole), needed: true, nullable: true }, out: must(list(text)) },
  reveal: { player: must(text), card: must(text) },
  award: { tokens: must(map(count)) },
  'table.note': { text: must(text) },
  'table.turn': { player: must(text) },
  'table.deck': { count: must(whole) },
  'table.leave': { player: must(text), card: may(text) },
  'table.position': { position: must((found) => fields(found, POSITION)) },
  'table.void': {},
  'table.seats': { players: must(list(text)) },
  'table.goal': { tokens: must(whole) },
}

function event(found: Found): RecordEvent {
  const any = fields(found, { type: must(text), ruled: may(flag) }) as { type: string; ruled?: boolean }
  const wanted = Object.hasOwn(EVENT_FIELDS, any.type) ? EVENT_FIELDS[any.type] : undefined
  return wanted ? { ...any, ...fields(found, wanted) } : any
}

/**
 * Reads a record: a plain copy with the fields that a record has, each of the right kind. Throws `NotARecord`,
 * whose message says where and what, for anything else; an event of an unknown type is left for the referee.
 */
export function readRecord(value: unknown): GameRecord {
  const found = { value, where: '' }
  const { start: from, ...record } = fields(found, {
    ruleset: must(text),
    players: must(list(text)),
    rulings: may(map(text)),
    tokens: may(map(whole)),
    start: may(start),
    events: must(list(event)),
  })
  return (from === undefined ? record : { ...record, start: from }) as unknown as GameRecord
}

/** Reads one event of a record, see `readRecord`. `where` is its place, for messages. */
export function readEvent(value: unknown, where: string): RecordEvent {
  return event({ value, where })
}
