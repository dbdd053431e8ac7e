import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Masthead } from '@/components/ui/masthead'
import { Page, PageHeader, Prose } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import type { RulingMeta } from '@/content/types'
import { editionWords, isRule, isSwitch } from './ruling-kinds'
import { type RelatedRuling, RulingConfused, RulingSources, RulingTests } from './ruling-notes'
import { RulingReadings } from './ruling-readings'
import { RulingSeal, statusWords } from './ruling-status'
import { WayBack } from './ruling-way-back'
import { RulingWays } from './ruling-ways'

export interface RulingPageProps {
  readonly id: string
  readonly meta: RulingMeta
  readonly related: readonly RelatedRuling[]
  /** A situation in which it comes up, as a link carries it. */
  readonly situation: string | null
  /** The reasons, with their scenarios. */
  readonly children: ReactNode
}

/** A question, its answer, and everything the answer rests on. */
export function RulingPage({ id, meta, related, situation, children }: RulingPageProps) {
  return (
    <RulesetScope ruleset={meta.editions[0] ?? 'love-letter'}>
      <div className="print:hidden">
        <Masthead />
      </div>
      <Page>
        <WayBack />
        <PageHeader
          title={meta.question}
          back={{ href: '/rulings/love-letter', label: 'All rulings' }}
          kicker={<Standing meta={meta} />}
        />
        <p className="voice border-s-3 border-accent ps-4 text-[1.375rem] leading-snug text-balance">
          {meta.answer}
        </p>
        {isSwitch(id) ? <RulingReadings of={id} /> : null}
        <Prose className="mt-8">{children}</Prose>
        {isRule(id) ? <RulingWays rule={id} /> : null}
        <RulingConfused related={related} />
        <RulingSources sources={meta.sources} />
        <RulingTests tests={meta.tests} />
        <p className="mt-8 print:hidden">
          <ButtonLink
            href={`/ask/situation${situation ? `#${situation}` : ''}`}
            kind="primary"
            prefetch={false}
          >
            Try it at the desk
          </ButtonLink>
        </p>
      </Page>
    </RulesetScope>
  )
}

const Standing = ({ meta }: { meta: RulingMeta }) => (
  <>
    <RulingSeal status={meta.status} /> {statusWords(meta.status)} · {editionWords(meta.editions)}
  </>
)
