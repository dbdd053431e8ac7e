import {
  type Field,
  type Found,
  fail,
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
import type { BookCard, Effect, Event, EventType, Match, Reveal } from '../model'

export { NotARecord } from '../../core/reading'

/** A record as somebody wrote it: of the right kinds, but of any content. */
export interface GameRecord {
  readonly ruleset: 'high-society'
  readonly players: readonly string[]
  readonly prospects: readonly string[]
  readonly families?: Readonly<Record<string, string>>
  readonly siblings?: readonly (readonly string[])[]
  readonly balls?: readonly (string | null)[]
  readonly rulings?: Readonly<Record<string, string>>
  readonly cards?: Readonly<Record<string, BookCard>>
  readonly start?: Start
  readonly events: readonly RecordEvent[]
}

/** A position between two Balls. */
export interface Start {
  readonly ball?: number
  readonly tokens?: Readonly<Record<string, readonly string[]>>
  readonly engaged?: Readonly<Record<string, Match>>
  readonly traits?: Readonly<Record<string, readonly Reveal[]>>
  readonly discard?: readonly (number | '?')[]
}

/** An event with the fields of its type; of an unknown type only the type is kept. */
export type RecordEvent = Event | { readonly type: string & {} }

const either =
  (
    first: (found: Found) => unknown,
    isFirst: (value: unknown) => boolean,
    other: (found: Found) => unknown,
  ) =>
  (found: Found): unknown =>
    isFirst(found.value) ? first(found) : other(found)

const isText = (value: unknown) => typeof value === 'string'

const selector = either(text, isText, (found) => ({
  where: [],
  ...fields(found, { choose: must(text), where: may(list(text)) }),
}))
const pile = either(text, isText, (found) => fields(found, { hand: must(selector) }))
const amount = either(text, isText, whole)

const lists = (keys: readonly string[]): Record<string, Field> =>
  Object.fromEntries(keys.map((key) => [key, may(list(effect))]))

const EFFECT_FIELDS: Readonly<Record<string, () => Readonly<Record<string, Field>>>> = {
  MOVE: () => ({ who: must(selector), by: must(whole) }),
  TOKEN: () => ({ of: must(selector), from: must(selector), to: must(selector), n: may(whole) }),
  TRAIT: () => ({ op: must(text), at: must(selector) }),
  CARDS: () => ({ from: must(pile), to: must(pile), n: may(amount) }),
  DANCE: () => ({ occupied: may(flag), token: may(text), engage: may(flag), reveal: may(flag) }),
  SCANDAL: () => ({}),
  ORDER: () => ({ set: must(text), who: may(selector) }),
  RULE: () => ({ flag: must(text), on: may(selector), until: may(text), text: may(text) }),
  MANUAL: () => ({ text: must(text) }),
  MAY: () => ({ effects: must(list(effect)) }),
}

const DEFAULTS: Readonly<Record<string, object>> = {
  TOKEN: { n: 1 },
  CARDS: { n: 1 },
  DANCE: { occupied: false, token: 'here', engage: true, reveal: true },
  RULE: { until: 'ball' },
}

/** No card says “you may” more often within itself; a file that does would only exhaust whoever reads it. */
const DEEPEST = 40
const depthOf = ({ where }: Found): number => where.split('.effects[').length - 1

function effect(found: Found): Effect {
  if (depthOf(found) > DEEPEST) fail(found, `more than ${DEEPEST} effects within each other`)
  const any = fields(found, { do: must(text) }) as { do: string }
  if (!Object.hasOwn(EFFECT_FIELDS, any.do)) return any as Effect
  const read = { ...any, ...DEFAULTS[any.do], ...fields(found, EFFECT_FIELDS[any.do]?.() ?? {}) }
  if ('set' in read && (read.set === 'first' || read.set === 'last') && !('who' in read))
    fail(found, 'no who')
  return read as Effect
}

export const readEffectList = list(effect)

const reveal = (found: Found): unknown =>
  fields(found, { arrows: must(whole), points: must(whole), name: may(text), slot: may(whole) })

function choice(found: Found): unknown {
  const { value } = found
  return typeof value === 'string' || typeof value === 'boolean' || isObject(value)
    ? value
    : fail(found, 'neither a text, true, false nor an object')
}

const choices = may(list(choice))
const moveFrom = either(text, isText, list(text))

const EVENT_FIELDS: Readonly<Record<EventType, Readonly<Record<string, Field>>>> = {
  ball: { name: may(text), ...lists(['before', 'order', 'end']), choices },
  cards: { played: must(map(whole)), choices },
  dance: {
    player: must(text),
    prospect: must(text),
    token: may(text),
    replace: may(text),
    sendHome: may(text),
    moveFrom: may(moveFrom),
    reveal: may(reveal),
    choices,
  },
  scandal: { player: must(text), victim: must(text), reveal: may(reveal), choices },
  pass: { player: must(text), choices },
  give: { player: must(text), to: must(text) },
  discard: { player: must(text), count: must(whole) },
  gossip: { player: must(text), ...lists(['effects']), choices },
  'end-ball': { choices },
  effect: { player: may(text), effects: must(list(effect)), choices },
  score: { scores: must(map(whole)), winner: { read: orNull(text), nullable: true } },
}

const EVENT_DEFAULTS: { readonly [T in EventType]?: object } = {
  ball: { before: [], order: [], end: [] },
  gossip: { effects: [] },
}

function event(found: Found): RecordEvent {
  const { type } = fields(found, { type: must(text) }) as { type: string }
  if (!Object.hasOwn(EVENT_FIELDS, type)) return { type }
  const known = type as EventType
  return { type, ...EVENT_DEFAULTS[known], ...fields(found, EVENT_FIELDS[known]) } as unknown as Event
}

/** A card of the table’s book. */
export const readCard = (found: Found): unknown => ({
  order: [],
  before: [],
  after: [],
  ...fields(found, {
    name: may(text),
    text: may(text),
    ...lists(['order', 'before', 'after', 'instead']),
  }),
})

function laidAside(found: Found): unknown {
  return found.value === '?' || Number.isInteger(found.value)
    ? found.value
    : fail(found, 'neither a whole number nor ?')
}

const start = (found: Found): unknown =>
  fields(found, {
    ball: may(whole),
    tokens: may(map(list(text))),
    engaged: may(map((match) => fields(match, { prospect: must(text), love: must(flag) }))),
    traits: may(map(list(reveal))),
    discard: may(list(laidAside)),
  })

function pair(found: Found): string[] {
  const names = list(text)(found)
  return names.length === 2 ? names : fail(found, 'not a pair of names')
}

/** A pair that is told twice is one pair: however often, it is written and shared once. */
const pairs = (found: Found): string[][] => [
  ...new Map(list(pair)(found).map((names) => [JSON.stringify(names), names])).values(),
]

/**
 * Reads a record: a plain copy with the fields that a record has, each of the right kind and with its defaults.
 * Throws `NotARecord`, whose message says where and what, for anything else. Of `families` and `siblings` only the
 * one that the rulings ask for is read.
 */
export function readRecord(value: unknown): GameRecord {
  const found = { value, where: '' }
  const { rulings } = fields(found, { rulings: may(map(text)) }) as Pick<GameRecord, 'rulings'>
  const kin: Record<string, Field> =
    rulings?.siblings === 'pairs' ? { siblings: may(pairs) } : { families: may(map(text)) }
  return fields(found, {
    ruleset: must(text),
    players: must(list(text)),
    prospects: must(list(text)),
    ...kin,
    balls: may(list(orNull(text))),
    rulings: may(map(text)),
    cards: may(map(readCard)),
    start: may(start),
    events: must(list(event)),
  }) as unknown as GameRecord
}

/** Reads one event of a record, see `readRecord`. `where` is its place, for messages. */
export const readEvent = (value: unknown, where: string): RecordEvent => event({ value, where })
