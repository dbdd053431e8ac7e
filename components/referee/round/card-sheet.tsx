import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { Sheet } from '@/components/ui/sheet'
import { type CardView, cardText, type EditionId, editions, effectWords } from '@/machines/love-letter'

export interface CardSheetProps {
  readonly edition: EditionId
  /** Null while none is looked at. */
  readonly card: CardView | null
  readonly onClose: () => void
}

/** What a card means. */
export function CardSheet({ edition, card, onClose }: CardSheetProps) {
  return (
    <Sheet
      open={card !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={card?.name ?? ''}
    >
      {card ? (
        <div className="flex flex-wrap items-start gap-5">
          <div className="w-40 shrink-0">
            <CardFace
              {...markOf(card)}
              size="lesson"
              decorative
              copies={card.copies}
              seen={card.seen}
              effect={effectWords(editions[edition], card.card)}
            />
          </div>
          <div className="grid flex-[1_1_12rem] grid-cols-1 gap-3">
            <p>{cardText(editions[edition], card.card)}</p>
            <p className="text-small text-ink-2">
              {card.seen} of {card.copies} {card.copies === 1 ? 'copy lies' : 'copies lie'} open.
            </p>
          </div>
        </div>
      ) : null}
    </Sheet>
  )
}
