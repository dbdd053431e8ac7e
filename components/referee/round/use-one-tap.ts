'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** So soon after a tap, and so near to it, the same finger has tapped twice. */
const TWICE = { ms: 500, px: 24 }

const isFinger = (event: MouseEvent): boolean =>
  event.detail > 1 || (event instanceof PointerEvent && event.pointerType === 'touch')

/** Of a finger that taps twice the second tap is no answer to the question that the first one brought under it. */
export function useOneTap(question: string, panel: RefObject<HTMLElement | null>): void {
  const asked = useRef(question)
  useEffect(() => {
    asked.current = question
  }, [question])
  useEffect(() => {
    const { current } = panel
    let last = { question: '', at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
    const hear = (event: MouseEvent) => {
      const { timeStamp: at, clientX: x, clientY: y } = event
      const isNear = at - last.at < TWICE.ms && Math.hypot(x - last.x, y - last.y) < TWICE.px
      if (isNear && isFinger(event) && last.question !== asked.current) event.stopPropagation()
      else last = { question: asked.current, at, x, y }
    }
    current?.addEventListener('click', hear, { capture: true })
    return () => current?.removeEventListener('click', hear, { capture: true })
  }, [panel])
}
