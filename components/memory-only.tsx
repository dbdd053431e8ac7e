'use client'

import { useSyncExternalStore } from 'react'
import { isRefused, onRefused } from './held'

/** A plain word where the device keeps nothing of what is entered on a page. */
export function MemoryOnly() {
  const isMemory = useSyncExternalStore(onRefused, isRefused, () => false)
  return (
    <div role="status">
      {isMemory ? (
        <p className="mb-6 border-s-3 border-accent ps-4">
          This device keeps nothing: what you enter here lasts until this tab is closed or reloaded.
        </p>
      ) : null}
    </div>
  )
}
