/**
 * Chance that comes from a seed: the same seed gives the same numbers on every machine. Rules know no other chance.
 */

/** A whole number from 0 to below a limit, each as likely. */
export type Random = (below: number) => number

/** A source of chance for a seed, any whole number (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

/** One of a list, which must not be empty. */
export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T

/** Whether something with this chance in a hundred happens. */
export const chance = (random: Random, percent: number): boolean => random(100) < percent

/** Shuffles a list in its place, and gives it back (Fisher and Yates). */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const at = random(last + 1)
    const item = list[last] as T
    list[last] = list[at] as T
    list[at] = item
  }
  return list
}
