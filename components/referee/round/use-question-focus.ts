'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { onceUncovered } from '@/components/ui/uncovered'

/** What lies over the page at its top while it scrolls. */
function headerHeight(): number {
  const header = document.querySelector<HTMLElement>('main header')
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
}

/** As much of the table as fits above the whole question; of a question taller than the screen, its beginning. */
function bringIntoView(panel: HTMLElement) {
  const { top, bottom } = panel.getBoundingClientRect()
  const footer = panel.nextElementSibling instanceof HTMLElement ? panel.nextElementSibling.offsetHeight : 0
  const toSeeItsEnd = bottom + window.scrollY + footer - window.innerHeight
  const toSeeItsBeginning = top + window.scrollY - headerHeight()
  window.scrollTo({ top: Math.max(0, Math.min(toSeeItsEnd, toSeeItsBeginning)) })
}

/**
 * Whenever another question stands on the screen, its heading takes the focus and it comes into view, from under a
 * sheet once that is gone: a table moves on by itself too, when a step is saved or another tab tells one. After a
 * round (`isOver`) the whole table does, with its new tokens. Not on arrival, where a page keeps its place, unless it
 * has none yet (`isNew`): then the question comes into view.
 */
export function useQuestionFocus(
  question: string,
  heading: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOver = false,
  isNew = false,
): void {
  const shown = useRef(question)
  const isArriving = useRef(isNew)
  useEffect(() => {
    if (isArriving.current && panel.current) bringIntoView(panel.current)
    isArriving.current = false
    if (shown.current === question) return
    shown.current = question
    return onceUncovered(() => {
      heading.current?.focus({ preventScroll: true })
      if (isOver) window.scrollTo({ top: 0 })
      else if (panel.current) bringIntoView(panel.current)
    })
  }, [question, heading, panel, isOver])
}
