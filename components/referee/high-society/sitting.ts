import {
  type Draft,
  type Event,
  type Fault,
  type Head,
  type RecordEvent,
  type Revision,
  type RuleId,
  reheaded,
  revise,
  type Session,
  tell,
  tellWritten,
} from '@/machines/high-society'
import { type BeforeOf, type SittingOf, sitDown, stepsOf } from '../sittings'
import type { Settings } from './saved-season'

export type Sitting = SittingOf<Session, Draft, RecordEvent>
export type Before = BeforeOf<Sitting>

/** The event that was found wrong, and why. It may name what nobody at the table knows. */
export interface PendingFault {
  readonly event: RecordEvent
  readonly fault: Fault
}

export const sit = (session: Session): Sitting => sitDown(session)

export function faultOf({ session, pending }: Sitting): PendingFault | null {
  const fault = pending && tellWritten(session, pending.event).fault
  return fault ? { event: pending.event, fault } : null
}

/** Reports an event as a record writes it: fine, it is in the log; wrong, it waits for the table to decide. */
export function reportWritten(session: Session, event: RecordEvent): Sitting {
  const told = tellWritten(session, event)
  return told.fault ? { ...sit(session), pending: { event } } : sit(told.session)
}

export const report = ({ session }: Sitting, event: Event): Sitting => reportWritten(session, event)

/**
 * The table lets the wrong event stand. The rules cannot carry it out, so it is dropped; in its place the log keeps
 * the table’s ruling, where one can be told now. What changed on the table is told by further rulings.
 */
export function letStand({ session, pending }: Sitting, stands: string): Sitting {
  if (!pending) return sit(session)
  const ruling: Event = { type: 'effect', effects: [{ do: 'MANUAL', text: stands }] }
  const told = tell(session, ruling)
  return sit(told.fault ? session : told.session)
}

/** Whether something was said that is no whole event yet. */
export const isHalfTold = (draft: Draft): boolean => Object.keys(draft).length > 0

/** Nothing in a season follows of itself. */
const follow = (session: Session): Session => session

const steps = stepsOf({ follow, revise, report, reportWritten, isHalfTold })

export const { takeBack, undoStep, redoStep, goTo, correct, repair } = steps

/** What the table has told by names, beside the log. */
export type Named = Pick<Settings, 'characters' | 'gossips'>

/** The log with everybody called otherwise, and what was told by name beside it: before, and now. */
export const renamed = (sitting: Sitting, session: Session, before: Named, now: Named): Sitting => ({
  ...repair({ ...sitting, settings: before }, session),
  settings: now,
})

/** The same log under another head: a card entered, a Ball named, a ruling changed. Or the rule that the head breaks. */
export function rehead(
  sitting: Sitting,
  head: Head,
): { sitting: Sitting; revision: Revision } | { readonly rule: RuleId } {
  const revision = reheaded(sitting.session, head)
  if ('rule' in revision) return revision
  return { sitting: steps.changed(sitting, revision, 'reheaded', revision.misfit?.at ?? 0), revision }
}
