import {
  type Event,
  follows,
  describe as inWords,
  phaseIn,
  reminder,
  type Session,
  snapshotBefore,
  tableBefore,
} from '@/machines/love-letter'

/** What the last report came to, in words; the step itself without a full stop. */
export interface LastTold {
  readonly described: string
  /** What followed of itself, a sentence each. */
  readonly follows: readonly string[]
  /** What cannot be proved: "Fine, unless …". */
  readonly reminder: string | null
}

/** The last reported step and all that followed of itself; null when nothing has been reported. */
export function lastTold(session: Session): LastTold | null {
  const { steps } = session.log
  const at = steps.findLastIndex(({ isImplied }) => !isImplied)
  if (at < 0) return null
  const { event } = steps[at] as { event: Event }
  const after = (i: number) =>
    follows(tableBefore(session, i), (steps[i] as { event: Event }).event, tableBefore(session, i + 1))
  const implied = steps.slice(at + 1).flatMap(({ event: next }, i) => {
    const place = at + 1 + i
    return [`${inWords(tableBefore(session, place), next)}.`, ...after(place)]
  })
  const before = snapshotBefore(session, at)
  const isUnproven = steps[at]?.after.unproven.includes(at) ?? false
  return {
    described: inWords(before.context.table, event),
    follows: [...after(at), ...implied],
    reminder: reminder(before.context, phaseIn(before), event, isUnproven),
  }
}
