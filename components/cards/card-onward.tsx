import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { CARDS, type Card } from '@/machines/love-letter'
import { facesOf, pageIdOf } from './of-all-editions'

export const cardHref = (card: Card) => `/cards/love-letter/${pageIdOf(card)}` as Route

/** To the cards of the next lower and the next higher value. */
export function CardNeighbours({ of: card }: { of: Card }) {
  const place = CARDS.indexOf(card)
  return (
    <nav aria-label="Neighbouring cards" className="mt-12 border-t border-line pt-4 print:hidden">
      <ul className="flex flex-wrap justify-between gap-4">
        <Neighbour of={CARDS[place - 1]} says="Card before" />
        <Neighbour of={CARDS[place + 1]} says="Card after" />
      </ul>
    </nav>
  )
}

function Neighbour({ of: card, says }: { of: Card | undefined; says: string }) {
  if (card === undefined) return <li />
  const [face] = facesOf(card)
  return (
    <li className="min-w-0 last:ms-auto last:text-end">
      <Link href={cardHref(card)} className="group inline-block min-h-12 py-1 no-underline">
        <span className="block text-small text-ink-2">{says}</span>
        <span className="voice text-lead group-hover:underline">
          {face?.numeral} {face?.name}
        </span>
      </Link>
    </li>
  )
}

export interface RulingToRead {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** What people ask about the card, each with its verdict. */
export function CardRulings({ rulings }: { rulings: readonly RulingToRead[] }) {
  return (
    <section aria-labelledby="rulings" className="mt-12 break-inside-avoid-page border-t border-line pt-5">
      <h2 id="rulings" className="mb-2 text-question">
        Rulings about it
      </h2>
      <ul>
        {rulings.map(({ id, question, answer }) => (
          <li key={id} className="py-2">
            <Link
              href={`/rulings/love-letter/${id}` as Route}
              className="voice inline-block py-1 text-lead leading-snug"
            >
              {question}
            </Link>
            <p className="text-ink-2">{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
