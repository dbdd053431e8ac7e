import { follows, describe as inWords, reminder, type Session, seasonBefore } from '@/machines/high-society'
import type { LastTold } from '../last-told'
import type { PlayedCard } from './gossips'
import { calledAt } from './log/balls'

/** What the last report came to, in words; null when nothing has been reported. */
export function lastTold(session: Session, played: readonly PlayedCard[] = []): LastTold | null {
  const { steps } = session.log
  const at = steps.length - 1
  const last = steps[at]
  if (!last) return null
  const before = seasonBefore(session, at)
  return {
    described: inWords(before, last.event, calledAt(played, at)),
    follows: follows(before, last.event, seasonBefore(session, at + 1)),
    reminder: reminder(before, last.event, last.after.isUnproven),
  }
}
