import { Play, Shield } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import type { CardView, SeatView } from '@/machines/love-letter/view'
import { Discards } from './discards'
import { Hand } from './hand'
import { Tokens } from './tokens'

export interface SeatRowProps {
  readonly seat: SeatView
  /** Tokens that win the game. */
  readonly goal: number
  /** This player must say or do something now. */
  readonly isActing: boolean
  /** The cards in hand, null for one that stays hidden; without it the hand is not drawn. */
  readonly hand?: readonly (CardView | null)[] | undefined
  /** Room kept for what comes later: so many cards laid, and the word that somebody is protected. */
  readonly room?: { readonly cards: number; readonly isProtected: boolean } | undefined
  readonly onSeat?: ((seat: SeatView) => void) | undefined
  readonly onCard?: ((card: CardView) => void) | undefined
}

/** One player as the table sees them: who, tokens, how they stand, and what lies before them. */
export function SeatRow({ seat, goal, isActing, hand, room, onSeat, onCard }: SeatRowProps) {
  const name = seat.isOut ? <s>{seat.name}</s> : seat.name
  const who = (
    <>
      <span
        className={cx('w-fit max-w-full font-semibold', setting(seat.name), look(seat, isActing))}
        // It is cut at its end, whichever way it runs.
        dir="auto"
        title={seat.name}
      >
        {name}
      </span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-tiny leading-4 text-ink-2">
        <Tokens won={seat.tokens} goal={goal} />
        <Standing seat={seat} hasRoom={room?.isProtected} />
      </span>
    </>
  )
  const marker = isActing ? (
    <Play aria-hidden className={cx(MARK, onSeat ? 'start-0 top-3' : '-start-4 top-2')} />
  ) : null
  const block = 'min-w-0 flex-[1_1_6.5rem] max-w-44 py-1 text-start'
  return (
    <li
      aria-current={isActing || undefined}
      className="relative flex min-h-12.25 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line ps-4"
    >
      {onSeat ? marker : null}
      {onSeat ? (
        // Reaches over the whole row; the cards lie above it.
        <button
          type="button"
          onClick={() => onSeat(seat)}
          className={cx(block, 'rounded-ui -outline-offset-2 after:absolute after:inset-0')}
        >
          {who}
          {isActing ? <span className="sr-only">to act</span> : null}
        </button>
      ) : (
        <div className={cx(block, 'relative')}>
          {marker}
          {who}
        </div>
      )}
      {hand ? <Hand cards={hand} of={seat.name} /> : null}
      <div
        className={cx(
          'relative empty:hidden [&>ol]:w-fit [&>ol]:py-1',
          hand ? 'flex-[2_1_5.75rem]' : 'flex-[2_1_11.75rem]',
        )}
      >
        <Discards
          cards={seat.discards}
          shown={seat.shown}
          room={room?.cards}
          label={`Before ${seat.name}`}
          onCard={onCard}
        />
      </div>
    </li>
  )
}

const MARK = 'absolute size-3 fill-accent text-accent rtl:-scale-x-100'

/** A phone has room for nine letters as they are usually set; a longer name is set smaller, a long one in two lines. */
function setting({ length }: string): string {
  if (length > 12) return 'line-clamp-2 wrap-anywhere leading-tight max-sm:text-tiny max-sm:leading-none'
  return cx('block truncate leading-tight', length > 9 && 'max-sm:text-small')
}

const look = (seat: SeatView, isActing: boolean) =>
  isActing ? 'text-accent' : seat.isOut ? 'font-normal text-ink-2' : ''

function Standing({ seat, hasRoom = false }: { seat: SeatView; hasRoom?: boolean | undefined }) {
  if (seat.isOut) return <em className="-my-0.5">out</em>
  if (!seat.isProtected && !hasRoom) return null
  return (
    <span
      aria-hidden={!seat.isProtected || undefined}
      className={cx('-my-0.5 inline-flex items-center gap-0.5', !seat.isProtected && 'invisible')}
    >
      <Shield aria-hidden className="size-3 fill-current" />
      <em className="text-[0.75rem]">protected</em>
    </span>
  )
}
