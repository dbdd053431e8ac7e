import { type Log, leftOutBy, type MendedStep, redo, undo } from '@/machines/core'

/** A session of any game. */
export interface Logged {
  readonly log: Log<unknown, unknown>
}

/** Reported, found wrong, and not yet decided. Its fault is judged anew whenever it is looked at. */
export interface PendingOf<Written> {
  readonly event: Written
}

/** A table being refereed, with what is half tapped and what was found wrong. Everything a screen does changes this and nothing else. */
export interface SittingOf<Session, Draft, Written> {
  readonly session: Session
  readonly draft: Draft
  readonly pending: PendingOf<Written> | null
  /** Settings of the table that go with this log, where a change of it changed them too: undo and redo bring them along. */
  readonly settings?: object
  /** What the last change of the log replaced, until the next report. It is not saved: a reload forgets it. */
  readonly before: BeforeOf<SittingOf<Session, Draft, Written>> | null
  /** The table with the change of the log that undo took back last, until the next report. It is not saved either. */
  readonly again: SittingOf<Session, Draft, Written> | null
}

/** A change of the log that is no report, and the whole sitting as it was before it. */
export interface BeforeOf<Sitting> {
  readonly did: 'corrected' | 'went-back' | 'repaired' | 'reheaded'
  /** The step that was corrected or gone back to, in the log as it was. */
  readonly at: number
  /** Reported steps that are no longer in force. */
  readonly leftOut: number
  readonly sitting: Sitting
}

interface RevisionOf<Session> {
  readonly session: Session
  readonly misfit: { readonly at: number } | null
}

/** What each game does in its own way. */
interface Game<Session, Draft, Event, Written, Revision> {
  /** The session with what follows of itself. */
  readonly follow: (session: Session) => Session
  readonly revise: (
    session: Session,
    at: number,
    instead: readonly Event[],
    mended?: readonly MendedStep<Event>[],
  ) => Revision
  readonly reportWritten: (session: Session, event: Written) => SittingOf<Session, Draft, Written>
  readonly report: (
    sitting: SittingOf<Session, Draft, Written>,
    event: Event,
  ) => SittingOf<Session, Draft, Written>
  /** Whether something was tapped that is no whole event yet. */
  readonly isHalfTold: (draft: Draft) => boolean
}

/** A table at which nothing is half told and nothing waits. */
export const sitDown = <Session>(session: Session) => ({
  session,
  draft: {},
  pending: null,
  before: null,
  again: null,
})

/** The change of the log that redo brings next; null where it is a step, or nothing. */
export function againOf<Session extends Logged, Draft, Written>({
  session,
  again,
}: SittingOf<Session, Draft, Written>): BeforeOf<SittingOf<Session, Draft, Written>> | null {
  const before = again?.before ?? null
  // Steps that were taken back after it come first.
  return before && session.log.undone.length <= before.sitting.session.log.undone.length ? before : null
}

/** Reported steps from `at` on. */
const reportedFrom = ({ log }: Logged, at: number): number =>
  log.steps.filter(({ isImplied }, i) => i >= at && !isImplied).length

/** Everything that is done to a table’s log in the same way, whichever game lies on it. */
export function stepsOf<Session extends Logged, Draft, Event, Written, Revision extends RevisionOf<Session>>(
  game: Game<Session, Draft, Event, Written, Revision>,
) {
  type Sitting = SittingOf<Session, Draft, Written>
  const sit = sitDown as (session: Session) => Sitting

  /** Drops the event that was found wrong. A file may break off where something follows of itself: it then does. */
  const takeBack = ({ session, before }: Sitting): Sitting => ({ ...sit(game.follow(session)), before })

  /**
   * Takes back what was done last: what is half told, a change of the log, an event that waits for a decision, or
   * the last reported step.
   */
  function undoStep(sitting: Sitting): Sitting {
    const { session, draft, pending, before } = sitting
    if (game.isHalfTold(draft)) return { ...sitting, draft: sit(session).draft }
    if (before) return { ...before.sitting, again: sitting }
    if (pending) return takeBack(sitting)
    return { ...sit(game.follow({ ...session, log: undo(session.log) })), again: sitting.again }
  }

  /** Brings again what undo took back last: a change of the log, or a step. */
  function redoStep(sitting: Sitting): Sitting {
    const { session, again } = sitting
    return again && againOf(sitting) ? again : { ...sit({ ...session, log: redo(session.log) }), again }
  }

  /**
   * The table as it was after the first `at` of all steps, those undone included; never between a step and what
   * follows of itself from it.
   */
  function goTo(sitting: Sitting, at: number): Sitting {
    const { session } = sitting
    const { log } = session
    const all = [...log.steps, ...log.undone]
    let end = Math.min(Math.max(at, 0), all.length)
    while (all[end]?.isImplied) end++
    const there = { ...session, log: { ...log, steps: all.slice(0, end), undone: all.slice(end) } }
    const leftOut = reportedFrom(session, end)
    const before = leftOut > 0 ? ({ did: 'went-back', at: end, leftOut, sitting } as const) : null
    return { ...sit(game.follow(there)), before }
  }

  /**
   * The sitting upon a changed log. What was pending is judged anew, unless the log now ends earlier. `alone`: steps
   * left out from within the log.
   */
  function changed(
    sitting: Sitting,
    revision: Revision,
    did: BeforeOf<Sitting>['did'],
    at: number,
    alone = 0,
  ): Sitting {
    const { session, pending } = sitting
    const { misfit } = revision
    const next =
      pending && !misfit ? game.reportWritten(revision.session, pending.event) : sit(revision.session)
    const leftOut = alone + (misfit ? reportedFrom(session, misfit.at) : 0)
    return { ...next, before: { did, at, leftOut, sitting } }
  }

  /** The log with step `at` replaced, and later ones mended. */
  function correct(
    sitting: Sitting,
    at: number,
    instead: readonly Event[],
    mended: readonly MendedStep<Event>[] = [],
  ) {
    const revision = game.revise(sitting.session, at, instead, mended)
    const { steps } = sitting.session.log
    const alone = leftOutBy<unknown>(mended, (step) => steps[step]?.event).length
    return { sitting: changed(sitting, revision, 'corrected', at, alone), revision }
  }

  /** Another log in place of the whole one, with an event reported upon it when one is given. */
  function repair(sitting: Sitting, session: Session, event?: Event): Sitting {
    const next = event ? game.report(sit(session), event) : sit(session)
    return { ...next, before: { did: 'repaired', at: 0, leftOut: 0, sitting } }
  }

  return { sit, takeBack, undoStep, redoStep, goTo, changed, correct, repair }
}
