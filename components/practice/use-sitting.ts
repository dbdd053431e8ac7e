import { useCallback, useEffect, useState } from 'react'
import {
  type Card,
  nextQuestion,
  type PageId,
  type PracticeQuestion,
  type Sitting,
} from '@/machines/love-letter'
import type { Choice, PracticeData } from './data'

export const LENGTH = 10

/** A question, and which of its choices was picked: null as long as none is. */
export interface Asked {
  readonly question: PracticeQuestion
  readonly picked: number | null
}

function sittingOf(
  seed: number,
  { edition, level, topics, cards }: Choice,
  data: PracticeData,
  due: readonly PageId[],
): Sitting {
  return {
    seed,
    edition,
    level,
    due: due.slice(0, LENGTH),
    kinds: data.topics.flatMap(({ id, kinds }) => (topics.includes(id) ? kinds : [])),
    cards: cards as readonly Card[],
  }
}

/** Ten questions, one after the other. The next is made while the last is being read. */
export function useSitting(seed: number, choice: Choice, data: PracticeData, due: readonly PageId[]) {
  const [sitting] = useState(() => sittingOf(seed, choice, data, due))
  const [made, setMade] = useState<readonly PracticeQuestion[]>(() => {
    const first = nextQuestion(sitting, [])
    return first ? [first] : []
  })
  const [picks, setPicks] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
  const isShort = made.length === at + 1 && made.length < LENGTH
  const make = useCallback(() => {
    const next = nextQuestion(sitting, made)
    if (next) setMade([...made, next])
  }, [made, sitting])
  useEffect(() => {
    if (!isShort) return
    const timer = setTimeout(make)
    return () => clearTimeout(timer)
  }, [isShort, make])
  const asked = made.slice(0, at + 1).map((question, i): Asked => ({ question, picked: picks[i] ?? null }))
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
