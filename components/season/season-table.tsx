import type { Ref } from 'react'
import type { SeasonView } from '@/machines/high-society/view'
import { Ladder } from './ladder'
import { Piles } from './piles'
import { Players } from './players'

export interface SeasonTableProps {
  readonly view: SeasonView
  /** The same table at other moments: room is kept for all of them. */
  readonly beside?: readonly SeasonView[]
  readonly ladderRef?: Ref<HTMLOListElement>
}

/** Everything that lies open on the table of a season. */
export function SeasonTable({ view, beside = [], ladderRef }: SeasonTableProps) {
  const hasCatchers = [view, ...beside].some(({ ladder }) => ladder.some(({ catchers }) => catchers.length))
  return (
    <>
      <Ladder
        prospects={view.ladder}
        players={view.players.map(({ name }) => name)}
        hasCatchers={hasCatchers}
        {...(ladderRef && { ref: ladderRef })}
      />
      <div className="mt-3">
        <Players view={view} />
        <Piles view={view} beside={beside} />
      </div>
    </>
  )
}
