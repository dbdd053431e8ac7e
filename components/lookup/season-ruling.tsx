import type { ReactNode } from 'react'
import { SEASON } from '@/components/learn/learnt'
import { ButtonLink } from '@/components/ui/button'
import type { SeasonRulingMeta } from '@/content/types'
import { RULING_WORDS, RULINGS } from '@/machines/high-society'
import type { RelatedRuling } from './ruling-notes'
import { RulingPage } from './ruling-page'
import { RulingReadings } from './ruling-readings'
import { isSeasonSwitch, rulesTo } from './season-kinds'
import { SeasonWays } from './season-ways'

export interface SeasonRulingProps {
  readonly id: string
  readonly meta: SeasonRulingMeta
  readonly related: readonly RelatedRuling[]
  readonly children: ReactNode
}

const TEXT = `${SEASON.name}: rulebook`

/** A ruling of The High Society Game: its readings, and what the referee offers a table. */
export function SeasonRuling({ id, meta, related, children }: SeasonRulingProps) {
  const rules = rulesTo(id)
  return (
    <RulingPage
      game="high-society"
      ruleset={SEASON.id}
      meta={meta}
      holdsIn={SEASON.name}
      readings={isSeasonSwitch(id) ? <RulingReadings words={RULING_WORDS[id]} values={RULINGS[id]} /> : null}
      ways={rules.length ? <SeasonWays rules={rules} /> : null}
      related={related}
      sources={meta.sections.map((section) => ({ text: TEXT, section }))}
      onward={
        <p className="mt-8 print:hidden">
          <ButtonLink href="/ask" kind="primary">
            Ask something else
          </ButtonLink>
        </p>
      }
    >
      {children}
    </RulingPage>
  )
}
