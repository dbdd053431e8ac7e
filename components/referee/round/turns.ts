import { type Event, type Session, tableBefore } from '@/machines/love-letter'

/** A step of the log with the place it has for people: which round, which turn of it. */
export interface PlacedStep {
  readonly at: number
  readonly event: Event
  readonly isImplied: boolean
}

export interface Turn {
  /** Turns are counted from the deal; 0 is what comes before the first. */
  readonly turn: number
  readonly steps: readonly PlacedStep[]
}

export interface RoundOfLog {
  readonly round: number
  readonly turns: readonly Turn[]
}

/** Whether a turn begins with this step: with its draw, or its play where the log begins after the draw. */
function beginsTurn(session: Session, at: number): boolean {
  const { event } = session.log.steps[at] as { event: Event }
  if (event.type === 'draw') return tableBefore(session, at).round?.effect === null
  if (event.type !== 'play') return false
  const previous = session.log.steps[at - 1]?.event.type
  return previous !== 'draw'
}

/** The log by rounds and turns, for reading. */
export function byTurns(session: Session): RoundOfLog[] {
  const rounds: { round: number; turns: { turn: number; steps: PlacedStep[] }[] }[] = []
  session.log.steps.forEach(({ event, isImplied }, at) => {
    if (event.type === 'deal' || rounds.length === 0)
      rounds.push({ round: rounds.length + 1, turns: [{ turn: 0, steps: [] }] })
    const { turns } = rounds[rounds.length - 1] as (typeof rounds)[number]
    if (beginsTurn(session, at)) turns.push({ turn: turns.length, steps: [] })
    turns[turns.length - 1]?.steps.push({ at, event, isImplied })
  })
  return rounds.map(({ round, turns }) => ({ round, turns: turns.filter(({ steps }) => steps.length > 0) }))
}

/** Which round is being played or was played last. */
export const roundNumber = (session: Session): number =>
  Math.max(1, session.log.steps.filter(({ event }) => event.type === 'deal').length + startedInside(session))

const startedInside = ({ head }: Session): number => (head.start && 'turn' in head.start ? 1 : 0)
