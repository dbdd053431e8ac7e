import { type Event, type Revision, revise, type Session } from '@/machines/love-letter'

/** A correction being made: step `at` was otherwise, or something was left out before it, or it never happened. */
export interface Change {
  readonly at: number
  readonly kind: 'otherwise' | 'left-out' | 'never'
}

/** The events that stand in place of step `at`. */
export function instead(session: Session, { at, kind }: Change, told: Event | null): Event[] {
  const old = session.log.steps[at]?.event
  if (kind === 'never' || !told || !old) return []
  return kind === 'left-out' ? [told, old] : [told]
}

export interface Preview {
  readonly revision: Revision
  /** Reported steps after the changed one. */
  readonly later: number
  /** How many of them no longer fit, the misfit itself counted. */
  readonly lost: number
}

/** What a correction would come to. */
export function preview(session: Session, change: Change, told: Event | null): Preview {
  const revision = revise(session, change.at, instead(session, change, told))
  const reported = (from: number) =>
    session.log.steps.filter(({ isImplied }, i) => i >= from && !isImplied).length
  const { misfit } = revision
  return { revision, later: reported(change.at + 1), lost: misfit ? reported(misfit.at) : 0 }
}

/** Whether the question of this moment can be asked again: deals and repairs have screens of their own. */
export const canBeAskedAgain = ({ type }: Event): boolean =>
  type !== 'deal' && type !== 'award' && !type.startsWith('table.')
