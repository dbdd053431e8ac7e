'use client'

import { useState } from 'react'
import { markOf } from '@/components/table/card-mark'
import { CardChoice, ChoiceGrid } from '@/components/ui/choice-grid'
import { type Card, cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'

export interface CardPickerProps {
  readonly edition: EditionId
  readonly label: string
  /** Copies that lie or are told already, by card. */
  readonly laid: readonly number[]
  readonly marked?: Card | null
  readonly onPick: (card: Card) => void
}

/** Any card of the edition that still has a copy; of the others it says why not. */
export function CardPicker({ edition, label, laid, marked = null, onPick }: CardPickerProps) {
  const [why, setWhy] = useState<Card | null>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoiceGrid label={label}>
        {cardsOf(editions[edition]).map((card) => {
          const view = viewCard(edition, card, Math.min(laid[card] ?? 0, 9))
          const isGone = view.seen >= view.copies
          return (
            <CardChoice
              key={view.id}
              {...markOf(view)}
              copies={view.copies}
              seen={Math.min(view.seen, view.copies)}
              marked={marked === card}
              barred={isGone && marked !== card}
              why={goneWords(view.copies)}
              onWhy={() => setWhy(card)}
              onPick={() => {
                setWhy(null)
                onPick(card)
              }}
            />
          )
        })}
      </ChoiceGrid>
      <p aria-live="polite" className="text-small text-ink-2 empty:hidden">
        {why === null ? null : `${viewCard(edition, why).name}: ${goneWords(viewCard(edition, why).copies)}`}
      </p>
    </div>
  )
}

const goneWords = (copies: number) =>
  copies === 1 ? 'The only copy is placed already.' : `All ${copies} copies are placed already.`
