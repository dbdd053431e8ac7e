import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { cardText, type EditionId, editions } from '@/machines/love-letter'
import type { CardView } from '@/machines/love-letter/view'

/** A card that somebody sees for the first time, and what it does. */
export function CardMet({ edition, card }: { readonly edition: EditionId; readonly card: CardView }) {
  const text = cardText(editions[edition], card.card)
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <CardFace {...markOf(card)} size="chip" decorative />
      <p className="text-small">
        <b className="font-semibold">
          {card.name}
          {card.numeral === null ? '' : ` (${card.numeral})`}.
        </b>{' '}
        {text}
      </p>
    </div>
  )
}
