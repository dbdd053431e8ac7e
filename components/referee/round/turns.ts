import { type Session, tableBefore } from '@/machines/love-letter'

/** A round or a turn of the log: its steps from `from` to before `to`. */
export interface Stretch {
  /** Rounds are counted from 1; so are turns from the deal, and 0 is what comes before the first. */
  readonly number: number
  readonly from: number
  readonly to: number
}

const isWithin = (at: number) => (stretch: Stretch) => at >= stretch.from && at < stretch.to

/** Where the cards were dealt. */
const deals = ({ log }: Session): number[] =>
  log.steps.flatMap(({ event }, at) => (event.type === 'deal' ? [at] : []))

/** A game may begin in the middle of a round, which then has no deal. */
const startedInside = ({ head }: Session): boolean => head.start !== undefined && 'turn' in head.start

/** Rounds begun so far. */
export const roundsBegun = (session: Session): number =>
  deals(session).length + (startedInside(session) ? 1 : 0)

/** Which round is being played or was played last; before the first deal, the first. */
export const roundNumber = (session: Session): number => Math.max(1, roundsBegun(session))

/** The log by rounds. What was told before the first deal belongs to the first round. */
export function roundsOf(session: Session): Stretch[] {
  const end = session.log.steps.length
  const later = startedInside(session) ? deals(session) : deals(session).slice(1)
  const starts = end === 0 ? [] : [0, ...later]
  return starts.map((from, i) => ({ number: i + 1, from, to: starts[i + 1] ?? end }))
}

/** Whether a turn begins with this step: with its draw, or its play where the log begins after the draw. */
function beginsTurn(session: Session, at: number): boolean {
  const { steps } = session.log
  const type = steps[at]?.event.type
  if (type === 'draw') return tableBefore(session, at).round?.effect === null
  return type === 'play' && steps[at - 1]?.event.type !== 'draw'
}

/** A round by turns. */
export function turnsOf(session: Session, { from, to }: Stretch): Stretch[] {
  const starts = [from]
  for (let at = from; at < to; at++) if (beginsTurn(session, at)) starts.push(at)
  return starts
    .map((start, number) => ({ number, from: start, to: starts[number + 1] ?? to }))
    .filter((turn) => turn.from < turn.to)
}

/** In which turn of its round a step was told; 0 before the first. */
export function turnOf(session: Session, at: number): number {
  const round = roundsOf(session).find(isWithin(at))
  return round ? (turnsOf(session, round).find(isWithin(at))?.number ?? 0) : 0
}
