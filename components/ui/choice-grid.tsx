'use client'

import { type ReactNode, useId } from 'react'
import { CardFace, type CardFaceProps } from './card-face'
import { CardTile } from './card-tile'
import { cx } from './cx'
import { useMatches } from './use-matches'

export type CardChoiceProps = Pick<CardFaceProps, 'numeral' | 'name' | 'emblem' | 'copies' | 'seen'> & {
  onPick: () => void
  /** Not allowed now: dashed and dimmed, still tappable; `why` is read out, onWhy shows it. */
  barred?: boolean
  why?: string
  onWhy?: () => void
  marked?: boolean
  /** On a phone, only the upper edge of the card: where the table leaves little room. */
  compact?: boolean
}

/** On a phone lying on its side there is never room for whole cards. */
const LOW = '(max-height: 30rem)'
const LOW_OR_NARROW = `${LOW}, (max-width: 39.99rem)`

/** A card as an answer. */
export function CardChoice(props: CardChoiceProps) {
  const { onPick, barred = false, why, onWhy, marked = false, compact = false, ...card } = props
  const id = useId()
  const isTile = useMatches(compact ? LOW_OR_NARROW : LOW)
  const look = { ...card, barred, marked }
  const { copies = 0, seen = 0 } = card
  const number = /^\d+$/.test(card.numeral) ? `${card.numeral} ` : ''
  const told = [barred && why, copies > 0 && `${seen} of ${copies} seen`].filter(Boolean).join('. ')
  return (
    <button
      type="button"
      aria-label={`${number}${card.name}`}
      aria-describedby={told ? id : undefined}
      aria-disabled={barred || undefined}
      onClick={barred ? onWhy : onPick}
      className={cx('group block w-full rounded-ui', !barred && 'active:translate-y-px')}
    >
      {isTile ? <CardTile {...look} /> : <CardFace {...look} size="choice" decorative />}
      {told ? (
        <span id={id} hidden>
          {told}
        </span>
      ) : null}
    </button>
  )
}

/**
 * Cards side by side, as many as fit at a thumb's width (72 px and up, growing with the text size). Something as wide
 * as the grid between them leaves no gap: the next cards close up.
 */
export function ChoiceGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div
      role="group"
      aria-label={label}
      className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(4.5rem,30%),1fr))] gap-2"
    >
      {children}
    </div>
  )
}
