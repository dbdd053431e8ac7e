import type { BoxId } from '@/components/boxes/boxes'
import { AskBox } from '@/components/lookup/ask-box'
import { AskButton } from '@/components/lookup/ask-button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { RoomLinks, SettingsLink } from './room-links'

export interface MastheadProps {
  /** The first page: it has its name and its field in large. */
  readonly home?: boolean
  /** As wide as the Page below it. */
  readonly wide?: boolean
  /** The box that the page is about: there one asks for it. */
  readonly box?: BoxId
  /** Where the page itself is the place to ask. */
  readonly isDesk?: boolean
}

/** The strip above every page but the referee's: the name, the field, the four rooms of the house, the settings. */
export function Masthead({ home = false, wide = home, box, isDesk = home }: MastheadProps) {
  const of = box ?? 'any'
  return (
    <header
      className={cx(
        'column pt-[max(0.75rem,env(safe-area-inset-top))] print:hidden',
        wide ? 'max-w-288' : 'max-w-160',
      )}
    >
      <div className={cx('flex min-h-14 items-center gap-x-1 min-[22rem]:gap-x-4', home ? '' : 'flex-wrap')}>
        {home ? null : (
          <Link
            href="/"
            className="voice -ms-2 me-auto inline-flex min-h-12 items-center px-2 text-lead text-ink no-underline"
          >
            Parlour
          </Link>
        )}
        <nav
          aria-label="Parlour"
          className={cx('-ms-2', home ? 'me-auto' : 'order-last basis-full md:order-none md:basis-auto')}
        >
          <RoomLinks of={of} />
        </nav>
        {isDesk ? null : (
          <>
            <div className={cx('hidden md:block', wide ? 'w-64' : 'w-40')}>
              <AskBox size="small" label="Ask a question" of={of} />
            </div>
            <div className="-me-4 md:hidden">
              <AskButton of={of} />
            </div>
          </>
        )}
        <SettingsLink />
      </div>
    </header>
  )
}
