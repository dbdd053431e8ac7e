import type { SeasonScenario } from '@/content/types'
import {
  fromRecord,
  now,
  readRecord,
  type SeasonView,
  type Session,
  seasonBefore,
  viewSeason,
} from '@/machines/high-society'

/** A record as it was told, as far as the referee takes it. Throws where its head cannot be. */
export function openLesson(written: SeasonScenario['record']): Session {
  const told = fromRecord(readRecord(written))
  if ('rule' in told) throw new Error(`The referee refuses the beginning: ${told.rule}`)
  return told.session
}

/** The table after so many events of a session; one that was refused changed nothing. */
export const framesOf = (session: Session, afters: readonly number[]): SeasonView[] =>
  afters.map((after) =>
    viewSeason(after < session.log.steps.length ? seasonBefore(session, after) : now(session)),
  )
