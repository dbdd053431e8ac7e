'use client'

import { useEffect, useRef } from 'react'
import { markRead } from './progress'

/** A page counts as read when its end has been in sight. */
export function EndOfPage({ edition, page }: { readonly edition: string; readonly page: string }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      markRead(edition, page)
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [edition, page])
  return <div ref={end} className="h-px" />
}
