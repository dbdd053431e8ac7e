import { useState } from 'react'
import { markOf } from '@/components/table/card-mark'
import { CardChip } from '@/components/ui/card-chip'
import { cx } from '@/components/ui/cx'
import {
  type Card,
  type CardChoice,
  editions,
  effectWords,
  type Game,
  type Play,
  type TargetChoice,
  viewCard,
} from '@/machines/love-letter'
import { nameOf } from './name-of'
import { Targets } from './targets'
import { WhatComes } from './what-comes'

export interface MayPlayProps {
  readonly game: Game
  readonly choices: readonly CardChoice[]
  readonly play: Play | null
  readonly onPlay: (play: Play | null) => void
}

/** Every card that may be played, on whom, and naming what; a tap picks a play. */
export function MayPlay({ game, choices, play, onPlay }: MayPlayProps) {
  const [open, setOpen] = useState<Card | null>(null)
  const { edition } = game.table
  return (
    <ul className="mt-3 border-t border-line">
      {choices.map(({ card, targets }) => {
        const view = viewCard(edition, card)
        const isPicked = open === card
        const pick = () => {
          setOpen(isPicked ? null : card)
          onPlay(
            targets.length || isPicked ? null : { type: 'play', player: game.table.round?.turn ?? 0, card },
          )
        }
        return (
          <li key={card} className="border-b border-line py-2">
            <button
              type="button"
              aria-expanded={targets.length ? isPicked : undefined}
              aria-pressed={targets.length ? undefined : isPicked}
              onClick={pick}
              className="flex min-h-14 w-full items-center gap-4 rounded-ui text-start hover:bg-accent-soft"
            >
              <span aria-hidden>
                <CardChip {...markOf(view)} />
              </span>
              <span className="min-w-0 flex-1">
                <span className={cx('voice block text-lead leading-snug', isPicked && 'text-accent')}>
                  {view.name}
                </span>
                <span className="block text-small text-ink-2">
                  {targets.length ? onWhom(game, targets) : effectWords(editions[edition], card)}
                </span>
              </span>
            </button>
            {isPicked && targets.length ? (
              <Targets game={game} targets={targets} play={play} onPlay={onPlay} />
            ) : null}
            {play?.card === card ? <WhatComes game={game} play={play} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** “On Ann or Cal”. */
function onWhom(game: Game, targets: readonly TargetChoice[]): string {
  const free = targets.filter(({ barred, seat }) => !barred && seat !== null)
  if (free.length === 0) return 'On nobody: no player can be chosen.'
  const names = free.map(({ seat }) =>
    seat === game.table.round?.turn ? 'themselves' : nameOf(game, seat as number),
  )
  return `On ${names.length < 2 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`}`
}
