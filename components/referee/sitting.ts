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
  revise,
  type Session,
  tell,
} from '@/machines/love-letter'
import { type BeforeOf, type SittingOf, sitDown, stepsOf } from './sittings'

export type Sitting = SittingOf<Session, Draft, RecordEvent>
export type Before = BeforeOf<Sitting>

/** The event that was found wrong, and why. An event that names nobody the table knows stays as it was written. */
export interface PendingFault {
  readonly event: Event | RecordEvent
  readonly fault: Fault
}

export const sit = (session: Session): Sitting => sitDown(session)

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

/** Reports the event again, the table letting it stand. What no table can let stand stays pending. */
export function letStand({ session, pending }: Sitting): Sitting {
  return pending ? reportWritten(session, { ...pending.event, ruled: true }) : sit(session)
}

/** Whether something was tapped that is no whole event yet. */
export const isHalfTold = ({ card, out = [] }: Draft): boolean => card !== undefined || out.length > 0

export const { takeBack, undoStep, redoStep, goTo, correct, repair } = stepsOf({
  follow,
  revise,
  report,
  reportWritten,
  isHalfTold,
})
