'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a bar takes no more than this share of the window’s height: where it takes more, as with text enlarged on a
 * small phone, it must not lie over the page. Taken for small until it is measured.
 */
export function useFits(bar: RefObject<HTMLElement | null>, share: number): boolean {
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const measure = () => setFits(current.offsetHeight <= window.innerHeight * share)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [bar, share])
  return fits
}
