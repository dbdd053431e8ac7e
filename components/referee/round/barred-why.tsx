'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Question } from '@/machines/love-letter'

const IN_PLAYING: readonly Question['ask'][] = ['play', 'target', 'guess']

/** Why an answer cannot be, in place, and the way to tell it nevertheless. */
export function BarredWhy({
  why,
  ask,
  onInsist,
}: {
  why: string
  /** What was asked: not every answer is a play. */
  ask: Question['ask']
  onInsist: (() => void) | null
}) {
  const panel = useRef<HTMLDivElement>(null)
  // It may open below the edge of the screen, or behind its foot.
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={panel}
      className="scroll-mb-20 grid grid-cols-1 justify-items-start gap-2 border-s-3 border-accent py-1 ps-3 text-small"
    >
      <p>{why}</p>
      {onInsist ? (
        <Button onClick={onInsist}>
          {IN_PLAYING.includes(ask) ? 'It was played' : 'It was so'} all the same
        </Button>
      ) : null}
    </div>
  )
}
