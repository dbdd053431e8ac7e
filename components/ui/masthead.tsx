import Link from 'next/link'
import { ThemeToggle } from './theme-toggle'

/** The strip above every page but the referee's: the name, and light or dark. */
export function Masthead({ home = false }: { home?: boolean }) {
  return (
    <div className="column max-w-288 pt-[max(0.75rem,env(safe-area-inset-top))]">
      <div className="flex min-h-14 items-center justify-between gap-4">
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
    </div>
  )
}
