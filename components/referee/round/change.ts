import type { Log, MendedStep } from '@/machines/core'
import {
  type Event,
  now,
  phaseIn,
  type Revision,
  revise,
  type Session,
  sessionAt,
  tell,
} from '@/machines/love-letter'

/** A correction being made: step `at` was otherwise, or something was left out before it, or it never happened. */
export interface Change<Told = Event> {
  readonly at: number
  readonly kind: 'otherwise' | 'left-out' | 'never'
  /** What is to stand there, once it has been told. */
  readonly told?: Told
  /** Later steps that no longer fitted, as the table mended them. */
  readonly mended?: readonly MendedStep<Told>[]
  /** The first step that still does not fit is being told anew. */
  readonly isMending?: boolean
}

/** The events that stand in place of step `at`. */
export function instead(session: Session, { at, kind, told }: Change): Event[] {
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
  /** Whether the first that does not fit can be told anew: something else than a deal is due there. */
  readonly canMend: boolean
}

/** What a correction would come to. */
export function preview(session: Session, change: Change): Preview {
  const revision = revise(session, change.at, instead(session, change), change.mended)
  const reported = (from: number) =>
    session.log.steps.filter(({ isImplied }, i) => i >= from && !isImplied).length
  const { misfit } = revision
  const due = phaseIn(now(revision.session))
  return {
    revision,
    later: reported(change.at + 1),
    lost: misfit ? reported(misfit.at) : 0,
    canMend: reachesMisfit(change, revision) && due !== 'deal' && due !== 'over',
  }
}

/** Whether it is a later step that does not fit, and not what was told in place of the changed one. */
export const reachesMisfit = (
  { at, kind }: Change<unknown>,
  {
    misfit,
    session,
  }: { readonly misfit: object | null; readonly session: { readonly log: Log<unknown, unknown> } },
): boolean => misfit !== null && (kind === 'never' || session.log.steps.length > at)

/** The table at the moment that is asked about. */
export const momentOf = (session: Session, change: Change): Session =>
  change.isMending ? preview(session, change).revision.session : sessionAt(session, change.at)

/** The correction with its first misfit mended by what was told; the step itself stays where it still comes after that. */
export function mendedBy(session: Session, change: Change, told: Event): Change {
  const { misfit, session: moment } = preview(session, change).revision
  const old = misfit && session.log.steps[misfit.at]?.event
  if (!misfit || !old) return change
  const after = tell(moment, told)
  const stays = !isSameDeed(told, old) && !after.fault && !tell(after.session, old).fault
  return withMend(change, { at: misfit.at, instead: stays ? [told, old] : [told] })
}

/** Two reports of the same thing, of which one stands in place of the other. */
export const isSameDeed = (one: { readonly type: string }, other: { readonly type: string }): boolean =>
  one.type === other.type &&
  ('player' in one ? one.player : null) === ('player' in other ? other.player : null)

/** The correction with one step more mended. */
export const withMend = <Told>(change: Change<Told>, mend: MendedStep<Told>): Change<Told> => ({
  ...change,
  mended: [...(change.mended ?? []).filter(({ at }) => at !== mend.at), mend],
  isMending: false,
})

/** The correction without what was mended last; a step brought forward goes back with the one that it stood before. */
export function withoutLast<Told>(change: Change<Told>): Change<Told> {
  const mended = change.mended ?? []
  const [before, last] = mended.slice(-2)
  const isPair =
    last && before && before.instead.length > 1 && last.instead.length === 0 && before.at < last.at
  return { ...change, mended: mended.slice(0, isPair ? -2 : -1) }
}

/** Whether the question of this moment can be asked again: deals and repairs have screens of their own. */
export const canBeAskedAgain = ({ type }: Event): boolean =>
  type !== 'deal' && type !== 'award' && !type.startsWith('table.')
