import type { Route } from 'next'
import { Link } from './link'

/** The small print of the first page: whose work this is not, what stays here, where to complain, whom to thank, which Parlour this is. */
export function Colophon() {
  return (
    <footer className="grid gap-x-16 gap-y-6 border-t border-line pt-8 text-small text-ink-2 sm:grid-cols-2 lg:grid-cols-4">
      <p>
        Parlour is unofficial: made by people who play these games, not by those who publish them. It uses
        none of their pictures or words, and you need the cards.
      </p>
      <p>
        All of it stays on this device. Safari clears away what a site keeps that nobody opens for seven days,
        unless it lies on the home screen: a backup outlives that.
      </p>
      <p>
        Do you think it ruled wrongly? Export the game and open an issue where you found Parlour’s source: a
        game file shows exactly what happened.
      </p>
      <div>
        <p>
          Parlour {process.env.NEXT_PUBLIC_VERSION}. Emblems from game-icons.net; set in Fraunces and Inter.
        </p>
        <ul className="-ms-2 flex flex-wrap">
          {(
            [
              ['/news', 'What changed'],
              ['/credits', 'Credits and licences'],
              ['/settings#kept', 'What is kept where'],
            ] as const
          ).map(([href, name]) => (
            <li key={href}>
              <Link href={href as Route} className="inline-flex min-h-12 items-center px-2 text-ink">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
