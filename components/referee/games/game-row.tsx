'use client'

import { Copy, Download, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Tokens } from '@/components/table/tokens'
import { Menu } from '@/components/ui/menu'
import { editions } from '@/machines/love-letter'
import type { Summary } from '../summary'
import { gameHref } from './start-game'
import { ago } from './when'

export interface GameRowProps {
  readonly game: Summary
  readonly onAgain: () => void
  readonly onExport: () => void
  readonly onDelete: () => void
}

/** A game: who plays, how it stands, when it was last on the table. A tap carries it on. */
export function GameRow({ game, onAgain, onExport, onDelete }: GameRowProps) {
  const { id, kind, players, tokens, goal, edition, round, changedAt } = game
  return (
    <li data-ruleset={edition} className="relative flex items-start gap-2 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <Link
          href={gameHref(id, kind) as Route}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
        >
          <span className="voice text-lead leading-snug">{game.headline}</span>
          <span className="sr-only">: {players.join(', ')}</span>
        </Link>
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1" aria-label="Tokens">
          {players.map((name, seat) => (
            <li key={name} className="flex max-w-full min-w-0 items-center gap-2">
              <bdi className="truncate" title={name}>
                {name}
              </bdi>
              <Tokens won={tokens[seat] ?? 0} goal={goal} />
            </li>
          ))}
        </ul>
        <p className="mt-1 text-small text-ink-2">
          <span className="text-accent">{editions[edition].name}</span>
          {kind === 'score' ? ' · score only' : ''}
          {round > 0 ? ` · round ${round}` : ''} · <time dateTime={changedAt}>{ago(changedAt)}</time>
        </p>
      </div>
      <div className="relative -me-3">
        <Menu
          label={`More for ${players.join(', ')}`}
          items={[
            {
              label: 'The same people again',
              note: 'A new game, as this one was',
              icon: Copy,
              onPick: onAgain,
            },
            { label: 'Export to a file', icon: Download, onPick: onExport },
            { label: 'Delete', icon: Trash2, onPick: onDelete },
          ]}
        />
      </div>
    </li>
  )
}
