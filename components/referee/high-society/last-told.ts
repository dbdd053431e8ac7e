import { follows, describe as inWords, type Session, seasonBefore, UNPROVEN } from '@/machines/high-society'
import type { LastTold } from '../last-told'

/** What the last report came to, in words; null when nothing has been reported. */
export function lastTold(session: Session): LastTold | null {
  const { steps } = session.log
  const at = steps.length - 1
  const last = steps[at]
  if (!last) return null
  const before = seasonBefore(session, at)
  const isRuling = last.event.type === 'effect'
  return {
    described: inWords(before, last.event),
    follows: follows(before, last.event, seasonBefore(session, at + 1)),
    reminder: last.after.isUnproven && !isRuling ? UNPROVEN : null,
  }
}
