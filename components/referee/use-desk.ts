'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

interface OpenDesk<Shown> {
  readonly shown: () => Shown | 'loading'
  readonly subscribe: (changed: () => void) => () => void
  readonly close: () => void
}

/** The desk of the table with this id, and what it shows; `openDesk` must stay the same. */
export function useDesk<Shown, Desk extends OpenDesk<Shown>>(
  openDesk: (id: string) => Desk & OpenDesk<Shown>,
  id: string,
): readonly [Desk | null, Shown | 'loading'] {
  const [desk, setDesk] = useState<(Desk & OpenDesk<Shown>) | null>(null)
  useEffect(() => {
    const opened = openDesk(id)
    setDesk(opened)
    return opened.close
  }, [openDesk, id])
  const subscribe = useMemo(() => desk?.subscribe ?? (() => () => {}), [desk])
  const shown = useSyncExternalStore(
    subscribe,
    () => desk?.shown() ?? 'loading',
    () => 'loading' as const,
  )
  return [desk, shown]
}
