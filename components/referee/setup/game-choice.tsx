import type { Route } from 'next'
import Link from 'next/link'

interface Game {
  readonly href: string
  readonly name: string
}

const both = (loveLetter: string, highSociety: string): readonly Game[] => [
  { href: loveLetter, name: 'Love Letter' },
  { href: highSociety, name: 'The High Society Game' },
]

export const SETUPS = both('/referee/new', '/referee/high-society/new')
/** Where only the score is kept. */
export const SCORES = both('/referee/score', '/referee/high-society/score')

/** Which game is set up: each has a page of its own. */
export function GameChoice({ games, at }: { games: readonly Game[]; at: string }) {
  return (
    <nav aria-label="Which game?" className="mb-8 flex flex-wrap gap-x-5 border-b border-line">
      {games.map(({ href, name }) => (
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
