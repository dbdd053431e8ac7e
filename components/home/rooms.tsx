import type { Route } from 'next'
import { Link } from '@/components/ui/link'

const rooms = [
  [
    '/learn',
    'Learn it in ten minutes',
    'Short pages with a moment at the table in each, or a first round with somebody at your shoulder.',
  ],
  [
    '/ask',
    'Settle a question',
    'Type what happened. The verdict comes with its reason and the place that it rests on.',
  ],
  [
    '/practice',
    'Practise',
    'Situations that the rules themselves make and prove. What you missed comes back another day.',
  ],
] as const

/** What there is beside the referee. */
export function Rooms() {
  return (
    <section aria-labelledby="rooms" className="border-t border-line py-10 md:py-14 lg:py-20">
      <h2 id="rooms" className="text-head">
        Before a game, and in the middle of one
      </h2>
      <ul className="mt-4 grid gap-x-16 md:mt-8 md:grid-cols-3">
        {rooms.map(([href, title, text]) => (
          <li
            key={href}
            className="max-w-144 border-t border-line py-4 first:border-t-0 md:border-t-0 md:py-0"
          >
            <Link href={href as Route} className="text-question voice text-ink decoration-line-2">
              {title}
            </Link>
            <p className="mt-1 text-ink-2 max-md:text-small md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
