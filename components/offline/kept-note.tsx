'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { nothingKept, nowKept, onKept } from './worker'

/** Whether Parlour works without a network, and the way to a newer one. Not on the table: nothing changes there by itself. */
export function KeptNote() {
  const { isReady, isNew, update } = useSyncExternalStore(onKept, nowKept, nothingKept)
  return (
    <div role="status" className="text-small text-ink-2">
      {update ? (
        <p className="flex flex-wrap items-center gap-x-4">
          A newer Parlour has come onto this device. It is used once all windows of Parlour are closed, or
          now.
          <Button kind="quiet" className="-ms-2 text-small" onClick={update}>
            Use it now
          </Button>
        </p>
      ) : isReady ? (
        <p>{isNew ? 'Ready offline: ' : ''}All of Parlour lies on this device and works without a network.</p>
      ) : null}
    </div>
  )
}
