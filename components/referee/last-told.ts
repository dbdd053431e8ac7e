import type { Session } from '@/machines/love-letter'

/** What the last report came to, in words. */
export interface LastTold {
  readonly described: string
  /** What followed of itself, a sentence each. */
  readonly follows: readonly string[]
  /** What cannot be proved: "Fine, unless …". */
  readonly reminder: string | null
}

/** The last reported step and all that followed of itself; null when nothing has been reported. */
export function lastTold(_session: Session): LastTold | null {
  return null
}
