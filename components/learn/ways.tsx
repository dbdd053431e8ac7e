import type { Route } from 'next'
import { Link } from '@/components/ui/link'

export interface Way {
  readonly href: string
  readonly title: string
  readonly about: string
}

/** Where one can go from here, each with a word on what it is good for. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {ways.map(({ href, title, about }) => (
        <li key={href} className="border-t border-line">
          <Link href={href as Route} className="group block h-full py-4 text-ink no-underline">
            <span className="voice text-lead text-accent group-hover:underline">{title}</span>
            <span className="block text-ink-2">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
