'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** Why an answer cannot be, in place, and the way to tell it nevertheless. */
export function BarredWhy({
  why,
  insist = 'It was so all the same',
  onInsist,
}: {
  why: string
  insist?: string
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
      className="col-span-full scroll-mb-20 grid grid-cols-1 justify-items-start gap-2 border-s-3 border-accent py-1 ps-3 text-small"
    >
      <p>{why}</p>
      {onInsist ? <Button onClick={onInsist}>{insist}</Button> : null}
    </div>
  )
}
