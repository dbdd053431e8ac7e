import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SoftwareList } from '@/components/credits/software-list'
import { Masthead } from '@/components/masthead/masthead'
import { Emblem } from '@/components/ui/emblem'
import { emblemCredits, emblemKeys } from '@/components/ui/emblems'
import { Page, PageHeader } from '@/components/ui/page'

export const metadata: Metadata = { title: 'Credits and licences' }

export default function Credits() {
  return (
    <>
      <Masthead />
      <Page>
        <PageHeader
          title="Credits and licences"
          lead="Parlour stands on the work of people who gave theirs away."
        />
        <Part title="The games">
          <p>
            Parlour is unofficial. It has no ties to the designers, publishers or rights holders of the games
            it referees, and shows none of their pictures or sentences. The games’ names belong to their
            owners and say only which box you need.
          </p>
        </Part>
        <Part title="Emblems">
          <p>
            From <a href="https://game-icons.net">game-icons.net</a>, under{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">Creative Commons Attribution 3.0</a>. The
            crown in the corner of a card without a number is “queen-crown” by Lorc. The shapes are unchanged;
            their colours are ours.
          </p>
          <ul className="mt-5 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {emblemKeys.map((key) => (
              <li key={key} className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line">
                <Emblem name={key} />
                <span className="flex-1">{emblemCredits[key].glyph}</span>
                <span className="text-ink-2">{emblemCredits[key].by}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Type">
          <p>
            <a href="https://github.com/undercasetype/Fraunces">Fraunces</a> by the Fraunces Project Authors
            and <a href="https://rsms.me/inter/">Inter</a> by the Inter Project Authors, both under the{' '}
            <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
          </p>
        </Part>
        <Part title="Software">
          <SoftwareList />
          <p className="mt-5">
            <a href={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/licences.txt`}>All licences in full</a>, as
            text.
          </p>
          <p className="mt-5">Parlour {process.env.NEXT_PUBLIC_VERSION} itself is under the MIT licence.</p>
        </Part>
      </Page>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-3 text-question">{title}</h2>
      {children}
    </section>
  )
}
