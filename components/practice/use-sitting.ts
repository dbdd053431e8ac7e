import { useCallback, useEffect, useState } from 'react'

export const LENGTH = 10

/** A question, and which of its choices was picked: null as long as none is. */
export interface Asked<Q> {
  readonly question: Q
  readonly picked: number | null
}

/** Ten questions, one after the other. The next is made while the last is being read; `next` makes the same again. */
export function useSitting<Q>(next: (before: readonly Q[]) => Q | null) {
  const [made, setMade] = useState<readonly Q[]>(() => {
    const first = next([])
    return first ? [first] : []
  })
  const [picks, setPicks] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
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
    pick: (choiceAt: number) => setPicks([...picks, choiceAt]),
    next: () => {
      // Somebody quick need not wait, nor miss a question.
      if (isShort) make()
      setAt(at + 1)
    },
  }
}
