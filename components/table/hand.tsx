import { CardBack } from '@/components/ui/card-back'
import { CardFace } from '@/components/ui/card-face'
import type { CardView } from '@/machines/love-letter/view'
import { markOf } from './card-mark'

export interface HandProps {
  /** Null for a card that stays hidden. */
  readonly cards: readonly (CardView | null)[]
  /** Whose hand it is. */
  readonly of: string
}

/** Cards in a hand: they stand upright, where what was laid lies on its side. Two have room without moving anything. */
export function Hand({ cards, of }: HandProps) {
  return (
    <div className="flex min-h-13 w-18 shrink-0 items-center gap-1">
      <span className="sr-only">{inWords(cards, of)}</span>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards in a hand are told apart by their place alone
        <span key={i} className="w-8.5" aria-hidden title={card?.name}>
          {card ? <CardFace {...markOf(card)} size="chip" decorative /> : <CardBack />}
        </span>
      ))}
    </div>
  )
}

/** “Ann holds the Guard and a hidden card.”, and in a first round “You hold the Guard.” */
function inWords(cards: HandProps['cards'], of: string): string {
  const known = cards.flatMap((card) => (card ? [card.said] : []))
  const hidden = cards.length - known.length
  const backs = hidden === 0 ? [] : [hidden === 1 ? 'a hidden card' : `${hidden} hidden cards`]
  return `${of} ${of === 'You' ? 'hold' : 'holds'} ${[...known, ...backs].join(' and ') || 'no card'}.`
}
