'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whenever another question stands on the screen, its heading takes the focus, and as much of its answers comes
 * into view as fits. Not on arrival: a page that opens keeps its place.
 */
export function useQuestionFocus(
  question: string,
  heading: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    heading.current?.focus({ preventScroll: true })
    const box = panel.current
    if (!box?.scrollIntoView) return
    const fits = box.offsetHeight < window.innerHeight * 0.75
    box.scrollIntoView({ block: fits ? 'nearest' : 'start' })
  }, [question, heading, panel])
}
