import type { BookCard } from '../model'

/** What may stand in place of a plain dance: one dance, one scandal, or a scandal that may be left. */
export function isInstead(instead: BookCard['instead']): boolean {
  if (!instead || instead.length === 0) return true
  const [row, ...more] = instead
  if (!row || more.length) return false
  if (row.do === 'MAY') return row.effects.length === 1 && row.effects[0]?.do === 'SCANDAL'
  return row.do === 'DANCE' || row.do === 'SCANDAL'
}
