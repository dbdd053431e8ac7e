import * as v from 'valibot'
import {
  bareName,
  type Card,
  canBeSeen,
  defaultRulings,
  type EditionId,
  editions,
  openSession,
  QUEEN,
  RULINGS,
  type RulingKey,
  type Rulings,
  type Session,
  switchesIn,
} from '@/machines/love-letter'
import { withGoal } from '../games/start-game'

export interface Row {
  /** Stays with the row when it moves. */
  readonly key: number
  readonly name: string
}

/** A new game as far as it is filled in. */
export interface Form {
  readonly edition: EditionId
  readonly rows: readonly Row[]
  readonly rulings: Rulings
  /** Null: the usual number for so many players. */
  readonly goal: number | null
  /** Lying face up beside the deck, where two play. */
  readonly faceUp: readonly Card[]
}

export const emptyForm = (edition: EditionId): Form => ({
  edition,
  rows: [
    { key: 1, name: '' },
    { key: 2, name: '' },
  ],
  rulings: defaultRulings,
  goal: null,
  faceUp: [],
})

const EDITIONS = Object.keys(editions) as EditionId[]

const saved = v.object({
  edition: v.picklist(EDITIONS),
  rows: v.pipe(v.array(v.object({ key: v.number(), name: v.string() })), v.minLength(2), v.maxLength(6)),
  rulings: v.object(
    Object.fromEntries(Object.entries(RULINGS).map(([key, values]) => [key, v.picklist(values)])) as {
      [K in RulingKey]: v.PicklistSchema<(typeof RULINGS)[K], undefined>
    },
  ),
  goal: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  faceUp: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(QUEEN))), v.maxLength(3)),
})

/** The form as it was left, or null where that is none. */
export function readForm(value: unknown): Form | null {
  const read = v.safeParse(saved, value)
  return read.success ? (read.output as Form) : null
}

const DIRECTIONS = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu

/** A name as it is kept: one spelling, no marks that only turn text around; '' when nothing in it can be seen. */
export function cleanName(typed: string): string {
  const name = typed.normalize('NFC').replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()
  return canBeSeen(name) ? name : ''
}

/** The players, clockwise. A row without a name is called by its place. */
export function playersOf(rows: readonly Pick<Row, 'name'>[]): string[] {
  const typed = rows.map(({ name }) => cleanName(name))
  const taken = new Set(typed)
  return typed.map((name, i) => {
    if (name) return name
    let n = i + 1
    while (taken.has(`Player ${n}`)) n++
    taken.add(`Player ${n}`)
    return `Player ${n}`
  })
}

/** Names that nobody could tell apart on a page. */
export const isAlike = (one: string, other: string): boolean => bareName(one) === bareName(other)

/** The first name that two players share. */
export const doubled = (players: readonly string[]): string | null =>
  players.find((name, i) => players.some((other, k) => k < i && isAlike(other, name))) ?? null

export const usualGoal = ({ edition, rows }: Pick<Form, 'edition' | 'rows'>): number =>
  editions[edition].goal[rows.length] ?? 1

/** What keeps the game from starting, in a sentence. */
export function problemOf({ edition, rows }: Pick<Form, 'edition' | 'rows'>): string | null {
  const { most } = editions[edition].players
  if (rows.length > most)
    return `The classic cards are for two to ${most === 4 ? 'four' : most}. Take a player out, or play with all cards.`
  const name = doubled(playersOf(rows))
  return name && `Two players are called \u2068${name}\u2069. Give one of them another name.`
}

/** The game that the form describes, before its first deal. */
export function sessionOf(form: Form): Session | null {
  if (problemOf(form)) return null
  const rulings = Object.fromEntries(
    switchesIn(form.edition).flatMap((key) =>
      form.rulings[key] === defaultRulings[key] ? [] : [[key, form.rulings[key]]],
    ),
  )
  const opened = openSession({
    ruleset: form.edition,
    players: playersOf(form.rows),
    ...(Object.keys(rulings).length && { rulings }),
  })
  return 'rule' in opened ? null : withGoal(opened, form.goal)
}
