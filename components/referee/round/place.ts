import { describe as inWords, type Session, tableBefore } from '@/machines/love-letter'
import { turnOf } from './turns'

/** A step of the log in words. */
export function wordsOf(session: Session, at: number): string {
  const step = session.log.steps[at]
  return step ? inWords(tableBefore(session, at), step.event) : ''
}

/** The number of a step as people count: what was told, from 1. */
export const numberOf = ({ log }: Session, at: number): number =>
  log.steps.reduce((count, { isImplied }, i) => (i <= at && !isImplied ? count + 1 : count), 0)

/** A step with its turn: “Turn 7: Dot says no”. */
export function labelOf(session: Session, at: number): string {
  const turn = turnOf(session, at)
  return turn ? `Turn ${turn}: ${wordsOf(session, at)}` : wordsOf(session, at)
}

/** The last step that somebody told, in words; null when there is none to undo. */
export function undoLabel(session: Session): string | null {
  const at = session.log.steps.findLastIndex(({ isImplied }) => !isImplied)
  const step = session.log.steps[at]
  return step ? inWords(tableBefore(session, at), step.event) : null
}

/** The step that comes next when redone. */
export function redoLabel(session: Session): string | null {
  const [next] = session.log.undone
  return next ? inWords(tableBefore(session, session.log.steps.length), next.event) : null
}
