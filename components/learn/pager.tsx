import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { TurnPage } from './turn-page'

export interface Leaf {
  readonly href: string
  readonly title: string
}

export interface PagerProps {
  readonly edition: string
  /** The page it stands on. */
  readonly id: string
  readonly before: Leaf
  readonly after: Leaf
}

/** The page before and the page after, by name. */
export function Pager({ edition, id, before, after }: PagerProps) {
  return (
    <nav aria-label="Pages" className="mt-6 grid gap-x-6 border-t border-line-2 sm:grid-cols-2 print:hidden">
      <TurnPage
        edition={edition}
        from={id}
        href={after.href}
        className="group flex min-h-14 items-center justify-end gap-3 py-4 text-end no-underline sm:order-2"
      >
        <span>
          <span className="block text-small text-ink-2">Next</span>
          <span className="voice text-question group-hover:underline">{after.title}</span>
        </span>
        <Icon of={ChevronRight} className="rtl:-scale-x-100" />
      </TurnPage>
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
