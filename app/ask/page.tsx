import type { Metadata, Route } from 'next'
import { SEASON } from '@/components/learn/learnt'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { SearchDesk } from '@/components/lookup/search-desk'
import { SearchExamples } from '@/components/lookup/search-examples'
import { Masthead } from '@/components/masthead/masthead'
import { Link } from '@/components/ui/link'
import { Page, PageHeader } from '@/components/ui/page'
import { SEASON_WORDS, WORDS } from '@/content/load'

export const metadata: Metadata = {
  title: 'Ask',
  description: 'A dispute at the table? A word or two give the verdict, why, and where it stands.',
}

const HEARD = [
  { id: 'love-letter', name: 'Love Letter', disputes: WORDS.DISPUTES },
  { id: 'high-society', name: SEASON.name, disputes: SEASON_WORDS.DISPUTES },
] as const

const WAYS = [
  {
    href: '/ask/situation',
    title: 'Lay out the situation',
    about: 'Put a round of Love Letter before the referee: what may be played, and what comes of it.',
  },
  {
    href: '/rulings/love-letter',
    title: 'Rulings of Love Letter',
    about: 'Every question with its verdict, in one list.',
  },
  {
    href: '/cards/love-letter',
    title: 'Cards of Love Letter',
    about: 'What each does, and what people get wrong.',
  },
  {
    href: '/rulings/high-society',
    title: 'Rulings of High Society',
    about: 'The same for the season: tokens, Traits, scandals, Matches.',
  },
  {
    href: '/cards/high-society',
    title: 'Cards of High Society',
    about: 'What is known of them, and why it is not more.',
  },
] as const

export default function Ask() {
  return (
    <>
      <Masthead isDesk />
      <Page>
        <WayBack />
        <PageHeader title="What happened?" />
        <noscript>
          <p className="py-3">
            The field needs scripts. Every verdict also stands in the lists of rulings below.
          </p>
        </noscript>
        <SearchDesk>
          <SearchExamples games={HEARD} />
        </SearchDesk>
        <nav aria-label="Other ways to an answer" className="mt-6 border-t-2 border-accent pt-2">
          <ul className="grid gap-x-8 sm:grid-cols-3">
            {WAYS.map(({ href, title, about }) => (
              <li key={href} className="border-t border-line first:border-t-0 sm:border-t-0">
                <Link href={href as Route} className="group block min-h-14 py-3 text-ink no-underline">
                  <span className="voice block text-lead leading-snug text-accent group-hover:underline">
                    {title}
                  </span>
                  <span className="mt-0.5 block text-small text-ink-2">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Page>
    </>
  )
}
