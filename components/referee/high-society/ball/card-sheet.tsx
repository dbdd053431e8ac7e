'use client'

import { CardForm } from '@/components/book/card-form'
import { isWhole, readHalfCard } from '@/components/book/half-card'
import type { Names } from '@/components/book/scene'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { BookCard, Session } from '@/machines/high-society'
import { ThrowAway, useHalfFilled } from '../half-filled'
import { CardPreview } from './card-preview'

export interface CardSheetProps {
  /** Null while no card is entered. */
  readonly number: number | null
  /** On which the card can be tried; null where none is at hand. */
  readonly session: Session | null
  /** Who laid it. */
  readonly player: string
  readonly value: BookCard | null
  readonly names: Names
  readonly fits: (number: number, card: BookCard) => boolean
  readonly onClose: () => void
  readonly onDone: (number: number, card: BookCard) => void
}

/** What one Dance card says, entered at the table. */
export function CardSheet({ number, onClose, ...props }: CardSheetProps) {
  return (
    <Sheet
      open={number !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Dance card ${number ?? ''}`}
    >
      {number === null ? null : <Entry key={number} {...props} number={number} onClose={onClose} />}
    </Sheet>
  )
}

function Entry({
  number,
  session,
  player,
  value,
  names,
  fits,
  onClose,
  onDone,
}: CardSheetProps & { readonly number: number }) {
  const half = useHalfFilled(`card ${number}`, value ?? {}, (kept) => readHalfCard(`${number}`, kept))
  const card = isWhole(half.form) ? half.form : null
  const isFitting = card === null || fits(number, card)
  return (
    <div className="grid grid-cols-1 gap-6">
      <CardForm value={half.form} names={names} onChange={half.fill} />
      {card && session && player ? <CardPreview session={session} player={player} card={card} /> : null}
      <p aria-live="polite" className="border-s-3 border-accent ps-3 text-small empty:hidden">
        {isFitting
          ? ''
          : 'This number was danced otherwise earlier in the season, so this table goes on without its text. It is kept for the next season.'}
      </p>
      <Button
        kind="primary"
        wide
        aria-disabled={card === null || undefined}
        onClick={() => {
          if (card === null) return
          half.done()
          onDone(number, card)
          onClose()
        }}
      >
        Keep it
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
