import type { ReactNode } from 'react'
import { markOf } from '@/components/table/card-mark'
import { CardBack } from '@/components/ui/card-back'
import { CardFace } from '@/components/ui/card-face'
import { cx } from '@/components/ui/cx'
import { type Card, type EditionId, viewCard } from '@/machines/love-letter'

/** Places side by side, with their name. */
export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="mb-1 text-small text-ink-2">{title}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)

interface SlotProps {
  readonly edition: EditionId
  readonly card: Card | null
  readonly isChosen: boolean
  readonly label: string
  readonly onChoose: () => void
}

/** A place that a card lies in, or is to. */
export function Slot({ edition, card, isChosen, label, onChoose }: SlotProps) {
  const view = card === null ? null : viewCard(edition, card)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${label}: ${view?.name ?? 'unknown'}`}
      onClick={onChoose}
      className={cx('block w-12 rounded-[0.4rem]', isChosen && 'outline-3 outline-accent outline-offset-2')}
    >
      {view ? <CardFace {...markOf(view)} size="chip" decorative /> : <CardBack />}
    </button>
  )
}
