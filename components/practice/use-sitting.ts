import { useCallback, useEffect, useState } from 'react'
import type { Progress } from './left'

export const LENGTH = 10

/** A question, and which of its choices was picked: null as long as none is. */
export interface Asked<Q> {
  readonly question: Q
  readonly picked: number | null
}

/** The first questions of a sitting, as many as there are. */
function firstOf<Q>(count: number, next: (before: readonly Q[]) => Q | null): readonly Q[] {
  let made: readonly Q[] = []
  while (made.length < count) {
    const one = next(made)
    if (!one) break
    made = [...made, one]
  }
  return made
}

/**
 * Ten questions, one after the other, from where it was left. The next is made while the last is being read; `next`
 * makes the same again.
 */
export function useSitting<Q>(
  next: (before: readonly Q[]) => Q | null,
  { picks, at }: Progress,
  onMove: (to: Progress) => void,
) {
  const [made, setMade] = useState(() => firstOf(Math.min(at + 1, LENGTH), next))
  const isShort = made.length === at + 1 && made.length < LENGTH
  const make = useCallback(() => {
    const one = next(made)
    if (one) setMade([...made, one])
  }, [made, next])
  useEffect(() => {
    if (!isShort) return
    const timer = setTimeout(make)
    return () => clearTimeout(timer)
  }, [isShort, make])
  const asked = made.slice(0, at + 1).map((question, i): Asked<Q> => ({ question, picked: picks[i] ?? null }))
  return {
    asked,
    now: at < LENGTH ? (asked[at] ?? null) : null,
    pick: (choiceAt: number) => onMove({ picks: [...picks, choiceAt], at }),
    next: () => {
      // Somebody quick need not wait, nor miss a question.
      if (isShort) make()
      onMove({ picks, at: at + 1 })
    },
  }
}
