'use client'

import { Download, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import type { Unread } from '../unread'

export interface UnreadRowProps {
  readonly game: Unread
  readonly onExport: () => void
  readonly onDelete: () => void
}

/** A game that is here and cannot be read. A tap leads to what is damaged, and what can be done. */
export function UnreadRow({ game: { players, href }, onExport, onDelete }: UnreadRowProps) {
  const people = players.join(', ')
  return (
    <li className="relative flex items-start gap-2 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <Link
          href={href as Route}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
        >
          <span className="voice text-lead leading-snug">A game that is damaged</span>
          {people ? <span className="sr-only">: {people}</span> : null}
        </Link>
        {people ? (
          <p className="mt-1 truncate" aria-hidden>
            {people}
          </p>
        ) : null}
        <p className="mt-1 text-small text-ink-2">It is kept as it is. See what can be done.</p>
      </div>
      <div className="relative -me-3">
        <Menu
          label={`More for ${people || 'the damaged game'}`}
          items={[
            { label: 'Export to a file', icon: Download, onPick: onExport },
            { label: 'Delete', icon: Trash2, onPick: onDelete },
          ]}
        />
      </div>
    </li>
  )
}
