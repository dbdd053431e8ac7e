import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { RulingMeta } from '@/content/types'
import { RULING_WORDS, RULINGS } from '@/machines/love-letter'
import { editionWords, isRule, isSwitch } from './ruling-kinds'
import type { RelatedRuling } from './ruling-notes'
import { RulingPage } from './ruling-page'
import { RulingReadings } from './ruling-readings'
import { RulingWays } from './ruling-ways'

export interface LoveLetterRulingProps {
  readonly id: string
  readonly meta: RulingMeta
  readonly related: readonly RelatedRuling[]
  /** A situation in which it comes up, as a link carries it. */
  readonly situation: string | null
  readonly children: ReactNode
}

/** A ruling of Love Letter: its readings, what the referee offers there, and the desk to try it on. */
export function LoveLetterRuling({ id, meta, related, situation, children }: LoveLetterRulingProps) {
  return (
    <RulingPage
      game="love-letter"
      ruleset={meta.editions[0] ?? 'love-letter'}
      meta={meta}
      holdsIn={editionWords(meta.editions)}
      readings={isSwitch(id) ? <RulingReadings words={RULING_WORDS[id]} values={RULINGS[id]} /> : null}
      ways={isRule(id) ? <RulingWays rule={id} /> : null}
      related={related}
      sources={meta.sources}
      onward={
        <p className="mt-8 print:hidden">
          <ButtonLink href={`/ask/situation${situation ? `#${situation}` : ''}`} kind="primary">
            Try it at the desk
          </ButtonLink>
        </p>
      }
    >
      {children}
    </RulingPage>
  )
}
