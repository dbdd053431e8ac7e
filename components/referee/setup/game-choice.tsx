import type { Route } from 'next'
import Link from 'next/link'

const GAMES = [
  { href: '/referee/new', name: 'Love Letter' },
  { href: '/referee/high-society/new', name: 'The High Society Game' },
] as const

/** Which game is set up: each has a page of its own. */
export function GameChoice({ at }: { at: (typeof GAMES)[number]['href'] }) {
  return (
    <nav aria-label="Which game?" className="mb-8 flex flex-wrap gap-x-5 border-b border-line">
      {GAMES.map(({ href, name }) => (
        <Link
          key={href}
          href={href as Route}
          aria-current={href === at ? 'page' : undefined}
          className="voice -mb-px inline-flex min-h-12 items-center border-b-3 border-transparent py-2 text-base leading-tight text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
