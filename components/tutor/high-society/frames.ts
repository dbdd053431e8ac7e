import { seasonRulingHref } from '@/components/lookup/ruling-href'
import type { SeasonScenario } from '@/content/types'
import {
  type Fault,
  faultWords,
  fromRecord,
  PAGE_OF,
  type RecordEvent,
  readRecord,
  type SeasonView,
  type Session,
  type StateName,
  seasonBefore,
  sessionAt,
  viewSeason,
  whereIn,
} from '@/machines/high-society'
import type { RefusalWords } from '../lesson'

/** The table of a season at one moment. Plain data. */
export interface SeasonFrame {
  /** Where the Ball is, by the chart. */
  readonly state: StateName
  readonly view: SeasonView
}

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
export const framesOf = (session: Session, afters: readonly number[]): SeasonFrame[] =>
  afters.map((after) => {
    const season = seasonBefore(session, Math.min(after, session.log.steps.length))
    return { state: whereIn(season), view: viewSeason(season) }
  })

/** The session after so many events, to be played on; nothing of what came after can be redone. */
export function sessionAfter(session: Session, after: number): Session {
  const { log } = sessionAt(session, after)
  return { ...session, log: { ...log, undone: [] } }
}

/** What a banner says of the event that was found wrong; null when none was. */
export function refusalOf({ session, refused }: Opened): RefusalWords | null {
  if (!refused) return null
  const { length } = session.log.steps
  const words = faultWords(seasonBefore(session, length), refused.event, refused.fault)
  return { ...words, href: seasonRulingHref(PAGE_OF[words.rule.id]) }
}
