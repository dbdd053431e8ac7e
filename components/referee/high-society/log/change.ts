import { type Event, type Revision, revise, type Session } from '@/machines/high-society'
import type { Change } from '../../round/change'

export type { Change }

/** The events that stand in place of step `at`. */
export function instead(session: Session, { at, kind }: Change, told: Event | null): Event[] {
  const old = session.log.steps[at]?.event
  if (kind === 'never' || !told || !old) return []
  return kind === 'left-out' ? [told, old] : [told]
}

export interface Preview {
  readonly revision: Revision
  /** Steps after the changed one. */
  readonly later: number
  /** How many of them no longer fit, the misfit itself counted. */
  readonly lost: number
}

/** What a correction would come to. */
export function preview(session: Session, change: Change, told: Event | null): Preview {
  const revision = revise(session, change.at, instead(session, change, told))
  const { length } = session.log.steps
  const { misfit } = revision
  return { revision, later: length - change.at - 1, lost: misfit ? length - misfit.at : 0 }
}
