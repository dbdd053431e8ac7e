import { useEffect, useReducer, useRef } from 'react'
import type { LessonStep } from '@/components/tutor/lesson'
import type { Move, Place } from '@/components/tutor/use-steps'
import { guided, guidedFrom, placeKept } from './guided'

const store = () => import('@/components/storage')

/** A way through a round that is kept on the device, so that one can leave and come back to the very step. */
export function useGuided(name: string, steps: readonly LessonStep[]) {
  const [place, dispatch] = useReducer(
    (from: Place, move: Move | { readonly resume: Place }) =>
      typeof move === 'object' && 'resume' in move ? move.resume : guided(steps, from, move),
    guidedFrom(steps),
  )
  // Whoever is quicker than the device plays on from the beginning.
  const isTouched = useRef(false)
  useEffect(() => {
    store()
      .then(({ loadForm }) => loadForm(name))
      .then((kept) => {
        const resume = placeKept(kept, steps)
        if (resume && !isTouched.current) dispatch({ resume })
      })
  }, [name, steps])
  useEffect(() => {
    if (!isTouched.current) return
    const { at, settled } = place
    store().then(({ saveForm }) => saveForm(name, { at, settled }))
  }, [name, place])
  const move = (to: Move) => {
    isTouched.current = true
    dispatch(to)
  }
  const again = () => {
    isTouched.current = true
    dispatch({ resume: guidedFrom(steps) })
  }
  return { place, move, again }
}
