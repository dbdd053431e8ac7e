import { cardWords } from '@/machines/high-society'
import { placeHref } from './use-place'

/** Cards that nobody entered yet, by number: a tap enters one. */
export function NumberGrid({ numbers }: { numbers: readonly number[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
      {numbers.map((number) => {
        const { name } = cardWords(number, {})
        return (
          <li key={number}>
            <a
              id={`to card ${number}`}
              href={placeHref('card', String(number))}
              aria-label={`Enter card ${number}${name ? `, ${name}` : ''}`}
              className="voice grid min-h-14 place-items-center rounded-ui border border-edge bg-card text-question text-ink lining-nums tabular-nums no-underline hover:bg-accent-soft"
            >
              {number}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
