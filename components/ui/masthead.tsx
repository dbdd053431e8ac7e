import Link from 'next/link'
import { cx } from './cx'
import { ThemeToggle } from './theme-toggle'

/** The strip above every page but the referee's: the name, and light or dark. As wide as the Page below it. */
export function Masthead({ home = false, wide = home }: { home?: boolean; wide?: boolean }) {
  return (
    <header
      className={cx('column pt-[max(0.75rem,env(safe-area-inset-top))]', wide ? 'max-w-288' : 'max-w-160')}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        {home ? (
          <span />
        ) : (
          <Link
            href="/"
            className="voice -ms-2 inline-flex min-h-12 items-center px-2 text-lead text-ink no-underline"
          >
            Parlour
          </Link>
        )}
        <ThemeToggle />
      </div>
    </header>
  )
}
