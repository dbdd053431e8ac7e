import { CROWN_MARK } from '@/components/ui/card-art'
import { type EmblemKey, emblemKeys } from '@/components/ui/emblems'
import type { CardView } from '@/machines/love-letter/view'

/** How a card is drawn: the parts of the design system know no edition. */
export interface CardMark {
  readonly numeral: string
  readonly name: string
  readonly emblem: EmblemKey
}

/** Emblems run in the order of value, as the cards do. */
export const markOf = ({ card, name, numeral }: CardView): CardMark => ({
  numeral: numeral ?? CROWN_MARK,
  name,
  emblem: emblemKeys[card] as EmblemKey,
})
