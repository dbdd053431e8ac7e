import {
  type Draft,
  decode,
  type Event,
  encode,
  type Fault,
  follow,
  judge,
  now,
  phaseIn,
  type RecordEvent,
  type Revision,
  redo,
  revise,
  type Session,
  tell,
  undo,
} from '@/machines/love-letter'

/** Reported, found wrong, and not yet decided. Its fault is judged anew whenever it is looked at. */
export interface Pending {
  readonly event: RecordEvent
}

/** A table being refereed, with what is half tapped and what was found wrong. Everything a screen does changes this and nothing else. */
export interface Sitting {
  readonly session: Session
  readonly draft: Draft
  readonly pending: Pending | null
  /** What the last change of the log replaced, until the next report. It is not saved: a reload forgets it. */
  readonly before: Before | null
}

/** A change of the log that is no report, and the whole sitting as it was before it. */
export interface Before {
  readonly did: 'corrected' | 'went-back' | 'repaired'
  /** The step that was corrected or gone back to, in the log as it was. */
  readonly at: number
  /** Reported steps that are no longer in force. */
  readonly leftOut: number
  readonly sitting: Sitting
}

/** The event that was found wrong, and why. An event that names nobody the table knows stays as it was written. */
export interface PendingFault {
  readonly event: Event | RecordEvent
  readonly fault: Fault
}

export const sit = (session: Session): Sitting => ({ session, draft: {}, pending: null, before: null })

/** What is wrong with an event as a record writes it; or the event, when nothing is. */
function judgeWritten(session: Session, event: RecordEvent): PendingFault | { readonly fine: Event } {
  const { context } = now(session)
  const decoded = decode(context.table, event)
  if ('rule' in decoded) return { event, fault: { at: context.at, rule: decoded.rule, suspects: [] } }
  const { fault } = judge(context, phaseIn(now(session)), decoded)
  return fault ? { event: decoded, fault } : { fine: decoded }
}

export function faultOf({ session, pending }: Sitting): PendingFault | null {
  const judged = pending && judgeWritten(session, pending.event)
  return judged && 'fault' in judged ? judged : null
}

/** Reports an event: fine, it is in the log; wrong, it waits for the table to decide. */
export function report(sitting: Sitting, event: Event): Sitting {
  const told = tell(sitting.session, event)
  if (!told.fault) return sit(told.session)
  return { ...sit(sitting.session), pending: { event: encode(now(sitting.session).context.table, event) } }
}

/** The same for an event as a record writes it, which may name what does not exist. */
export function reportWritten(session: Session, event: RecordEvent): Sitting {
  const judged = judgeWritten(session, event)
  return 'fine' in judged ? report(sit(session), judged.fine) : { ...sit(session), pending: { event } }
}

/** Drops the event that was found wrong. A file may break off where a draw was due: it is then told. */
export const takeBack = ({ session, before }: Sitting): Sitting => ({ ...sit(follow(session)), before })

/** Reports the event again, the table letting it stand. What no table can let stand stays pending. */
export function letStand({ session, pending }: Sitting): Sitting {
  return pending ? reportWritten(session, { ...pending.event, ruled: true }) : sit(session)
}

/** Whether something was tapped that is no whole event yet. */
export const isHalfTold = ({ card, out = [] }: Draft): boolean => card !== undefined || out.length > 0

/**
 * Takes back what was done last: what is half told, a change of the log, an event that waits for a decision, or
 * the last reported step. A repair may have taken a draw back: without the repair that draw follows again, and the
 * repair cannot be redone.
 */
export function undoStep(sitting: Sitting): Sitting {
  const { session, draft, pending, before } = sitting
  if (isHalfTold(draft)) return { ...sitting, draft: {} }
  if (before) return before.sitting
  return pending ? takeBack(sitting) : sit(follow({ ...session, log: undo(session.log) }))
}

export const redoStep = ({ session }: Sitting): Sitting => sit({ ...session, log: redo(session.log) })

/**
 * The table as it was after the first `at` of all steps, those undone included; never between a step and what
 * follows of itself from it.
 */
export function goTo(sitting: Sitting, at: number): Sitting {
  const { session } = sitting
  const { log } = session
  const all = [...log.steps, ...log.undone]
  let end = Math.min(Math.max(at, 0), all.length)
  while (all[end]?.isImplied) end++
  const there = follow({ ...session, log: { ...log, steps: all.slice(0, end), undone: all.slice(end) } })
  const before: Before = { did: 'went-back', at: end, leftOut: reportedFrom(session, end), sitting }
  return { ...sit(there), before: before.leftOut > 0 ? before : null }
}

const reportedFrom = ({ log }: Session, at: number): number =>
  log.steps.filter(({ isImplied }, i) => i >= at && !isImplied).length

/** The log with step `at` replaced. What was pending is judged anew, unless the log now ends earlier. */
export function correct(
  sitting: Sitting,
  at: number,
  instead: readonly Event[],
): { sitting: Sitting; revision: Revision } {
  const { session, pending } = sitting
  const revision = revise(session, at, instead)
  const { misfit } = revision
  const next = pending && !misfit ? reportWritten(revision.session, pending.event) : sit(revision.session)
  const leftOut = misfit ? reportedFrom(session, misfit.at) : 0
  return { sitting: { ...next, before: { did: 'corrected', at, leftOut, sitting } }, revision }
}

/** Another log in place of the whole one, with an event reported upon it when one is given. */
export function repair(sitting: Sitting, session: Session, event?: Event): Sitting {
  const next = event ? report(sit(session), event) : sit(session)
  return { ...next, before: { did: 'repaired', at: 0, leftOut: 0, sitting } }
}
