import {
  ask,
  type Event,
  describe as inWords,
  now,
  phaseIn,
  type Session,
  tableBefore,
} from '@/machines/love-letter'
import { momentOf, preview } from './change'
import type { KeptChange } from './use-change'

/** Does all that a screen does with a correction that was kept; throws where something of it cannot be. */
export function tryChange(session: Session, { change, draft }: KeptChange<Event>): void {
  const { told, mended = [] } = change
  const then = now(momentOf(session, change))
  preview(session, change)
  ask(then.context, phaseIn(then), draft)
  if (told) inWords(tableBefore(session, change.at), told)
  for (const { at, instead } of mended) for (const event of instead) inWords(tableBefore(session, at), event)
}
