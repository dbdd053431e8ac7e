'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** What the footer takes of the screen. */
const FOOTER = 64

/** As much of the table as fits above the whole question; of a question taller than the screen, its beginning. */
function bringIntoView(panel: HTMLElement) {
  const { top, bottom } = panel.getBoundingClientRect()
  const toSeeItsEnd = bottom + window.scrollY + FOOTER - window.innerHeight
  window.scrollTo({ top: Math.max(0, Math.min(toSeeItsEnd, top + window.scrollY)) })
}

/**
 * Whenever another question stands on the screen, its heading takes the focus and it comes into view. Not on
 * arrival: a page that opens keeps its place.
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
    if (panel.current) bringIntoView(panel.current)
  }, [question, heading, panel])
}
