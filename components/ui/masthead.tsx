import Link from 'next/link'
import { cx } from './cx'
import { RoomLinks, SettingsLink } from './room-links'

/**
 * The strip above every page but the referee's: the name, the four rooms of the house, the settings. As wide as the
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
      <div className={cx('flex min-h-14 items-center justify-between gap-x-6', home ? '' : 'flex-wrap')}>
        {home ? null : (
          <Link
            href="/"
            className="voice -ms-2 inline-flex min-h-12 items-center px-2 text-lead text-ink no-underline"
          >
            Parlour
          </Link>
        )}
        <nav
          aria-label="Parlour"
          className={cx(
            '-ms-2',
            home ? 'me-auto' : 'order-last basis-full md:order-none md:ms-auto md:basis-auto',
          )}
        >
          <RoomLinks />
        </nav>
        <SettingsLink />
      </div>
    </header>
  )
}
