import Link from 'next/link'

/** The small print of the first page: whose work this is not, where to complain, whom to thank. */
export function Colophon() {
  return (
    <footer className="grid gap-x-16 gap-y-6 border-t border-line pt-8 text-small text-ink-2 md:grid-cols-3">
      <p>
        Parlour is unofficial: made by people who play these games, not by those who publish them. It uses
        none of their pictures or words, and you need the cards.
      </p>
      <p>
        Do you think it ruled wrongly? Export the game and open an issue where you found Parlour’s source: a
        game file shows exactly what happened.
      </p>
      <p>
        Emblems from game-icons.net; set in Fraunces and Inter.{' '}
        <Link href="/credits" className="text-ink">
          Credits and licences
        </Link>
      </p>
    </footer>
  )
}
