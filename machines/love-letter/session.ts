import { initialTransition, transition } from 'xstate'
import { append, backTo, emptyLog, type Log, present, type Step, stateAt } from '../core/log'
import { type MendedStep, type Retold, withMended } from '../core/mends'
import { chart } from './chart'
import { type Fault, judge } from './judge'
import type { Event } from './model'
import { implied } from './question'
import {
  decode,
  encode,
  type GameRecord,
  openRecord,
  phaseIn,
  type RecordEvent,
  type Snapshot,
} from './record'

/** A record without its events. */
export type Head = Omit<GameRecord, 'events'>

/** The game at one moment of its log. */
export interface Moment {
  readonly snapshot: Snapshot
  /** Steps so far of which nobody can prove that they kept the forced-8 rule, by index. */
  readonly unproven: readonly number[]
}

/** A table being refereed: how it began, and the log of all that happened. An index of a step is one of the record. */
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

function begin(head: Head): Session | { readonly rule: Fault['rule'] } {
  const opened = openRecord({ ...head, events: [] })
  if ('rule' in opened) return opened
  const [snapshot] = initialTransition(chart, opened)
  return { head, log: emptyLog({ snapshot, unproven: [] }) }
}

/**
 * A session at its beginning, with what follows of itself; or the rule that the head breaks. Throws `NotARecord`
 * for an unknown ruleset.
 */
export function openSession(head: Head): Session | { readonly rule: Fault['rule'] } {
  const opened = begin(head)
  return 'rule' in opened ? opened : follow(opened)
}

/** The chart's state now. */
export const now = (session: Session): Snapshot => present(session.log).snapshot

/** The chart's state before step `at`. */
export const snapshotBefore = (session: Session, at: number): Snapshot => stateAt(session.log, at).snapshot

/** The table before step `at`. */
export const tableBefore = (session: Session, at: number) => snapshotBefore(session, at).context.table

function step(session: Session, event: Event, isImplied: boolean): Told {
  const { snapshot, unproven } = present(session.log)
  const verdict = judge(snapshot.context, phaseIn(snapshot), event)
  if (verdict.fault) return verdict
  const [next] = transition(chart, snapshot, event)
  const after = {
    snapshot: next,
    unproven: verdict.unproven ? [...unproven, session.log.steps.length] : unproven,
  }
  return {
    fault: null,
    session: { ...session, log: append(session.log, { event, isImplied, after }) },
    isUnproven: verdict.unproven,
  }
}

/** The session with the draws and a 6's choice, which nobody need report; the same where nothing follows of itself. */
export function follow(session: Session): Session {
  const snapshot = now(session)
  const event = implied(snapshot.context, phaseIn(snapshot))
  const told = event && step(session, event, true)
  return told && !told.fault ? follow(told.session) : session
}

/** Judges an event; when it is fine, it is logged with all that follows of itself. */
export function tell(session: Session, event: Event): Told {
  const told = step(session, event, false)
  return told.fault ? told : { ...told, session: follow(told.session) }
}

/** Neither a step nor the table before it ever changes: each is written once, however often its game is saved. */
const alreadyWritten = new WeakMap<Step<Moment, Event>, RecordEvent>()

/** The step `at` as a record writes it. */
export function written(session: Session, at: number): RecordEvent {
  const step = session.log.steps[at] as Step<Moment, Event>
  const event = alreadyWritten.get(step) ?? encode(tableBefore(session, at), step.event)
  alreadyWritten.set(step, event)
  return event
}

/** The session as it was before step `at`; the rest can be redone. */
export const sessionAt = (session: Session, at: number): Session => ({
  ...session,
  log: backTo(session.log, at),
})

/** Tells events one after another, as far as they fit. */
function tellAll(session: Session, events: readonly Retold<Event>[]): Revision {
  let told = session
  for (const { at, event } of events) {
    const next = tell(told, event)
    if (next.fault) return { session: told, misfit: { at, fault: next.fault } }
    told = next.session
  }
  return { session: told, misfit: null }
}

/** The reported steps from `at` on. */
function reportedFrom({ log }: Session, at: number): Retold<Event>[] {
  return log.steps.flatMap(({ event, isImplied }, i) => (i < at || isImplied ? [] : [{ at: i, event }]))
}

/**
 * The log with the reported step `at` replaced: by other events, by none (it never happened), or by itself with
 * others before it. The later steps are told again as far as they still fit, those of `mended` otherwise.
 */
export function revise(
  session: Session,
  at: number,
  instead: readonly Event[],
  mended: readonly MendedStep<Event>[] = [],
): Revision {
  const old = session.log.steps[at]?.event
  const [fresh, kept] = old && instead.at(-1) === old ? [instead.slice(0, -1), at] : [instead, at + 1]
  const later = withMended(reportedFrom(session, kept), mended)
  return tellAll(sessionAt(session, at), [...fresh.map((event) => ({ at, event })), ...later])
}

/** The session as a record: all that happened, what followed of itself too. */
export function toRecord(session: Session): GameRecord {
  return { ...session.head, events: session.log.steps.map((_, at) => written(session, at)) }
}

/**
 * The session of a record, every kind of event in it; its first misfit, if it has one, ends the log. Or the rule
 * that its head breaks. Throws `NotARecord` for an unknown ruleset.
 */
export function fromRecord({ events, ...head }: GameRecord): Revision | { readonly rule: Fault['rule'] } {
  const opened = begin(head)
  if ('rule' in opened) return opened
  let session = opened
  for (const [at, event] of events.entries()) {
    const told = stepWritten(session, event)
    if (told.fault) return { session, misfit: { at, fault: told.fault } }
    session = told.session
  }
  return { session: follow(session), misfit: null }
}

function stepWritten(session: Session, event: RecordEvent): Told {
  const snapshot = now(session)
  const decoded = decode(snapshot.context.table, event)
  if ('rule' in decoded) return { fault: { at: session.log.steps.length, rule: decoded.rule, suspects: [] } }
  const isImplied = implied(snapshot.context, phaseIn(snapshot))?.type === decoded.type
  return step(session, decoded, isImplied)
}

/** The session with one player called otherwise, from the beginning on; or the rule that this breaks (a name taken). */
export function rename(
  session: Session,
  from: string,
  to: string,
): Session | { readonly rule: Fault['rule'] } {
  const called = (name: string) => (name === from ? to : name)
  const opened = openSession(renamedHead(session.head, called))
  if ('rule' in opened) return opened
  const events = reportedFrom(session, 0).map(({ at, event }) => ({
    at,
    event: event.type === 'table.seats' ? { ...event, players: event.players.map(called) } : event,
  }))
  const { session: renamed, misfit } = tellAll(opened, events)
  return misfit ? { rule: misfit.fault.rule } : renamed
}

function renamedHead(head: Head, called: (name: string) => string): Head {
  const keys = <T>(map: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(map).map(([name, value]) => [called(name), value]))
  const { players, tokens, start } = head
  return {
    ...head,
    players: players.map(called),
    ...(tokens && { tokens: keys(tokens) }),
    ...(start && {
      start: {
        ...start,
        turn: called(start.turn),
        ...(start.hands && { hands: keys(start.hands) }),
        ...(start.discards && { discards: keys(start.discards) }),
        ...(start.out && { out: start.out.map(called) }),
        ...(start.protected && { protected: start.protected.map(called) }),
      },
    }),
  }
}
