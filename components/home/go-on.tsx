'use client'

import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { gameHref } from '@/components/referee/games/game-href'
import { isOver } from '@/components/referee/is-over'
import type { Summary } from '@/components/referee/summary'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** The table that was played at last and is not done. The store is loaded after the page. */
async function running(): Promise<Summary | null> {
  const { listGames } = await import('@/components/storage')
  const { games } = await listGames()
  return games.find((game) => !isOver(game)) ?? null
}

/** One tap back to the running table; until there is one, what a newcomer may ask. Either takes the same room. */
export function GoOn() {
  const [game, setGame] = useState<Summary | null>(null)
  useEffect(() => {
    let isGone = false
    running().then((found) => {
      if (!isGone) setGame(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div className="flex min-h-16 min-w-0 items-center">
      {game ? (
        <Link
          href={gameHref(game) as Route}
          data-ruleset={game.edition}
          className="flex min-h-16 w-full min-w-0 items-center gap-4 rounded-ui border border-edge bg-card px-4 text-ink no-underline hover:bg-accent-soft"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              <span className="text-accent">Go on:</span> {game.headline}
            </span>
            <span className="block truncate text-small text-ink-2">{game.players.join(', ')}</span>
          </span>
          <Icon of={ArrowRight} className="text-accent rtl:-scale-x-100" />
        </Link>
      ) : (
        <p className="text-small text-ink-2">No account. Games stay on this device.</p>
      )}
    </div>
  )
}
