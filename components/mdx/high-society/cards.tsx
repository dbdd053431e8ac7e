import type { Route } from 'next'
import { KNOWN } from '@/components/cards/season-known'
import { Link } from '@/components/ui/link'
import { cardName, cardWords } from '@/machines/high-society'

export interface CardNoProps {
  readonly n: number | readonly number[]
  readonly link?: boolean
}

const named = (number: number) => cardName({}, number)

/** A known card, or cards of one name, inside a sentence: “Jealousy (4, 8)”. */
export function CardNo({ n, link = false }: CardNoProps) {
  const numbers = typeof n === 'number' ? [n] : n
  const [first = 0] = numbers
  const name = named(first)
  if (!name || numbers.some((other) => named(other) !== name))
    throw new Error(`No known card has the number ${numbers.join(', ')}.`)
  const words = `${name} (${numbers.join(', ')})`
  const entry = KNOWN.find((known) => known.numbers.includes(first))?.numbers[0]
  return link ? <Link href={`/cards/high-society#card-${entry}` as Route}>{words}</Link> : words
}

/** The known cards: what each is called, and what it does. */
export const CardList = () => (
  <dl className="not-prose border-b border-line">
    {KNOWN.map(({ numbers: [first = 0, ...more] }) => (
      <div key={first} className="border-t border-line py-4">
        <dt className="flex flex-wrap items-baseline gap-x-3">
          <span className="voice text-lead">{named(first)}</span>
          <span className="text-small text-ink-2">
            {more.length ? `cards ${[first, ...more].join(' and ')}` : `card ${first}`}
          </span>
        </dt>
        <dd className="mt-1">{cardWords(first, {}).text}</dd>
      </div>
    ))}
  </dl>
)
