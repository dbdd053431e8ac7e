'use client'

import { useEffect, useState } from 'react'

/** Untouched for so long, the screen closes. */
export const SECONDS = 60
/** For so many of them it says so, and offers to stay. */
export const WARNING = 20

/**
 * Closes by itself: when nobody has touched it for a minute, and at once when the page is hidden. Every touch and
 * every key begins the minute anew (WCAG 2.2.1: it is announced in time, and one simple act extends it, as often as
 * wanted). Gives the seconds left.
 */
export function useClosing(onClose: () => void): number {
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const stay = () => setLeft(SECONDS)
    const hidden = () => {
      if (document.visibilityState === 'hidden') onClose()
    }
    const clock = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    window.addEventListener('pointerdown', stay)
    window.addEventListener('keydown', stay)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(clock)
      window.removeEventListener('pointerdown', stay)
      window.removeEventListener('keydown', stay)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [onClose])
  useEffect(() => {
    if (left <= 0) onClose()
  }, [left, onClose])
  return left
}
