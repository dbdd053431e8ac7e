import type { ReactNode } from 'react'
import { markOf } from '@/components/table/card-mark'
import { CardChip } from '@/components/ui/card-chip'
import { Sheet } from '@/components/ui/sheet'
import { cardText, editions, type SeatView, type TableView } from '@/machines/love-letter'

export interface SeatSheetProps {
  readonly view: TableView
  /** Null while none is looked at. */
  readonly seat: SeatView | null
  readonly onClose: () => void
  /** More about this player, where the table wants it. */
  readonly children?: ReactNode
}

/** A player: tokens, how they stand, and what each card before them means. */
export function SeatSheet({ view, seat, onClose, children }: SeatSheetProps) {
  const edition = editions[view.edition]
  return (
    <Sheet
      open={seat !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={<bdi>{seat?.name}</bdi>}
    >
      {seat ? (
        <div className="grid grid-cols-1 gap-4">
          <p>{standing(seat, view.goal)}</p>
          {seat.discards.length ? (
            <ol aria-label="Discards" className="grid grid-cols-1">
              {seat.discards.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards on a table stay where they were laid
                <li key={i} className="flex gap-3 border-t border-line py-3">
                  <CardChip {...markOf(card)} />
                  <p className="min-w-0 text-small">
                    <span className="font-medium">{card.name}.</span>{' '}
                    <span className="text-ink-2">{cardText(edition, card.card)}</span>
                  </p>
                </li>
              ))}
            </ol>
          ) : (
            <p className="text-ink-2">Nothing lies before them yet.</p>
          )}
          {children}
        </div>
      ) : null}
    </Sheet>
  )
}

function standing({ tokens, isOut, isProtected, isOnTurn }: SeatView, goal: number): string {
  const stands = isOut
    ? 'Out of the round.'
    : isProtected
      ? 'Protected.'
      : isOnTurn
        ? 'It is their turn.'
        : ''
  return `${tokens} of ${goal} tokens. ${stands}`.trim()
}
