'use client'

import { useSyncExternalStore } from 'react'

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The id that the address names after its “#”, '' where it names none; null until scripts run. */
export const useIdInAddress = (): string | null =>
  useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => null,
  )
