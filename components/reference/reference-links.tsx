import type { Route } from 'next'
import { SEASON } from '@/components/learn/learnt'
import { Link } from '@/components/ui/link'
import { type EditionId, editions } from '@/machines/love-letter'

export const EDITIONS = Object.keys(editions) as EditionId[]
export const editionName = (id: EditionId) => editions[id].name

/** Everything that there is at a glance. */
const GLANCES = [...EDITIONS.map((id) => ({ id, name: editionName(id) })), SEASON]

/** The ways to the games at a glance, all or all but the one in hand. */
export function ReferenceLinks({ except }: { except?: EditionId | typeof SEASON.id }) {
  return (
    <section aria-labelledby="glance" className="mt-12 border-t border-line pt-5 print:hidden">
      <h2 id="glance" className="text-question">
        {except ? 'Other games at a glance' : 'At a glance, to read or to print'}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {GLANCES.filter(({ id }) => id !== except).map(({ id, name }) => (
          <li key={id} data-ruleset={id}>
            <Link href={`/reference/${id}` as Route} className="inline-flex min-h-12 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
