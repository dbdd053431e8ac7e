import { markOf } from '@/components/table/card-mark'
import { CardFace } from '@/components/ui/card-face'
import { Link } from '@/components/ui/link'
import type { CardMeta } from '@/content/types'
import { cardHref } from './card-onward'
import { cardOfPage, facesOf, namesOf } from './of-all-editions'

export interface ListedCard {
  readonly id: string
  readonly meta: CardMeta
}

/** Every card of the family in order of value, with its names and what it is about. */
export function CardList({ cards }: { cards: readonly ListedCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-16 border-b border-line md:grid-cols-2">
      {cards.map((card) => (
        <Entry key={card.id} {...card} />
      ))}
    </ul>
  )
}

function Entry({ id, meta }: ListedCard) {
  const card = cardOfPage(id)
  const [face] = facesOf(card)
  if (!face) return null
  return (
    <li className="break-inside-avoid border-t border-line" data-ruleset={face.edition}>
      <Link
        href={cardHref(card)}
        // A page with its lessons weighs something: eleven of them are not fetched for one that is read.
        className="group grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 py-4 text-ink no-underline"
      >
        <CardFace {...markOf(face)} size="chip" decorative />
        <span>
          <span className="voice block text-lead leading-snug text-accent group-hover:underline">
            <span className="sr-only">{face.numeral} </span>
            {namesOf(card)}
          </span>
          <span className="mt-0.5 block text-ink-2">{meta.gist}</span>
        </span>
      </Link>
    </li>
  )
}
