import type { ReactNode } from 'react'
import { Masthead } from '@/components/masthead/masthead'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import type { RulingMeta } from '@/content/types'
import { type RelatedRuling, RulingConfused, RulingSources, RulingTests, type Source } from './ruling-notes'
import { RulingSeal, statusWords } from './ruling-status'
import { WayBack } from './ruling-way-back'

export interface RulingPageProps {
  readonly game: 'love-letter' | 'high-society'
  /** In whose colours it stands. */
  readonly ruleset: string
  readonly meta: Pick<RulingMeta, 'question' | 'answer' | 'status' | 'tests'>
  /** Where it holds, in words. */
  readonly holdsIn: string
  /** Every reading, where the table decides. */
  readonly readings?: ReactNode
  /** What the referee offers a table, where a fault leads here. */
  readonly ways?: ReactNode
  readonly related: readonly RelatedRuling[]
  readonly sources: readonly Source[]
  /** Where to go on. */
  readonly onward?: ReactNode
  /** The reasons, with their scenarios. */
  readonly children: ReactNode
}

/** A question, its answer, and everything the answer rests on. */
export function RulingPage(props: RulingPageProps) {
  const { game, ruleset, meta, holdsIn, readings, ways, related, sources, onward, children } = props
  return (
    <RulesetScope ruleset={ruleset}>
      <div className="print:hidden">
        <Masthead box={game} />
      </div>
      <Page>
        <WayBack />
        <PageHeader
          title={meta.question}
          back={{ href: `/rulings/${game}`, label: 'All rulings' }}
          kicker={
            <>
              <RulingSeal status={meta.status} /> {statusWords(meta.status)} · {holdsIn}
            </>
          }
        />
        <p className="voice border-s-3 border-accent ps-4 text-[1.375rem] leading-snug text-balance">
          {meta.answer}
        </p>
        {readings}
        <Prose className="mt-8">{children}</Prose>
        {ways}
        <RulingConfused related={related} />
        <RulingSources sources={sources} />
        <RulingTests tests={meta.tests} />
        {onward}
      </Page>
    </RulesetScope>
  )
}
