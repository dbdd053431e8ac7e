import { initialTransition, transition } from 'xstate'
import { append, backTo, emptyLog, type Log, present, stateAt } from '../core/log'
import { type MendedStep, type Retold, withMended } from '../core/mends'
import { apply } from './apply'
import { chart } from './chart'
import type { Event, Phase, RuleId, Season } from './model'
import { decode } from './record/decode'
import { openRecord } from './record/head'
import type { GameRecord, RecordEvent } from './record/read'
import { phaseIn as phaseAt, type Snapshot } from './record/report'
import { isRefusal } from './refusal'

/** A record without its events. */
export type Head = Omit<GameRecord, 'events'>

/** An event that cannot be: its index, and the rule that it breaks. */
export interface Fault {
  readonly at: number
  readonly rule: RuleId
}

/** The season at one moment of its log. */
export interface Moment {
  readonly snapshot: Snapshot
  /** Something happened in the step before that nobody can check. */
  readonly isUnproven: boolean
}

/** A season being refereed: how it began, and the log of all that happened. Nothing in it follows of itself. */
export interface Session {
  readonly head: Head
  readonly log: Log<Moment, Event>
}

/** What telling the referee an event came to. */
export type Told =
  | { readonly fault: Fault }
  | { readonly fault: null; readonly session: Session; readonly isUnproven: boolean }

/** A revised log, and the first step that does not fit, if one does not: it and all after it are left out. */
export interface Revision {
  readonly session: Session
  readonly misfit: { readonly at: number; readonly fault: Fault } | null
}

type Opened = Session | { readonly rule: RuleId }

/** A session at its beginning, or the rule that the head breaks. */
export function openSession(head: Head): Opened {
  const opened = openRecord({ ...head, events: [] })
  if ('rule' in opened) return opened
  const [snapshot] = initialTransition(chart, opened)
  return { head, log: emptyLog({ snapshot, isUnproven: false }) }
}

/** The season now. */
export const now = ({ log }: Session): Season => present(log).snapshot.context.season

/** What the table must report next, read from the chart. */
export const phaseIn = ({ log }: Session): Phase => phaseAt(present(log).snapshot)

/** The season before step `at`. */
export const seasonBefore = ({ log }: Session, at: number): Season => stateAt(log, at).snapshot.context.season

/** The chart’s state before step `at`; with the length of the log, the present one. */
export const snapshotBefore = ({ log }: Session, at: number): Snapshot => stateAt(log, at).snapshot

/** Indices of the steps in which something happened that nobody can check. */
export const unproven = ({ log }: Session): number[] =>
  log.steps.flatMap(({ after }, at) => (after.isUnproven ? [at] : []))

/** Judges an event; when it is fine, it is logged. */
export function tell(session: Session, event: Event): Told {
  const { snapshot } = present(session.log)
  const after = apply(snapshot.context.season, event)
  if (isRefusal(after)) return { fault: { at: session.log.steps.length, rule: after.rule } }
  const { isUnproven } = after
  const [next] = transition(chart, snapshot, event)
  const log = append(session.log, { event, isImplied: false, after: { snapshot: next, isUnproven } })
  return { fault: null, session: { ...session, log }, isUnproven }
}

/** The same for an event as a record writes it, whose names and words may be of nobody and nothing. */
export function tellWritten(session: Session, event: RecordEvent): Told {
  const { players, prospects } = session.head
  const decoded = decode({ players, prospects }, event)
  return 'rule' in decoded
    ? { fault: { at: session.log.steps.length, rule: decoded.rule } }
    : tell(session, decoded)
}

/** Tells events one after another, as far as they fit. */
function tellAll(session: Session, events: readonly Retold<RecordEvent>[]): Revision {
  let told = session
  for (const { at, event } of events) {
    const next = tellWritten(told, event)
    if (next.fault) return { session: told, misfit: { at, fault: next.fault } }
    told = next.session
  }
  return { session: told, misfit: null }
}

/** The session as it was before step `at`; the rest can be redone. */
export const sessionAt = (session: Session, at: number): Session => ({
  ...session,
  log: backTo(session.log, at),
})

const eventsFrom = ({ log }: Session, at: number): Event[] => log.steps.slice(at).map(({ event }) => event)

const numbered = <E>(events: readonly E[], from = 0): Retold<E>[] =>
  events.map((event, i) => ({ at: from + i, event }))

/**
 * The log with step `at` replaced: by other events, by none (it never happened), or by itself with others before
 * or after it. The later steps are told again as far as they still fit, those of `mended` otherwise; `misfit.at` is
 * the old log’s step, and `at` where what is new does not fit.
 */
export function revise(
  session: Session,
  at: number,
  instead: readonly Event[],
  mended: readonly MendedStep<Event>[] = [],
): Revision {
  const old = session.log.steps[at]?.event
  const [fresh, kept] = old && instead.at(-1) === old ? [instead.slice(0, -1), at] : [instead, at + 1]
  const later = withMended(numbered(eventsFrom(session, kept), kept), mended)
  return tellAll(sessionAt(session, at), [...fresh.map((event) => ({ at, event })), ...later])
}

/** The same log under another head: a card entered, a ruling changed, a Ball named. Or the rule that the head breaks. */
export function reheaded(session: Session, head: Head): Revision | { readonly rule: RuleId } {
  const opened = openSession(head)
  return 'rule' in opened ? opened : tellAll(opened, numbered(eventsFrom(session, 0)))
}

/** The session as a record. */
export const toRecord = (session: Session): GameRecord => ({
  ...session.head,
  events: eventsFrom(session, 0),
})

/** The session of a record; its first misfit, if it has one, ends the log. Or the rule that its head breaks. */
export function fromRecord({ events, ...head }: GameRecord): Revision | { readonly rule: RuleId } {
  const opened = openSession(head)
  return 'rule' in opened ? opened : tellAll(opened, numbered(events))
}
