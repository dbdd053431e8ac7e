import { now, type Session, seenCards } from '@/machines/love-letter'
import { faceUpOf } from '../round/face-up'

/** Copies of each card that lie open now, by card. */
export const laidNow = (session: Session): number[] =>
  seenCards(now(session).context.table, faceUpOf(session))
