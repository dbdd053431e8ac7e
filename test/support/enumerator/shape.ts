// Is this a record at all? Kinds of values and missing fields only; what is wrong beyond that is a
// fault, not an error. What comes out holds the named fields alone, nulls left out.
import { isRuleset } from './editions'
import type { GameEvent, GameRecord, Head, Name, Refused, Start, StrangeEvent } from './types'

class NotARecord extends Error {}

function refuse(where: string, what: string): never {
  throw new NotARecord(`${where}: ${what}`)
}

type Kind =
  | 'name'
  | 'names'
  | 'name or nobody'
  | 'card'
  | 'cards'
  | 'card of each'
  | 'cards of each'
  | 'guess'
  | 'flag'
  | 'number or none'
  | 'gains'
  | 'deck'

type Row = Record<string, Kind>

/** The fields of each event; those in `needed` must be there. */
export const rows: Record<GameEvent['type'], Row> = {
  deal: { starter: 'name', faceUp: 'cards', hands: 'card of each', setAside: 'card', deck: 'cards' },
  draw: { player: 'name', card: 'card' },
  play: { player: 'name', card: 'card', target: 'name', guess: 'guess' },
  answer: { player: 'name', holds: 'flag' },
  compare: { loser: 'name or nobody' },
  discard: { player: 'name', card: 'card' },
  keep: { player: 'name', keeps: 'card', returns: 'cards' },
  count: { lowest: 'number or none', out: 'names' },
  reveal: { player: 'name', card: 'card' },
  award: { tokens: 'gains' },
}

const needed: Record<GameEvent['type'], string[]> = {
  deal: ['starter'],
  draw: ['player'],
  play: ['player', 'card'],
  answer: ['player', 'holds'],
  compare: ['loser'],
  discard: ['player', 'card'],
  keep: ['player'],
  count: ['lowest', 'out'],
  reveal: ['player', 'card'],
  award: ['tokens'],
}

export const startRow: Row = {
  turn: 'name',
  hands: 'cards of each',
  discards: 'cards of each',
  out: 'names',
  protected: 'names',
  faceUp: 'cards',
  setAside: 'card',
  deck: 'deck',
}

type Json = Record<string, unknown>

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMapOf(value: unknown, test: (entry: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(test)
}

function isGain(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}

const isOfKind: Record<Kind, (value: unknown) => boolean> = {
  name: isText,
  names: isTexts,
  'name or nobody': (value) => value === null || isText(value),
  card: isText,
  cards: isTexts,
  'card of each': (value) => isMapOf(value, isText),
  'cards of each': (value) => isMapOf(value, isTexts),
  guess: isText,
  flag: (value) => typeof value === 'boolean',
  'number or none': (value) => value === null || Number.isInteger(value),
  gains: (value) => isMapOf(value, isGain),
  deck: (value) => Number.isInteger(value) || isTexts(value),
}

/** Null says "absent", except in the two fields that use it to say "nobody" or "no number". */
function isAbsent(value: unknown, kind: Kind): boolean {
  if (value === undefined) return true
  return value === null && kind !== 'name or nobody' && kind !== 'number or none'
}

function readFields(raw: Json, row: Row, where: string): Json {
  const fields: Json = {}
  for (const [field, kind] of Object.entries(row)) {
    const value = raw[field]
    if (isAbsent(value, kind)) continue
    if (!isOfKind[kind](value)) refuse(where, `${field} is no ${kind}`)
    fields[field] = value
  }
  return fields
}

function checkNeeded(fields: Json, names: string[], where: string): void {
  for (const name of names) if (!(name in fields)) refuse(where, `no ${name}`)
}

function readEvent(raw: unknown, where: string): GameEvent | StrangeEvent {
  if (!isObject(raw)) return refuse(where, 'not an event')
  if (!isText(raw.type)) return refuse(where, 'no type')
  const ruled = readFields(raw, { ruled: 'flag' }, where)
  if (!Object.hasOwn(rows, raw.type)) return { type: 'unknown', ...ruled }
  const type = raw.type as GameEvent['type']
  const fields = readFields(raw, rows[type], where)
  checkNeeded(fields, needed[type], where)
  return { type, ...fields, ...ruled } as GameEvent
}

/** A start without any of its fields is no start. */
function readStart(raw: unknown): Start | undefined {
  if (raw === undefined || raw === null) return undefined
  if (!isObject(raw)) return refuse('start', 'not a position')
  const fields = readFields(raw, startRow, 'start')
  if (!Object.keys(fields).length) return undefined
  checkNeeded(fields, ['turn', 'deck'], 'start')
  return fields as unknown as Start
}

function readMap<Value>(
  raw: unknown,
  where: string,
  test: (entry: unknown) => boolean,
): Record<Name, Value> | undefined {
  if (raw === undefined || raw === null) return undefined
  if (!isMapOf(raw, test)) return refuse(where, 'a value of the wrong kind')
  return raw as Record<Name, Value>
}

function readHead(raw: unknown): Head {
  if (!isObject(raw)) return refuse('record', 'not an object')
  if (!isText(raw.ruleset) || !isRuleset(raw.ruleset)) return refuse('ruleset', 'unknown or missing')
  if (!isTexts(raw.players)) return refuse('players', 'no list of names')
  const rulings = readMap<string>(raw.rulings, 'rulings', isText)
  const tokens = readMap<number>(raw.tokens, 'tokens', Number.isInteger)
  const start = readStart(raw.start)
  return {
    ruleset: raw.ruleset,
    players: raw.players,
    ...(rulings && { rulings }),
    ...(tokens && { tokens }),
    ...(start && { start }),
  }
}

function guarded<Value>(read: () => Value): Value | Refused {
  try {
    return read()
  } catch (problem) {
    if (problem instanceof NotARecord) return { error: problem.message }
    throw problem
  }
}

/** The record of any JSON value, or why it is none. */
export function readRecord(raw: unknown): GameRecord | Refused {
  return guarded(() => {
    const head = readHead(raw)
    const events = (raw as Json).events
    if (!Array.isArray(events)) return refuse('events', 'no list of events')
    return { ...head, events: events.map((event, at) => readEvent(event, `events[${at}]`)) }
  })
}

/** The head alone; its `events`, if there are any, are not looked at. */
export function readHeadOnly(raw: unknown): Head | Refused {
  return guarded(() => readHead(raw))
}

export function readEventOnly(raw: unknown): GameEvent | StrangeEvent | Refused {
  return guarded(() => readEvent(raw, 'event'))
}

/** Every name, or every card, in the fields of a row. `guess` is looked at later, under its own rules. */
export function mentions(fields: object, row: Row, what: 'players' | 'cards'): string[] {
  const found: string[] = []
  for (const [field, kind] of Object.entries(row)) {
    const value = (fields as Json)[field]
    if (value === undefined || value === null) continue
    found.push(...(what === 'players' ? namesIn(value, kind) : cardsIn(value, kind)))
  }
  return found
}

function namesIn(value: unknown, kind: Kind): string[] {
  if (kind === 'name' || kind === 'name or nobody') return [value as string]
  if (kind === 'names') return value as string[]
  return kind === 'card of each' || kind === 'cards of each' || kind === 'gains'
    ? Object.keys(value as object)
    : []
}

function cardsIn(value: unknown, kind: Kind): string[] {
  if (kind === 'card') return [value as string]
  if (kind === 'cards' || (kind === 'deck' && Array.isArray(value))) return value as string[]
  return kind === 'card of each' || kind === 'cards of each'
    ? Object.values(value as Record<string, string[]>).flat()
    : []
}
