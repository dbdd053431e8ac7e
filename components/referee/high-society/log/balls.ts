import { describe as inWords, type Session, seasonBefore } from '@/machines/high-society'
import type { PlayedCard } from '../gossips'

/** A Ball of the log: its steps from `from` to before `to`. */
export interface BallSteps {
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The log by Balls; what came before the first belongs to it. */
export function ballsOf(session: Session): BallSteps[] {
  const { steps } = session.log
  const starts = steps.flatMap(({ event }, at) => (event.type === 'ball' ? [at] : []))
  if (steps.length > 0 && starts[0] !== 0) starts.unshift(0)
  return starts.map((from, i) => ({
    number: seasonBefore(session, from).number,
    from,
    to: starts[i + 1] ?? steps.length,
  }))
}

/** A step of the log in words; a Whistledown card by its name, where the table has one. */
export function wordsOf(session: Session, at: number, played: readonly PlayedCard[] = []): string {
  const step = session.log.steps[at]
  return step ? inWords(seasonBefore(session, at), step.event, calledAt(played, at)) : ''
}

/** The name of the Whistledown card at this step. */
export const calledAt = (played: readonly PlayedCard[], at: number): string | undefined =>
  played.find((card) => card.at === at)?.name

/** The step that comes next when redone. */
export function redoLabel(session: Session): string | null {
  const { steps, undone } = session.log
  const [next] = undone
  return next ? inWords(seasonBefore(session, steps.length), next.event) : null
}
