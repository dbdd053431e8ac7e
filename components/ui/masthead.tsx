import type { Route } from 'next'
import Link from 'next/link'
import { cx } from './cx'
import { ThemeToggle } from './theme-toggle'

const rooms = [
  ['/learn', 'Learn'],
  ['/ask', 'Ask'],
  ['/practice', 'Practice'],
  ['/referee', 'Referee'],
] as const

/**
 * The strip above every page but the referee's: the name, the four rooms of the house, light or dark. As wide as the
 * Page below it; on a phone the rooms have a line of their own.
 */
export function Masthead({ home = false, wide = home }: { home?: boolean; wide?: boolean }) {
  return (
    <header
      className={cx(
        'column pt-[max(0.75rem,env(safe-area-inset-top))] print:hidden',
        wide ? 'max-w-288' : 'max-w-160',
      )}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6">
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
        <nav
          aria-label="Parlour"
          className="order-last -ms-2 basis-full md:order-none md:ms-auto md:basis-auto"
        >
          <ul className="flex flex-wrap">
            {rooms.map(([href, name]) => (
              <li key={href}>
                <Link
                  href={href as Route}
                  className="inline-flex min-h-12 items-center px-2 text-small text-ink-2 no-underline hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
      </div>
    </header>
  )
}
