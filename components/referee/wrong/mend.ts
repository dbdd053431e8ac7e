import {
  BARON,
  type Card,
  CHANCELLOR,
  called,
  type Event,
  fromRecord,
  judge,
  KING,
  now,
  type Play,
  PRINCE,
  PRINCESS,
  phaseIn,
  QUEEN,
  type RecordEvent,
  type Round,
  revise,
  type Seat,
  type Session,
  sessionAt,
  tell,
  toRecord,
} from '@/machines/love-letter'

/** A repair made: the session that the game goes on from; null where the log does not allow it. */
export type Mended = Session | null

const tableOf = (session: Session) => now(session).context.table
const roundOf = (session: Session): Round | null => {
  const { round, result } = tableOf(session)
  return result ? null : round
}

/** A turn has begun or is about to: no card waits for an answer, no hand is being shown. */
export const isQuiet = (session: Session): boolean => {
  const phase = phaseIn(now(session))
  return (phase === 'draw' || phase === 'play') && roundOf(session)?.effect === null
}

type Step = Session['log']['steps'][number]

/** Repairs that can as well stand before the draw after which they were made. */
const stays = ({ event: { type } }: Step) =>
  type === 'table.note' || type === 'table.deck' || type === 'table.leave'

/** As it is said before the draw: the deck had one card more then. */
const beforeThat = (event: RecordEvent): RecordEvent =>
  event.type === 'table.deck' ? { ...event, count: (event.count as number) + 1 } : event

/**
 * The session with the player on turn about to draw: the draw that was logged of itself is taken back when nothing
 * but small repairs came after it, and those stay. Null at any other moment.
 */
export function beforeDraw(session: Session): Mended {
  if (!isQuiet(session)) return null
  if (phaseIn(now(session)) === 'draw') return session
  const { steps } = session.log
  const at = steps.findLastIndex((each) => !stays(each))
  const step = steps[at]
  if (step?.event.type !== 'draw' || !step.isImplied) return null
  const { events, ...head } = toRecord(session)
  const after = events.slice(at + 1).map(beforeThat)
  const again = fromRecord({ ...head, events: [...events.slice(0, at), ...after] })
  if ('rule' in again || again.misfit) return null
  // What follows of itself has drawn again, now behind the repairs.
  return sessionAt(again.session, again.session.log.steps.length - 1)
}

function told(session: Mended, event: Event): Mended {
  const next = session && tell(session, event)
  return next && next.fault === null ? next.session : null
}

/** Events told one after another, each of which must be fine. */
export const toldAll = (session: Session, events: readonly Event[]): Mended =>
  events.reduce<Mended>(told, session)

/** The turn goes to this player, who draws; the one who was on turn has not drawn. */
export const giveTurn = (session: Session, player: Seat): Mended =>
  told(beforeDraw(session), { type: 'table.turn', player })

/** The player leaves; a card that was drawn for this turn goes back onto the deck first. */
export function leave(session: Session, player: Seat, card?: Card): Mended {
  const round = roundOf(session)
  const isDrawn = round?.turn === player && round.held[player] === 2
  const event: Event =
    card === undefined ? { type: 'table.leave', player } : { type: 'table.leave', player, card }
  return told(isDrawn ? beforeDraw(session) : session, event)
}

/** Plays that look at the player's own hand or at the deck: without the draw they would have gone otherwise. */
const NEEDS_HAND: readonly Card[] = [BARON, PRINCE, CHANCELLOR, KING, PRINCESS, QUEEN]

/** The last play, when the one who made it can still draw as if in time: nobody has drawn since but of itself. */
export function lastPlay(session: Session): { readonly at: number; readonly play: Play } | null {
  if (!isQuiet(session)) return null
  const { steps } = session.log
  const at = steps.findLastIndex(({ event }) => event.type === 'play')
  const play = steps[at]?.event
  const isLast = steps
    .slice(at + 1)
    .every(({ event, isImplied }) => event.type === 'answer' || event.type === 'table.note' || isImplied)
  return play?.type === 'play' && isLast && !roundOf(session)?.out[play.player] ? { at, play } : null
}

/** Whether the card forgotten can be drawn now as if it had been drawn in time. */
export const canDrawLate = (session: Session): boolean => {
  const last = lastPlay(session)
  return last !== null && !NEEDS_HAND.includes(last.play.card)
}

/**
 * Whoever played last forgot to draw, and draws now. The log has that draw already; but the play came from a hand of
 * one, so it says nothing of a second card: it is let stand.
 */
export function drawLate(session: Session): Mended {
  const last = canDrawLate(session) ? lastPlay(session) : null
  if (!last) return null
  const { player } = last.play
  const name = called(tableOf(session).players[player] as string, player)
  const note: Event = { type: 'table.note', text: `${name} played before drawing, and drew afterwards.` }
  const { session: mended, misfit } = revise(session, last.at, [note, { ...last.play, ruled: true }])
  return misfit ? null : mended
}

/** Every number of cards that the deck could have, by all that is known. */
export function deckCounts(session: Session): number[] {
  const { context } = now(session)
  const phase = phaseIn(now(session))
  const most = 32
  return Array.from({ length: most }, (_, count) => count).filter(
    (count) => judge(context, phase, { type: 'table.deck', count }).fault === null,
  )
}
