import { ChevronLeft } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { Link } from './link'

const widths = { narrow: 'max-w-160', wide: 'max-w-288' }

/** A page's one main landmark: the skip link leads here. */
export function Page({
  children,
  width = 'narrow',
  className,
}: {
  children: ReactNode
  width?: keyof typeof widths
  className?: string
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(
        'column pb-[max(3rem,env(safe-area-inset-bottom))]',
        // Beneath what lies over the foot of the page nothing ends, and nothing has the focus.
        'has-[[data-afoot]]:pb-24 has-[[data-afoot]]:[&_:is(a,button,summary,input)]:scroll-mb-24',
        widths[width],
        className,
      )}
    >
      {children}
    </main>
  )
}

export type PageHeaderProps = {
  title: ReactNode
  /** A few words above the title: where we are. */
  kicker?: ReactNode
  /** One or two sentences below it, in the serif. */
  lead?: ReactNode
  back?: { href: string; label: string }
  /** Across from the way back: a Menu. */
  actions?: ReactNode
}

/** Where we are, and the page's one h1. */
export function PageHeader({ title, kicker, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="pt-[max(0.5rem,env(safe-area-inset-top))] pb-6">
      {back || actions ? (
        <div className="flex min-h-12 items-center justify-between gap-4 text-small">
          {back ? (
            <Link
              href={back.href as Route}
              className="-ms-2 inline-flex min-h-12 items-center gap-1 px-2 text-ink-2 no-underline hover:text-ink hover:underline"
            >
              <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
              {back.label}
            </Link>
          ) : (
            <span />
          )}
          {actions}
        </div>
      ) : null}
      {kicker ? <p className="pt-2 text-small text-ink-2 tabular-nums">{kicker}</p> : null}
      <h1 className="text-head">{title}</h1>
      {lead ? <p className="mt-3 max-w-144 font-serif text-lead text-ink-2">{lead}</p> : null}
    </header>
  )
}

/** Long text in one measure, with hanging figures. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('prose', className)}>{children}</div>
}
