import type { Route } from 'next'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import type { RulingMeta } from '@/content/types'
import { Section } from './ruling-section'

/** A text, and the place in it. */
export interface Source {
  readonly text: string
  readonly section: string
}

/** The places in the rulebooks, one below the other. */
export function RulingSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Section title="Where it stands">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {sources.map(({ text, section }) => (
          <div key={`${text} ${section}`} className="sm:contents">
            <dt className="font-serif italic">{text}</dt>
            <dd className="text-ink-2 max-sm:mb-2">{section}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export interface RelatedRuling {
  readonly href: string
  readonly question: string
  readonly because: string
}

export function RulingConfused({ related }: { related: readonly RelatedRuling[] }) {
  if (related.length === 0) return null
  return (
    <Section title="People confuse this with">
      <ul className="grid gap-4">
        {related.map(({ href, question, because }) => (
          <li key={href}>
            <Link href={href as Route} className="voice inline-block py-1 text-lead leading-snug">
              {question}
            </Link>
            <p className="prose">{because}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The tests that would fail if the referee ruled otherwise. */
export function RulingTests({ tests }: { tests: RulingMeta['tests'] }) {
  return (
    <div className="mt-10 print:hidden">
      <Disclosure summary="What holds this">
        <p className="prose text-small text-ink-2">
          These files of Parlour’s source fail if the referee ever rules otherwise.
        </p>
        <ul className="mt-2 text-small [overflow-wrap:anywhere]">
          {tests.map((file) => (
            <li key={file} className="py-0.5">
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
