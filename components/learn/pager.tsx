import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'

export interface Leaf {
  readonly href: string
  readonly title: string
}

/** The page before and the page after, by name. */
export function Pager({ before, after }: { readonly before: Leaf; readonly after: Leaf }) {
  return (
    <nav aria-label="Pages" className="mt-12 grid gap-x-6 border-t border-line-2 sm:grid-cols-2 print:hidden">
      <Link
        href={after.href as Route}
        className="group flex min-h-14 items-center justify-end gap-3 py-4 text-end no-underline sm:order-2"
      >
        <span>
          <span className="block text-small text-ink-2">Next</span>
          <span className="voice text-question group-hover:underline">{after.title}</span>
        </span>
        <Icon of={ChevronRight} className="rtl:-scale-x-100" />
      </Link>
      <Link
        href={before.href as Route}
        className="group flex min-h-14 items-center gap-3 border-t border-line py-4 text-ink-2 no-underline sm:border-t-0"
      >
        <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
        <span>
          <span className="block text-small">Before</span>
          <span className="voice text-lead group-hover:underline">{before.title}</span>
        </span>
      </Link>
    </nav>
  )
}
