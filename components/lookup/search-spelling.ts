import { stem } from './search-words'

/**
 * How a word came to be typed for another by one slip, likely slips first: two letters swapped (0), one doubled (1),
 * dropped (2), added (3), mistaken for another (4). Null where it takes more than one.
 */
function slipOf(typed: string, meant: string): number | null {
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const same = (from: number, of: number) => typed.slice(from) === meant.slice(of)
  if (same(at + 2, at + 2) && typed[at] === meant[at + 1] && typed[at + 1] === meant[at]) return 0
  if (same(at + 1, at)) return typed[at] === typed[at - 1] ? 1 : 3
  if (same(at, at + 1)) return 2
  return same(at + 1, at + 1) ? 4 : null
}

/** A word that can be meant, whole and cut. */
export interface Spelt {
  readonly word: string
  readonly stem: string
}

export const spelt = (word: string): Spelt => ({ word, stem: stem(word) })

/** The stem of what a word was meant as: by the likeliest slip, and of equals the first in the list. */
export function meantBy(typed: string, words: readonly Spelt[]): string | null {
  const cut = stem(typed)
  let best: { readonly slip: number; readonly stem: string } | null = null
  for (const meant of words) {
    if (Math.abs(typed.length - meant.word.length) > 4) continue
    const slip = slipOf(typed, meant.word) ?? slipOf(cut, meant.stem)
    if (slip !== null && slip < (best?.slip ?? 5)) best = { slip, stem: meant.stem }
  }
  return best?.stem ?? null
}
