import * as v from 'valibot'
import { BALLS, CARDS, RULINGS, type RulingKey, type Rulings } from '@/machines/high-society'
import { cleanName, type Row } from '../../setup/names'
import { added } from '../../setup/rows'

export const FAMILIES = ['bridgerton', 'featherington'] as const
export type Family = (typeof FAMILIES)[number]

/** Somebody on a tile. */
export interface Tile {
  readonly name: string
  readonly family: Family | null
}

/** A player, and the Character that they play. */
export interface Seat extends Row {
  readonly character: string
  readonly family: Family | null
}

export interface Prospect extends Row, Tile {}

/** What lies on a prospect’s tile in the middle of a season. Players are told by the keys of their rows. */
export interface TileForm {
  readonly tokens: readonly number[]
  readonly ring: { readonly player: number; readonly love: boolean } | null
  readonly traits: readonly { readonly arrows: number; readonly points: number }[]
}

/** A position between two Balls. */
export interface StartForm {
  readonly ball: number
  /** By the key of the prospect’s row. */
  readonly tiles: Readonly<Record<string, TileForm>>
  readonly discard: readonly number[]
  /** Cards in the discard whose numbers nobody knows. */
  readonly unknown: number
}

/** A new season as far as it is filled in. */
export interface Form {
  readonly seats: readonly Seat[]
  /** The ladder, top first. */
  readonly prospects: readonly Prospect[]
  /** Names of the Balls in order; '' where one is open. */
  readonly balls: readonly string[]
  readonly rulings: Rulings
  /** Brothers and sisters by the keys of their rows, a player and a prospect. */
  readonly pairs: readonly (readonly [player: number, prospect: number])[]
  readonly start: StartForm | null
}

export const LEAST_PLAYERS = 3
export const MOST_PLAYERS = 6

export const defaultRulings = Object.fromEntries(
  Object.entries(RULINGS).map(([key, values]) => [key, values[0]]),
) as Rulings

export const noSeat = { name: '', character: '', family: null }
export const noProspect = { name: '', family: null }
export const noTile: TileForm = { tokens: [], ring: null, traits: [] }
export const freshStart: StartForm = { ball: 2, tiles: {}, discard: [], unknown: 0 }

/** Nothing was said of it yet. */
export const isFresh = ({ ball, tiles, discard, unknown }: StartForm): boolean =>
  ball === freshStart.ball && Object.keys(tiles).length + discard.length + unknown === 0

const rowsOf = <R extends Row>(count: number, blank: Omit<R, 'key'>): R[] =>
  Array.from({ length: count }, (_, i) => ({ ...blank, key: i + 1 }) as R)

export const emptyForm: Form = {
  seats: rowsOf<Seat>(LEAST_PLAYERS, noSeat),
  prospects: rowsOf<Prospect>(LEAST_PLAYERS + 1, noProspect),
  balls: Array(BALLS).fill(''),
  rulings: defaultRulings,
  pairs: [],
  start: null,
}

/** One prospect more than players: rows are added at the foot, and taken away where nothing is typed. */
export function withSeats(form: Form, seats: readonly Seat[]): Form {
  let { prospects } = form
  while (prospects.length <= seats.length) prospects = added<Prospect>(prospects, noProspect)
  while (prospects.length > seats.length + 1) {
    const empty = prospects.findLastIndex(({ name }) => cleanName(name) === '')
    if (empty < 0) break
    prospects = prospects.filter((_, i) => i !== empty)
  }
  return { ...form, seats, prospects }
}

const whole = v.pipe(v.number(), v.integer())
const between = (least: number, most: number) => v.pipe(whole, v.minValue(least), v.maxValue(most))
const family = v.nullable(v.picklist(FAMILIES))
const tile = v.object({
  tokens: v.array(whole),
  ring: v.nullable(v.object({ player: whole, love: v.boolean() })),
  traits: v.pipe(v.array(v.object({ arrows: whole, points: whole })), v.maxLength(2)),
})
const saved = v.object({
  seats: v.pipe(
    v.array(v.object({ key: whole, name: v.string(), character: v.string(), family })),
    v.minLength(LEAST_PLAYERS),
    v.maxLength(MOST_PLAYERS),
  ),
  prospects: v.pipe(
    v.array(v.object({ key: whole, name: v.string(), family })),
    v.minLength(LEAST_PLAYERS + 1),
    v.maxLength(MOST_PLAYERS + 1),
  ),
  balls: v.pipe(v.array(v.string()), v.length(BALLS)),
  rulings: v.object(
    Object.fromEntries(Object.entries(RULINGS).map(([key, values]) => [key, v.picklist(values)])) as {
      [K in RulingKey]: v.PicklistSchema<(typeof RULINGS)[K], undefined>
    },
  ),
  pairs: v.array(v.tuple([whole, whole])),
  start: v.nullable(
    v.object({
      ball: between(1, BALLS),
      tiles: v.record(v.string(), tile),
      discard: v.array(between(1, CARDS)),
      unknown: between(0, CARDS),
    }),
  ),
})

/** The form as it was left, or null where that is none. */
export function readForm(value: unknown): Form | null {
  const read = v.safeParse(saved, value)
  return read.success ? read.output : null
}
