import { seasonRulingHref } from '@/components/lookup/ruling-href'
import type { SeasonScenario } from '@/content/types'
import {
  type Fault,
  faultWords,
  fromRecord,
  now,
  PAGE_OF,
  type RecordEvent,
  readRecord,
  type SeasonView,
  type Session,
  seasonBefore,
  viewSeason,
} from '@/machines/high-society'
import type { RefusalWords } from '../lesson'

export interface Opened {
  readonly session: Session
  /** The first event that the referee refuses, and why. */
  readonly refused: { readonly event: RecordEvent; readonly fault: Fault } | null
}

/** A record as it was told, as far as the referee takes it. Throws where its head cannot be. */
export function openLesson(written: SeasonScenario['record']): Opened {
  const record = readRecord(written)
  const told = fromRecord(record)
  if ('rule' in told) throw new Error(`The referee refuses the beginning: ${told.rule}`)
  const { session, misfit } = told
  const event = misfit && record.events[misfit.at]
  return { session, refused: event ? { event, fault: misfit.fault } : null }
}

/** The table after so many events of a session; one that was refused changed nothing. */
export const framesOf = (session: Session, afters: readonly number[]): SeasonView[] =>
  afters.map((after) =>
    viewSeason(after < session.log.steps.length ? seasonBefore(session, after) : now(session)),
  )

/** What a banner says of the event that was found wrong; null when none was. */
export function refusalOf({ session, refused }: Opened): RefusalWords | null {
  if (!refused) return null
  const words = faultWords(now(session), refused.event, refused.fault)
  return { ...words, href: seasonRulingHref(PAGE_OF[words.rule.id]) }
}
