'use client'

import { useSyncExternalStore } from 'react'

function onChange(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether other pages can be opened: there is a network, as far as the browser knows, or all of Parlour lies here. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
    () => true,
  )
