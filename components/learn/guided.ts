import type { LessonStep } from '@/components/tutor/lesson'
import { type Move, moved, type Place, START } from '@/components/tutor/use-steps'

type Asking = readonly Pick<LessonStep, 'ask'>[]

/** Where a learner begins, and where they come back to. */
export const guidedFrom = (steps: Asking, place: Place = START): Place =>
  !place.isAsked && steps[place.at]?.ask && !place.settled.includes(place.at)
    ? { ...place, isAsked: true }
    : place

/** As in any lesson, but a question stands open from the start of its step: one tap answers, one goes on. */
export function guided(steps: Asking, place: Place, move: Move): Place {
  const from = move === 'back' ? { ...place, isAsked: false } : place
  return guidedFrom(steps, moved(steps, from, move))
}

/** What is kept of a place, and read again with care: another version may have kept it. */
export function placeKept(kept: unknown, steps: Asking): Place | null {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('settled' in kept)) return null
  const { at, settled } = kept
  if (typeof at !== 'number' || !steps[at] || !Array.isArray(settled)) return null
  return guidedFrom(steps, { ...START, at, settled: settled.filter((n) => typeof n === 'number') })
}
