import { ChevronLeft } from 'lucide-react'
import type { Route } from 'next'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

export interface WayBackLinkProps {
  readonly href: string
  /** It comes when the page is being read already: it lies over it, and moves nothing. */
  readonly isLate?: boolean
}

export const WayBackLink = ({ href, isLate = false }: WayBackLinkProps) => (
  <Link
    href={href as Route}
    data-afoot={isLate || undefined}
    className={cx(
      'z-10 inline-flex min-h-12 items-center gap-1 rounded-ui border border-accent bg-card px-4 font-medium no-underline print:hidden',
      isLate
        ? 'fixed start-4 shadow-sheet bottom-[max(0.75rem,env(safe-area-inset-bottom))]'
        : 'sticky top-2 mt-1 -mb-1',
    )}
  >
    <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
    Back to your table
  </Link>
)
