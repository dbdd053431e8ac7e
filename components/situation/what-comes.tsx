import { useMemo } from 'react'
import { type Game, namesFor, type Play, type PlayResult, playedOut } from '@/machines/love-letter'
import { OutcomeSteps } from './outcome-steps'
import { Why } from './why'

/** What comes of the play that was picked. Nothing is told before a 1 has named its card. */
export function WhatComes({ game, play }: { game: Game; play: Play }) {
  const result = useMemo(() => playedOut(game, play), [game, play])
  if (play.guess === undefined && namesFor(game, play).length) return null
  return (
    <section aria-label="What follows" aria-live="polite" className="pt-2 pb-4 ps-15">
      <Comes result={result} edition={game.table.edition} />
    </section>
  )
}

/** What comes of a play, or why it cannot be. */
export function Comes({ result, edition }: { result: PlayResult; edition: Game['table']['edition'] }) {
  if ('barred' in result)
    return (
      <p>
        <b className="font-semibold">Not allowed.</b> <Why reason={result.barred} />
      </p>
    )
  return <OutcomeSteps outcome={result} edition={edition} />
}
