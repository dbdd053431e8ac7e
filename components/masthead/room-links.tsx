'use client'

import { Settings } from 'lucide-react'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { deskHref } from '@/components/lookup/asked'
import type { AskedOf } from '@/components/lookup/search-games'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** The rooms of the house, each with the addresses that belong to it; its own comes first. */
const ROOMS = [
  ['Learn', ['/learn', '/reference', '/chart']],
  ['Ask', ['/ask', '/rulings', '/cards']],
  ['Practice', ['/practice']],
  ['Referee', ['/referee']],
] as const

/** page: here. true: a page of this room. */
function current(at: string, under: readonly string[]): 'page' | 'true' | undefined {
  if (at === under[0]) return 'page'
  return under.some((one) => at === one || at.startsWith(`${one}/`)) ? 'true' : undefined
}

const here =
  'aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'

/** The ways to the four rooms, the one that one is in marked, and to the settings; one asks for the box that the page is about. */
export function RoomLinks({ of }: { of: AskedOf }) {
  const at = usePathname()
  return (
    <ul className="flex flex-wrap">
      {ROOMS.map(([name, under]) => (
        <li key={name}>
          <Link
            href={name === 'Ask' ? deskHref({ question: '', of }) : (under[0] as Route)}
            aria-current={current(at, under)}
            className={`inline-flex min-h-12 min-w-12 items-center px-1.5 text-small min-[22rem]:px-2 text-ink-2 no-underline hover:text-ink hover:underline ${here}`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function SettingsLink() {
  const at = usePathname()
  return (
    <Link
      href="/settings"
      aria-current={current(at, ['/settings'])}
      aria-label="Settings"
      title="Settings"
      className="-me-3 grid min-h-12 min-w-12 place-items-center rounded-ui text-ink-2 no-underline hover:bg-accent-soft hover:text-ink aria-[current]:text-ink aria-[current]:bg-accent-soft"
    >
      <Icon of={Settings} />
    </Link>
  )
}
