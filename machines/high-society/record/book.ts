import { NotARecord } from '../../core/reading'
import { type BookCard, CARDS, type Effect } from '../model'
import { BUILT_IN } from '../turn'
import { isInstead } from './instead'
import { readCard, readEffectList } from './read'
import { areKnown } from './words'

/** Every text in a value: whatever could be somebody’s name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether all words are known, where any name may stand for somebody: another table has other names. */
function isReadable(effects: readonly Effect[]): boolean {
  const names = textsIn(effects)
  return areKnown({ players: names, prospects: names }, effects)
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotARecord) return null
    throw error
  }
}

/** Numbers of which a table’s book may say something: all but those whose text the rulebook gives. */
export const BOOK_NUMBERS: readonly number[] = Array.from({ length: CARDS }, (_, i) => i + 1).filter(
  (number) => !BUILT_IN.includes(number),
)

/** Effects that somebody wrote, of whatever table; null where the record would not read them. */
export function readEffects(value: unknown): readonly Effect[] | null {
  const effects = orNull(() => readEffectList({ value, where: '' }) as readonly Effect[])
  return effects && isReadable(effects) ? effects : null
}

/** A card of a book that somebody wrote, under its number; null where the record would not read it. */
export function readBookCard(key: string, value: unknown): BookCard | null {
  if (!BOOK_NUMBERS.some((number) => String(number) === key)) return null
  const card = orNull(() => readCard({ value, where: '' }) as BookCard)
  if (!card || !isInstead(card.instead)) return null
  return isReadable([...card.order, ...card.before, ...card.after, ...(card.instead ?? [])]) ? card : null
}
