import Link from 'next/link'
import { Fragment } from 'react'

// Until the referee's own words for cards are there.
const NAMES: Readonly<Record<number, string>> = {
  1: 'Fashionably late',
  4: 'Jealousy',
  6: 'Swoon',
  8: 'Jealousy',
  10: 'Swoon',
  15: 'Make a Deal',
  18: 'Distraction',
  24: 'the Family Diamonds',
}

export interface CardNoProps {
  readonly n: number | readonly number[]
  readonly link?: boolean
}

/** A known card, or cards of one name, inside a sentence: “Jealousy (4, 8)”. */
export function CardNo({ n, link = false }: CardNoProps) {
  const numbers = typeof n === 'number' ? [n] : n
  const [first = 0] = numbers
  const name = NAMES[first]
  if (!name || numbers.some((other) => NAMES[other] !== name))
    throw new Error(`No known card has the number ${numbers.join(', ')}.`)
  const words = `${name} (${numbers.join(', ')})`
  return link ? <Link href={{ pathname: '/cards/high-society', hash: `card-${first}` }}>{words}</Link> : words
}

/** The known cards. */
export function CardList() {
  return (
    <ul>
      {Object.entries(NAMES).map(([number, name]) => (
        <Fragment key={number}>
          <li>
            {name} ({number})
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
