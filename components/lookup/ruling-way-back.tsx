'use client'

import { ChevronLeft } from 'lucide-react'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { tableHref } from './ruling-href'

const never = () => () => {}
const place = () => window.location.hash.slice(1)

/** The way back to the table, for whoever came from one. */
export function WayBack() {
  const from = useSyncExternalStore(never, place, () => '')
  const href = tableHref(from)
  if (!href) return null
  return (
    <Link
      href={href}
      className="sticky top-2 z-10 mt-1 -mb-1 inline-flex min-h-12 items-center gap-1 rounded-ui border border-accent bg-card px-4 font-medium no-underline print:hidden"
    >
      <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
      Back to your table
    </Link>
  )
}
