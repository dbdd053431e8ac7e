import {
  count,
  type Field,
  type Found,
  fields,
  flag,
  isObject,
  list,
  map,
  may,
  must,
  orNull,
  text,
  whole,
} from '../../core/reading'

export { NotARecord } from '../../core/reading'

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
