import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Link } from './link'

/** primary: the one thing to do next. plain: any other. quiet: beside them, without a border. */
export type ButtonKind = 'primary' | 'plain' | 'quiet'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-ui text-base font-medium leading-tight no-underline select-none'

const kinds: Record<ButtonKind, string> = {
  primary:
    'border border-accent bg-accent forced-color-adjust-none px-5 py-2 text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))]',
  plain: 'border border-edge bg-card px-5 py-2 text-ink hover:bg-accent-soft',
  quiet: 'px-2 py-2 text-ink hover:bg-accent-soft',
}

const barred =
  'aria-disabled:border-dashed aria-disabled:border-edge aria-disabled:bg-transparent aria-disabled:text-ink-2'

type Look = { kind?: ButtonKind; wide?: boolean; icon?: ReactNode }

function look({ kind = 'plain', wide = false }: Look, className?: string) {
  return cx(base, kinds[kind], barred, wide && 'w-full', className)
}

/** A push button; use aria-disabled rather than disabled, so that it can still be found and asked why. */
export function Button({ kind, wide, icon, className, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ ...(kind && { kind }), ...(wide && { wide }) }, className)}
    >
      {icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  kind,
  wide,
  icon,
  className,
  children,
  href,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'href' | 'as'> & { href: string }) {
  return (
    <Link
      {...rest}
      href={href as Route}
      className={look({ ...(kind && { kind }), ...(wide && { wide }) }, className)}
    >
      {icon}
      {children}
    </Link>
  )
}
