import { describe as inWords, type Session, tableBefore } from '@/machines/love-letter'
import { byTurns } from './turns'

/** A step of the log with its turn: “Turn 7: Dot says no”. */
export function labelOf(session: Session, at: number): string {
  const step = session.log.steps[at]
  if (!step) return ''
  const words = inWords(tableBefore(session, at), step.event)
  const turn = byTurns(session)
    .flatMap(({ turns }) => turns)
    .find(({ steps }) => steps.some((each) => each.at === at))?.turn
  return turn ? `Turn ${turn}: ${words}` : words
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
