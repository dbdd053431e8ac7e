import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { RulingMeta } from '@/content/types'
import type { RulingKind } from './ruling-kinds'
import { RulingSeal, statusWords } from './ruling-status'

export interface IndexedRuling {
  readonly id: string
  readonly meta: Pick<RulingMeta, 'question' | 'answer' | 'status'>
}

const GROUPS: readonly { kind: RulingKind; title: string; lead: string }[] = [
  {
    kind: 'switch',
    title: 'What your table decides',
    lead: 'Here the rulebooks leave something open. Each reading is shown, and the usual one holds until you choose another.',
  },
  {
    kind: 'settled',
    title: 'What is settled',
    lead: 'Questions that come up at every table, and that the rulebooks answer if one reads them together.',
  },
  {
    kind: 'rule',
    title: 'What the referee says no to',
    lead: 'Every rule that a banner can name: what it means, and what your table can do.',
  },
]

export interface RulingIndexProps {
  /** Of each kind, in order. */
  readonly rulings: Readonly<Record<RulingKind, readonly IndexedRuling[]>>
  readonly hrefOf: (id: string) => Route
}

/** All rulings in their three groups, each with its verdict. */
export function RulingIndex({ rulings, hrefOf }: RulingIndexProps) {
  return GROUPS.map(({ kind, title, lead }) => (
    <section key={kind} aria-labelledby={kind} className="border-t border-line pt-8 pb-12">
      <h2 id={kind} className="text-[1.75rem] leading-tight">
        {title}
      </h2>
      <p className="prose mt-2 text-ink-2">{lead}</p>
      <ul className="mt-6">
        {rulings[kind].map(({ id, meta }) => (
          <Entry key={id} href={hrefOf(id)} meta={meta} />
        ))}
      </ul>
    </section>
  ))
}

function Entry({ href, meta }: Pick<IndexedRuling, 'meta'> & { href: Route }) {
  return (
    <li className="break-inside-avoid border-t border-line first:border-t-0">
      <Link
        href={href}
        // Nobody reads all of them: none is fetched before it is asked for.
        className="group grid min-h-14 grid-cols-[1.25rem_minmax(0,1fr)] content-center gap-x-3 py-3 text-ink no-underline"
      >
        <span className="pt-[0.3em]">
          <RulingSeal status={meta.status} />
        </span>
        <span>
          <span className="voice block text-lead leading-snug text-accent group-hover:underline">
            {meta.question}
          </span>
          <span className="mt-0.5 block text-ink-2">{meta.answer}</span>
          <span className="sr-only">{statusWords(meta.status)}</span>
        </span>
      </Link>
    </li>
  )
}

/** What the seals before the questions mean. */
export function RulingLegend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-8 text-small text-ink-2">
      {(['rulebook', 'follows', 'silent'] as const).map((status) => (
        <li key={status}>
          <RulingSeal status={status} /> {statusWords(status)}
        </li>
      ))}
    </ul>
  )
}
