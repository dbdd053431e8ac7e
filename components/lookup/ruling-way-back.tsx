'use client'

import { ChevronLeft } from 'lucide-react'
import type { Route } from 'next'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { lastTable } from './last-table'
import { tableHref } from './ruling-href'

const never = () => () => {}
const place = () => tableHref(window.location.hash.slice(1)) ?? lastTable()

/** The way back to the table, for whoever came from one. */
export function WayBack() {
  const href = useSyncExternalStore(never, place, () => null)
  if (!href) return null
  return (
    <Link
      href={href as Route}
      className="sticky top-2 z-10 mt-1 -mb-1 inline-flex min-h-12 items-center gap-1 rounded-ui border border-accent bg-card px-4 font-medium no-underline print:hidden"
    >
      <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
      Back to your table
    </Link>
  )
}
