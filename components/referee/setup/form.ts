import * as v from 'valibot'
import { type BoxId, isBox } from '@/components/boxes/boxes'
import {
  type Card,
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
import { doubled, playersOf, type Row } from './names'

/** A new game as far as it is filled in. */
export interface Form {
  readonly edition: EditionId
  readonly rows: readonly Row[]
  readonly rulings: Rulings
  /** Null: the usual number for so many players. */
  readonly goal: number | null
  /** Lying face up beside the deck, where two play. */
  readonly faceUp: readonly Card[]
  /** Where a game stands that was begun elsewhere, as far as it is told: by the table that it was told of. */
  readonly middle: Readonly<Record<string, unknown>>
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
  middle: {},
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
  // An older Parlour kept none.
  middle: v.optional(v.record(v.string(), v.unknown()), {}),
})

export type LetterBox = Exclude<BoxId, 'high-society'>

export const boxOf = (edition: EditionId): LetterBox => editions[edition].wording
export const isClassic = (edition: EditionId): boolean => edition.endsWith('-classic')

/** The form for the box that an address names; as it is, where it names none. */
export function inBox(form: Form, box: string | null): Form {
  if (!isBox(box) || box === 'high-society' || box === boxOf(form.edition)) return form
  return { ...form, edition: isClassic(form.edition) ? `${box}-classic` : box, faceUp: [] }
}

/** The form as it was left, or null where that is none. */
export function readForm(value: unknown): Form | null {
  const read = v.safeParse(saved, value)
  return read.success ? (read.output as Form) : null
}

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
