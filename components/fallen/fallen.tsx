'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'

type Kept = 'asking' | 'kept' | 'memory' | 'nowhere'

const SAFE: Readonly<Record<Kept, string>> = {
  asking: 'The fault is Parlour’s, not yours. Looking for your game…',
  kept: 'The fault is Parlour’s, not yours. Your game is safe: every step that was answered is kept on this device.',
  memory:
    'The fault is Parlour’s, not yours. This device keeps no games, so yours lives in this tab only: save it as a file first, and leave the tab open.',
  nowhere: 'The fault is Parlour’s, not yours. No game lies on this device under this address.',
}
const NO_GAME = 'The fault is Parlour’s, not yours. Your games are not touched by it.'

/** Loaded when it is needed: this screen stands behind every page, and must weigh next to nothing. */
const gameHere = () => import('./game-here')

/** Where the game of this page is kept; null where the page is no table. */
function useGameHere() {
  const [game, setGame] = useState<{ readonly id: string; readonly kept: Kept } | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const { idIn, whereKept } = await gameHere()
      const id = idIn(window.location)
      if (id === null || isGone) return
      setGame({ id, kept: 'asking' })
      const kept = await whereKept(id)
      if (!isGone) setGame({ id, kept })
    }
    look().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return game
}

/** Stands in place of a screen that could not be drawn: what happened, that the game is safe, and the ways on. */
export function Fallen({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const game = useGameHere()
  useEffect(() => heading.current?.focus(), [])
  const isHere = game !== null && game.kept !== 'nowhere'
  return (
    <main id="main" tabIndex={-1} className="column max-w-160 py-12">
      <h1 ref={heading} tabIndex={-1} className="text-head">
        This screen has stopped
      </h1>
      <p role="status" className="mt-3 max-w-144 font-serif text-lead text-ink-2">
        {game ? SAFE[game.kept] : NO_GAME}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-2 sm:max-w-96">
        <Button kind="primary" wide className="min-h-14" onClick={onAgain}>
          Open it again
        </Button>
        {isHere ? (
          <Button
            wide
            className="min-h-14"
            onClick={() => void gameHere().then(({ exportGame }) => exportGame(game.id))}
          >
            Save the game as a file
          </Button>
        ) : null}
        <ButtonLink href="/" wide className="min-h-14">
          To the first page
        </ButtonLink>
      </div>
      {isHere ? (
        <p className="mt-6 max-w-144 text-small text-ink-2">
          Should it stop at the same place again, the file holds the whole game: it can be opened from the
          list of games, here or on another device, and shows us what went wrong.
        </p>
      ) : null}
    </main>
  )
}
