import { cardHref } from '@/components/cards/card-onward'
import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { Link } from '@/components/ui/link'
import { type Card, cardsOf, cardText, type EditionId, editions, viewCard } from '@/machines/love-letter'
import { editionOf, type Voice } from './voice'

export interface CardListProps {
  /** The first and the last value; Queen Charlotte, who has none, comes after 9. */
  readonly from?: number
  readonly to?: number
}

/** The cards of the edition in hand: what each is called, how many there are, what it does. */
export function CardList({ voice, from = 0, to = 10 }: CardListProps & { readonly voice: Voice }) {
  const edition = editionOf(voice)
  const cards = cardsOf(editions[edition]).filter((card) => card >= from && card <= to)
  return (
    <ul className="not-prose border-b border-line">
      {cards.map((card) => (
        <li key={card} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-4">
          <Entry edition={edition} card={card} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ edition, card }: { readonly edition: EditionId; readonly card: Card }) {
  const view = viewCard(edition, card)
  return (
    <>
      <CardFace {...markOf(view)} size="chip" decorative />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link href={cardHref(card)} className="voice min-w-0 text-lead text-ink decoration-line-2">
            <span className="sr-only">{view.numeral}</span> {view.name}
          </Link>
          <span className="text-small text-ink-2">
            {view.copies === 1 ? 'one card' : `${view.copies} cards`}
          </span>
        </p>
        <p className="mt-1">{cardText(editions[edition], card)}</p>
      </div>
    </>
  )
}
