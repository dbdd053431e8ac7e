import { type Envelope, inShort, NotARecord, type Problem } from '@/machines/core'
import type { Logged, SittingOf } from './sittings'
import { unreadable } from './unreadable'

/** How a game finds its way from what was saved to the very step. */
export interface Opening<Session, Draft, Record, Written, Rule> {
  readonly readRecord: (value: unknown) => Record
  readonly readEvent: (value: unknown, where: string) => Written
  readonly fromRecord: (
    record: Record,
  ) =>
    | { readonly session: Session; readonly misfit: { readonly at: number } | null }
    | { readonly rule: Rule }
  readonly sessionAt: (session: Session, at: number) => Session
  readonly sit: (session: Session) => SittingOf<Session, Draft, Written>
  readonly goTo: (
    sitting: SittingOf<Session, Draft, Written>,
    at: number,
  ) => SittingOf<Session, Draft, Written>
  readonly reportWritten: (session: Session, event: Written) => SittingOf<Session, Draft, Written>
  /** A draft that fits what is asked now; anything else counts as nothing tapped. */
  readonly fittingDraft: (session: Session, draft: Readonly<{ [field: string]: unknown }>) => Draft
  readonly headProblem: (rule: Rule, record: Record) => string
}

/** The table inside an envelope; the log ends before the first step that does not fit, and that one is pending. */
function sittingIn<
  Session extends Logged,
  Draft,
  Record extends { readonly events: readonly Written[] },
  Written,
  Rule,
>(game: Opening<Session, Draft, Record, Written, Rule>, envelope: Envelope) {
  const { reportWritten, sit } = game
  const record = game.readRecord(envelope.record)
  const opened = game.fromRecord(record)
  if ('rule' in opened) return { problem: game.headProblem(opened.rule, record) }
  const { session, misfit } = opened
  if (misfit && misfit.at < envelope.at) return reportWritten(session, record.events[misfit.at] as Written)
  // What follows of itself may have been taken back with what was found wrong: the log ends exactly where it ended.
  if (envelope.pending) {
    const event = game.readEvent(envelope.pending.event, 'pending.event')
    return reportWritten(game.sessionAt(session, envelope.at), event)
  }
  const isWhole = envelope.at === record.events.length
  const { session: reached } = isWhole ? opened : game.goTo(sit(session), envelope.at)
  return { ...sit(reached), draft: game.fittingDraft(reached, envelope.draft) }
}

/** What an envelope holds, ready to be played on; or what keeps it from being a game, and where. */
export function openedBy<
  Session extends Logged,
  Draft,
  Record extends { readonly events: readonly Written[] },
  Written,
  Rule,
>(
  game: Opening<Session, Draft, Record, Written, Rule>,
  envelope: Envelope,
): SittingOf<Session, Draft, Written> | Problem {
  if (envelope.kind !== 'referee')
    return { problem: `“kind” says “${inShort(envelope.kind)}”: this Parlour knows no such game.` }
  try {
    return sittingIn(game, envelope)
  } catch (error) {
    if (error instanceof NotARecord) return unreadable('the game’s record', error.message)
    throw error
  }
}
