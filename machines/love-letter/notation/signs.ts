import { NotARecord } from '../../core/reading'
import { cardById, editions, printed } from '../editions'
import { CARDS, type Card, type EditionId, QUEEN } from '../model'

/** What the letters and digits of a game stand for. */
export interface Signs {
  readonly edition: EditionId
  /** Everybody who ever sat at the table, in the order of their letters. */
  readonly names: readonly string[]
}

/** Letters of players; q and x are cards, and a table of sixteen people is never full. */
const LETTERS = 'abcdefghijklmnop'
/** Stands for whoever and whatever has no sign; no form reads it. */
const NONE = '?'
const QUEEN_SIGN = 'q'
const UNKNOWN = 'x'
/** A hidden card in a position of a record. */
const HIDDEN = '?'

/** One player, one card, or many, in a pattern. */
export const WHO = '[a-p]'
export const CARD = '[\\dq]'

export const letterOf = ({ names }: Signs, name: unknown): string =>
  LETTERS[names.indexOf(name as string)] ?? NONE

export function nameOf({ names }: Signs, letter: string): string {
  const name = names[LETTERS.indexOf(letter)]
  if (name === undefined) throw new NotARecord(`nobody sits at “${letter}”`)
  return name
}

export function cardSign({ edition }: Signs, id: unknown): string {
  if (id === HIDDEN) return UNKNOWN
  const card = cardById(editions[edition], id as string)
  return card === undefined ? NONE : card === QUEEN ? QUEEN_SIGN : String(card)
}

export function cardOf({ edition }: Signs, sign: string): string {
  if (sign === UNKNOWN) return HIDDEN
  const card = CARDS[sign === QUEEN_SIGN ? QUEEN : Number(sign)] as Card
  if (!editions[edition].cards[card]) throw new NotARecord(`the edition has no card “${sign}”`)
  return printed(editions[edition], card).id
}

export const letters = (by: Signs, names: unknown): string =>
  (names as readonly string[]).map((name) => letterOf(by, name)).join('')

export const namesOf = (by: Signs, written: string): string[] =>
  [...written].map((letter) => nameOf(by, letter))

export const cardSigns = (by: Signs, ids: unknown): string =>
  (ids as readonly string[]).map((id) => cardSign(by, id)).join('')

export const cardsOf = (by: Signs, written: string): string[] => [...written].map((sign) => cardOf(by, sign))

/** A map by name: `a` and what Ann has, `b` and what Bea has. */
export const pairs = <T>(by: Signs, map: unknown, sign: (value: T) => string): string =>
  Object.entries(map as Record<string, T>)
    .map(([name, value]) => letterOf(by, name) + sign(value))
    .join('')

/** The map of such pairs; who is named twice has what comes last. */
export const readPairs = <T>(by: Signs, written: string, value: (signs: string) => T): Record<string, T> =>
  Object.fromEntries(
    [...written.matchAll(/([a-p])([^a-p]*)/g)].map(([, who, signs]) => [
      nameOf(by, who as string),
      value(signs as string),
    ]),
  )
