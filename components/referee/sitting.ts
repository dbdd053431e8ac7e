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
}

/** The event that was found wrong, and why. An event that names nobody the table knows stays as it was written. */
export interface PendingFault {
  readonly event: Event | RecordEvent
  readonly fault: Fault
}

export const sit = (session: Session): Sitting => ({ session, draft: {}, pending: null })

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
export const takeBack = ({ session }: Sitting): Sitting => sit(follow(session))

/** Reports the event again, the table letting it stand. What no table can let stand stays pending. */
export function letStand({ session, pending }: Sitting): Sitting {
  return pending ? reportWritten(session, { ...pending.event, ruled: true }) : sit(session)
}

/**
 * While an event is pending, undo drops that; else the last reported step. A repair may have taken a draw back:
 * without the repair that draw follows again, and the repair cannot be redone.
 */
export const undoStep = (sitting: Sitting): Sitting =>
  sitting.pending ? takeBack(sitting) : sit(follow({ ...sitting.session, log: undo(sitting.session.log) }))

export const redoStep = ({ session }: Sitting): Sitting => sit({ ...session, log: redo(session.log) })

/**
 * The table as it was after the first `at` of all steps, those undone included; never between a step and what
 * follows of itself from it.
 */
export function goTo({ session }: Sitting, at: number): Sitting {
  const { log } = session
  const all = [...log.steps, ...log.undone]
  let end = Math.min(Math.max(at, 0), all.length)
  while (all[end]?.isImplied) end++
  return sit(follow({ ...session, log: { ...log, steps: all.slice(0, end), undone: all.slice(end) } }))
}

/** The log with step `at` replaced. What was pending is judged anew, unless the log now ends earlier. */
export function correct(
  { session, pending }: Sitting,
  at: number,
  instead: readonly Event[],
): { sitting: Sitting; revision: Revision } {
  const revision = revise(session, at, instead)
  const again = pending && !revision.misfit
  return {
    sitting: again ? reportWritten(revision.session, pending.event) : sit(revision.session),
    revision,
  }
}
