'use client'

import { Copy, Download, Share2, Trash2 } from 'lucide-react'
import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import { BALLS } from '@/machines/high-society/view'
import { editionName } from '@/machines/love-letter/view'
import type { Summary } from '../summary'
import { gameHref } from './game-href'
import { GameStanding } from './game-standing'
import { SeasonStanding } from './season-standing'
import { ago } from './when'

export interface GameRowProps {
  readonly game: Summary
  readonly onAgain: () => void
  readonly onExport: () => void
  readonly onShare: () => void
  readonly onDelete: () => void
}

const gameName = (edition: Summary['edition']): string =>
  edition === 'high-society' ? 'The High Society Game' : editionName(edition)

/** What is played, and how far it has come. */
function played(game: Summary): string {
  const { kind } = game
  const place =
    game.edition === 'high-society'
      ? ` · Ball ${game.ball} of ${BALLS}`
      : game.round
        ? ` · round ${game.round}`
        : ''
  return `${kind === 'score' ? ' · score only' : ''}${place}`
}

/** A game: who plays, how it stands, when it was last on the table. A tap carries it on. */
export function GameRow({ game, onAgain, onExport, onShare, onDelete }: GameRowProps) {
  const { players, edition, changedAt } = game
  return (
    <li data-ruleset={edition} className="relative flex items-start gap-2 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <Link
          href={gameHref(game) as Route}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
        >
          <span className="voice text-lead leading-snug">{game.headline}</span>
          <span className="sr-only">: {players.join(', ')}</span>
        </Link>
        {game.edition === 'high-society' ? <SeasonStanding {...game} /> : <GameStanding {...game} />}
        <p className="mt-1 text-small text-ink-2">
          <span className="text-accent">{gameName(edition)}</span>
          {played(game)} · <time dateTime={changedAt}>{ago(changedAt)}</time>
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
            ...(game.kind === 'referee'
              ? [{ label: 'Share', note: 'As a link, a text or a QR code', icon: Share2, onPick: onShare }]
              : []),
            { label: 'Export to a file', icon: Download, onPick: onExport },
            { label: 'Delete', icon: Trash2, onPick: onDelete },
          ]}
        />
      </div>
    </li>
  )
}
