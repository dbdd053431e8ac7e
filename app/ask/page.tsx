import type { Metadata, Route } from 'next'
import Link from 'next/link'
import { SearchDesk } from '@/components/lookup/search-desk'
import { SearchExamples } from '@/components/lookup/search-examples'
import { Masthead } from '@/components/ui/masthead'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { WORDS } from '@/content/load'

export const metadata: Metadata = {
  title: 'Ask',
  description: 'A dispute at the table? A word or two give the verdict, why, and where it stands.',
}

const WAYS = [
  {
    href: '/ask/situation',
    title: 'Lay out the situation',
    about: 'Put your table before the referee: what may be played, and what comes of it.',
  },
  {
    href: '/rulings/love-letter',
    title: 'All rulings',
    about: 'Every question with its verdict, in one list.',
  },
  { href: '/cards/love-letter', title: 'All cards', about: 'What each does, and what people get wrong.' },
] as const

export default function Ask() {
  return (
    <RulesetScope ruleset="love-letter">
      <Masthead />
      <Page>
        <PageHeader kicker="Love Letter (2019) and Bridgerton" title="What happened?" />
        <noscript>
          <p className="py-3">
            The field needs scripts. Every verdict also stands in the list of all rulings below.
          </p>
        </noscript>
        <SearchDesk>
          <SearchExamples disputes={WORDS.DISPUTES} />
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
    </RulesetScope>
  )
}
