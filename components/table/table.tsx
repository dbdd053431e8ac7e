import { memo } from 'react'
import { sameProps } from '@/components/ui/same-props'
import type { CardView, SeatView, TableView } from '@/machines/love-letter/view'
import { Discards } from './discards'
import { SeatRow, type SeatRowProps } from './seat-row'

export interface TableProps {
  readonly view: TableView
  /** Who must say or do something now. */
  readonly acting?: SeatView['seat'] | null
  /** Cards that lie face up beside the deck, when two play. */
  readonly faceUp?: readonly CardView[]
  /** By seat: the cards in hand, null for one that stays hidden. Without it, no hand is drawn. */
  readonly hands?: readonly SeatRowProps['hand'][]
  /** By seat: room kept for what comes later, so that the table does not grow. */
  readonly rooms?: readonly SeatRowProps['room'][]
  readonly onSeat?: (seat: SeatView) => void
  readonly onCard?: (card: CardView) => void
}

/** Of six rows a tap changes one or two. */
const Row = memo(SeatRow, sameProps)

/** What lies open on a table: everybody in seat order, with all that lies before them. It judges nothing. */
export function Table({ view, acting = null, faceUp = [], hands, rooms, onSeat, onCard }: TableProps) {
  return (
    <>
      <ul aria-label="Players" className="border-t border-line">
        {view.seats.map((seat) => (
          <Row
            key={seat.seat}
            seat={seat}
            goal={view.goal}
            isActing={seat.seat === acting}
            hand={hands?.[seat.seat]}
            room={rooms?.[seat.seat]}
            onSeat={onSeat}
            onCard={onCard}
          />
        ))}
      </ul>
      {faceUp.length ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 ps-4">
          <p className="text-tiny text-ink-2">Beside the deck</p>
          <Discards cards={faceUp} label="Face up beside the deck" onCard={onCard} />
        </div>
      ) : null}
    </>
  )
}
