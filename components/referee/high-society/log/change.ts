import {
  ask,
  type Event,
  describe as inWords,
  now,
  phaseIn,
  type Revision,
  revise,
  type Session,
  seasonBefore,
  sessionAt,
  tell,
} from '@/machines/high-society'
import { type Change as ChangeOf, isSameDeed, reachesMisfit, withMend } from '../../round/change'
import type { KeptChange } from '../../round/use-change'

export type Change = ChangeOf<Event>

/** The events that stand in place of step `at`. */
export function instead(session: Session, { at, kind, told }: Change): Event[] {
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
  /** Whether the first that does not fit can be told anew: something is asked there still. */
  readonly canMend: boolean
}

/** What a correction would come to. */
export function preview(session: Session, change: Change): Preview {
  const revision = revise(session, change.at, instead(session, change), change.mended)
  const { length } = session.log.steps
  const { misfit } = revision
  return {
    revision,
    later: length - change.at - 1,
    lost: misfit ? length - misfit.at : 0,
    canMend: reachesMisfit(change, revision) && phaseIn(revision.session) !== 'over',
  }
}

/** The season at the moment that is asked about. */
export const momentOf = (session: Session, change: Change): Session =>
  change.isMending ? preview(session, change).revision.session : sessionAt(session, change.at)

/** The step that is asked about. */
export const stepOf = (session: Session, change: Change): number =>
  (change.isMending ? preview(session, change).revision.misfit?.at : undefined) ?? change.at

/** The correction with its first misfit mended by what was told; the step itself stays where it still comes after that. */
export function mendedBy(session: Session, change: Change, told: Event): Change {
  const { misfit, session: moment } = preview(session, change).revision
  const old = misfit && session.log.steps[misfit.at]?.event
  if (!misfit || !old) return change
  const after = tell(moment, told)
  const stays = !isSameDeed(told, old) && !after.fault && !tell(after.session, old).fault
  return withMend(change, { at: misfit.at, instead: stays ? [told, old] : [told] })
}

/** A later step that comes before the misfit now, which then fits again: the order of dancing has changed. */
export function earlierStep(
  session: Session,
  { revision: { misfit, session: moment } }: Preview,
): number | null {
  const { steps } = session.log
  const old = misfit && steps[misfit.at]?.event
  if (!misfit || !old) return null
  const at = steps.findIndex(({ event }, i) => {
    if (i <= misfit.at || isSameDeed(event, old)) return false
    const before = tell(moment, event)
    return !before.fault && !tell(before.session, old).fault
  })
  return at < 0 ? null : at
}

/** The correction with step `at` put before the misfit. */
export function broughtForward(session: Session, change: Change, at: number): Change {
  const { misfit } = preview(session, change).revision
  const [old, earlier] = [misfit && session.log.steps[misfit.at]?.event, session.log.steps[at]?.event]
  if (!misfit || !old || !earlier) return change
  return withMend(withMend(change, { at: misfit.at, instead: [earlier, old] }), { at, instead: [] })
}

/** The season now, or at the moment that a correction asks about. */
export const seasonIn = (session: Session, change: Change | null) =>
  now(change ? momentOf(session, change) : session)

/** Does all that a screen does with a correction that was kept; throws where something of it cannot be. */
export function tryChange(session: Session, { change, draft }: KeptChange<Event>): void {
  const { told, mended = [] } = change
  preview(session, change)
  ask(seasonIn(session, change), draft)
  if (told) inWords(seasonBefore(session, change.at), told)
  for (const { at, instead: events } of mended)
    for (const event of events) inWords(seasonBefore(session, at), event)
}
