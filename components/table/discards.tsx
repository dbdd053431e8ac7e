import { CardChip } from '@/components/ui/card-chip'
import type { CardView } from '@/machines/love-letter/view'
import { markOf } from './card-mark'

export interface DiscardsProps {
  readonly cards: readonly CardView[]
  /** What the row of cards is called, for those who listen. */
  readonly label: string
  readonly onCard?: ((card: CardView) => void) | undefined
  /** The hand shown in the showdown: after the discards, and marked. */
  readonly shown?: CardView | null
  /** Room kept for so many cards in all. */
  readonly room?: number | undefined
}

/** Cards laid face up, the oldest first; as many rows as they need. */
export function Discards({ cards, label, onCard, shown = null, room = 0 }: DiscardsProps) {
  const laid = cards.length + (shown ? 1 : 0)
  if (laid === 0 && room === 0) return null
  const press = (card: CardView) => (onCard ? { onPress: () => onCard(card) } : {})
  return (
    <ol aria-label={label} className="flex min-w-0 flex-wrap gap-1">
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards on a table stay where they were laid
        <li key={i} className="flex">
          <CardChip {...markOf(card)} {...press(card)} />
        </li>
      ))}
      {shown ? (
        <li className="flex">
          <CardChip {...markOf(shown)} {...press(shown)} marked />
        </li>
      ) : null}
      {Array.from({ length: Math.max(0, room - laid) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are nothing but their place
        <li key={`room ${i}`} aria-hidden className="invisible h-8 w-11" />
      ))}
    </ol>
  )
}
