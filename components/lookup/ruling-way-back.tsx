'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { partOf, usePart } from '@/components/ui/later'
import { lastTable, rememberTable } from './last-table'
import { tableHref } from './ruling-href'
import { WayBackLink } from './way-back-link'

const keptWayBack = partOf(async () => (await import('./kept-way-back')).KeptWayBack)
const never = () => () => {}
const inAddress = () => tableHref(window.location.hash.slice(1))

/** The way back to the table, for whoever came from one. */
export function WayBack() {
  const named = useSyncExternalStore(never, inAddress, () => null)
  const last = useSyncExternalStore(never, lastTable, () => null)
  const KeptWayBack = usePart(keptWayBack, false)
  useEffect(() => {
    if (named) rememberTable(named)
  }, [named])
  const href = named ?? last
  if (href) return <WayBackLink href={href} />
  return KeptWayBack ? <KeptWayBack /> : null
}
