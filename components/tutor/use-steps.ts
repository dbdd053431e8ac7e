import { useReducer } from 'react'
import type { LessonStep } from './lesson'

/** Where a reader is. */
export interface Place {
  readonly at: number
  /** The question of this step stands open. */
  readonly isAsked: boolean
  /** Choices picked so far. */
  readonly tried: readonly number[]
  /** What was said last of the question: the hint, or what there is to a choice. */
  readonly said: 'hint' | number | null
  /** Steps whose question is answered; it is not asked again. */
  readonly settled: readonly number[]
}

export type Move = 'next' | 'back' | 'hint' | { readonly to: number } | { readonly pick: number }

type Asking = Pick<LessonStep, 'ask'>

export const START: Place = { at: 0, isAsked: false, tried: [], said: null, settled: [] }

const goTo = ({ settled }: Place, at: number): Place => ({ ...START, at, settled })

const isSettled = ({ settled }: Place, at: number): boolean => settled.includes(at)

/** Whether a step asks something that is not answered yet. */
const isOpen = (steps: readonly Asking[], place: Place, at: number): boolean =>
  steps[at]?.ask !== undefined && !isSettled(place, at)

/** Whether the next move asks something. */
export const isAsking = (steps: readonly Asking[], place: Place): boolean =>
  isOpen(steps, place, place.at) && !place.isAsked

/** Whether the next move answers the question that stands open. */
export const isShowing = (place: Place): boolean => place.isAsked && !isSettled(place, place.at)

function pick(place: Place, choice: number, right: number): Place {
  const tried = place.tried.includes(choice) ? place.tried : [...place.tried, choice]
  const settled = choice === right ? [...place.settled, place.at] : place.settled
  return { ...place, tried, said: choice, settled }
}

/** Next asks first, where there is a question; asked once more, it shows the answer; then it goes on. */
function next(steps: readonly Asking[], place: Place): Place {
  const ask = steps[place.at]?.ask
  if (ask && !isSettled(place, place.at))
    return place.isAsked ? pick(place, ask.right, ask.right) : { ...place, isAsked: true }
  return place.at + 1 < steps.length ? goTo(place, place.at + 1) : place
}

/** To a step ahead or behind; a question on the way that is not answered comes before what it asks about. */
function jump(steps: readonly Asking[], place: Place, to: number): Place {
  const asking = steps.findIndex((_, at) => at >= place.at && at < to && isOpen(steps, place, at))
  return asking < 0 ? goTo(place, to) : { ...goTo(place, asking), isAsked: true }
}

export function moved(steps: readonly Asking[], place: Place, move: Move): Place {
  if (move === 'next') return next(steps, place)
  if (move === 'back') {
    if (place.isAsked) return { ...START, at: place.at, settled: place.settled }
    return place.at > 0 ? goTo(place, place.at - 1) : place
  }
  if (move === 'hint') return { ...place, said: 'hint' }
  if ('to' in move) return jump(steps, place, move.to)
  const ask = steps[place.at]?.ask
  return ask && isShowing(place) ? pick(place, move.pick, ask.right) : place
}

/** A reader's way through steps, some of which ask something first. */
export const useSteps = (steps: readonly Asking[]) =>
  useReducer((place: Place, move: Move) => moved(steps, place, move), START)
