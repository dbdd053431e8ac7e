import type { Route } from 'next'
import Link from 'next/link'
import { type EditionId, editions } from '@/machines/love-letter'

export const EDITIONS = Object.keys(editions) as EditionId[]
export const editionName = (id: EditionId) => editions[id].name

/** The ways to the editions at a glance, all or all but the one in hand. */
export function ReferenceLinks({ except }: { except?: EditionId }) {
  return (
    <section aria-labelledby="glance" className="mt-12 border-t border-line pt-5 print:hidden">
      <h2 id="glance" className="text-question">
        {except ? 'Other editions at a glance' : 'At a glance, to read or to print'}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {EDITIONS.filter((id) => id !== except).map((id) => (
          <li key={id} data-ruleset={id}>
            <Link href={`/reference/${id}` as Route} className="inline-flex min-h-12 items-center">
              {editionName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
