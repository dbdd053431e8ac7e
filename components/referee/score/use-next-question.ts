'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** When another question stands there it takes the focus; when the game is won, the page shows its top, which says so. */
export function useNextQuestion(
  question: string,
  heading: RefObject<HTMLElement | null>,
  isDone: boolean,
): void {
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    heading.current?.focus({ preventScroll: true })
    if (isDone) window.scrollTo({ top: 0 })
  }, [question, heading, isDone])
}
