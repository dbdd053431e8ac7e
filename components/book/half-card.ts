import { type BookCard, readBookCard } from '@/machines/high-society'

/** What a card is called and what was noted of it: nobody has said yet what it does. */
export type CardNote = Pick<BookCard, 'name' | 'text'>

/** A card as far as it was entered. */
export type HalfCard = BookCard | CardNote

/** Whether it was said what the card does. */
export const isWhole = (card: HalfCard): card is BookCard => 'order' in card

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name and a note that somebody left; null where that is none. */
export function readNote(value: unknown): CardNote | null {
  if (!isObject(value)) return null
  const { name, text } = value
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof text === 'string' && { text }),
  }
}

/** A card as it was left, under its number; null where that is none. */
export const readHalfCard = (key: string, value: unknown): HalfCard | null =>
  isObject(value) && 'order' in value ? readBookCard(key, value) : readNote(value)
