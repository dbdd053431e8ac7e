import * as v from 'valibot'
import { type Card, cardsOf, editions, type Table } from '@/machines/love-letter'
import type { PositionDraft } from './draft'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a position of this table looks like; whether its cards add up is said where it is edited. */
const positionOf = ({ edition, players }: Pick<Table, 'edition' | 'players'>) => {
  const each = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(one), v.length(players.length))
  const card = v.picklist(cardsOf(editions[edition]) as readonly Card[])
  return v.object({
    turn: v.pipe(whole, v.maxValue(players.length - 1)),
    hands: each(v.pipe(v.array(v.nullable(card)), v.maxLength(2))),
    discards: each(v.array(card)),
    out: each(v.boolean()),
    protected: each(v.boolean()),
    faceUp: v.pipe(v.array(card), v.maxLength(3)),
    setAside: v.nullable(card),
    deck: whole,
  })
}

/** A position that was half told and kept, of the table as it lay then; null where it lies otherwise now. */
export interface HalfTold {
  readonly from: PositionDraft
  readonly draft: PositionDraft
}

export function readHalfTold(table: Table, isNow: (from: PositionDraft) => boolean) {
  const position = positionOf(table)
  const halfTold = v.object({ from: position, draft: position })
  return (kept: unknown): HalfTold | null => {
    const read = v.safeParse(halfTold, kept)
    return read.success && isNow(read.output.from) ? read.output : null
  }
}

/** Where a game stands that was begun elsewhere, as far as it was told: null where no round is under way. */
export interface Middle {
  readonly tokens: readonly number[]
  readonly draft: PositionDraft | null
}

export function readMiddle(table: Table) {
  const middle = v.object({
    tokens: v.pipe(v.array(whole), v.length(table.players.length)),
    draft: v.nullable(positionOf(table)),
  })
  return (kept: unknown): Middle | null => {
    const read = v.safeParse(middle, kept)
    return read.success ? read.output : null
  }
}
