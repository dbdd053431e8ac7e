import { Play, Shield } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import type { PlayerView } from '@/machines/high-society/view'
import { Home, InHand, Laid } from './holdings'
import { Piece } from './piece'
import { Ring } from './ring'

export interface PlayerRowProps {
  readonly player: PlayerView
  readonly seat: number
  /** Place in the order of dancing from 0, or -1 before it is known. */
  readonly place: number
  readonly isActing: boolean
  readonly onPlayer?: ((name: string) => void) | undefined
}

/** One player of a season as the table sees them. */
export function PlayerRow({ player, seat, place, isActing, onPlayer }: PlayerRowProps) {
  const { name, card, hand, supply, match } = player
  const who = (
    <>
      <span
        className={cx(
          'block w-fit max-w-full truncate leading-tight font-semibold',
          isActing && 'text-accent',
        )}
        // It is cut at its end, whichever way it runs.
        dir="auto"
        title={name}
      >
        {name}
      </span>
      <span className="flex min-h-4.5 flex-wrap items-center gap-x-1.5 text-tiny leading-4.5 text-ink-2">
        <Standing player={player} place={place} />
      </span>
    </>
  )
  return (
    <li
      aria-current={isActing || undefined}
      className="relative flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-0.5 border-b border-line py-1 ps-4"
    >
      {isActing ? (
        <Play
          aria-hidden
          className="absolute start-0 top-3.5 size-3 fill-accent text-accent rtl:-scale-x-100"
        />
      ) : null}
      <Piece name={name} seat={seat} className="size-6" />
      {onPlayer ? (
        <button
          type="button"
          onClick={() => onPlayer(name)}
          className="min-w-0 flex-[1_1_5rem] rounded-ui text-start after:absolute after:inset-0"
        >
          {who}
        </button>
      ) : (
        <div className="min-w-0 flex-[1_1_5rem]">{who}</div>
      )}
      {isActing ? <span className="sr-only">Now to act.</span> : null}
      <span className="flex w-16.5 shrink-0 items-center justify-end gap-0.5 empty:hidden">
        {match ? null : <Home name={name} seat={seat} supply={supply} />}
      </span>
      <span className="flex w-15 shrink-0 items-center justify-end gap-1">
        <Laid card={card} />
        <InHand count={hand} />
      </span>
    </li>
  )
}

function Standing({ player, place }: Pick<PlayerRowProps, 'player' | 'place'>) {
  const { match, isProtected, hasActed } = player
  return (
    <>
      {place < 0 ? null : <span className={cx(hasActed && 'line-through')}>{ORDINALS[place]}</span>}
      {match ? (
        <span className="inline-flex min-w-0 items-center gap-1">
          <Ring isLove={match.love} className="size-4" />
          <span className="sr-only">{match.love ? 'Love Match with ' : 'Match with '}</span>
          <bdi className="truncate">{match.prospect}</bdi>
        </span>
      ) : null}
      {isProtected ? (
        <span className="inline-flex items-center gap-0.5">
          <Shield aria-hidden className="size-3 fill-current" />
          <em>protected</em>
        </span>
      ) : null}
    </>
  )
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th']
