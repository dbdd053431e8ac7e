import { type Effect, type Event, type RuleId, reheaded, type Session, tell } from '@/machines/high-society'

/** A way on for the table that makes what was found wrong right: the log so, and the event upon it. */
export interface Mend {
  readonly title: string
  readonly note: string
  readonly session: Session
}

/** The log with the table’s ruling upon it, where the wrong event then fits. */
function ruled(session: Session, event: Event, effect: Effect): Session | null {
  const told = tell(session, { type: 'effect', effects: [effect] })
  if (told.fault) return null
  return tell(told.session, event).fault ? null : told.session
}

function otherCalendar(session: Session, event: Event): Session | null {
  if (event.type !== 'ball' || !event.name) return null
  const { head } = session
  const at =
    session.log.steps.filter(({ event: { type } }) => type === 'ball').length + (head.start?.ball ?? 1) - 1
  const balls = head.balls ?? Array<null>(8).fill(null)
  const named = balls.map((name, i) =>
    i === at ? (event.name ?? null) : name === event.name ? (balls[at] ?? null) : name,
  )
  const revision = reheaded(session, { ...head, balls: named })
  if ('rule' in revision || revision.misfit) return null
  return tell(revision.session, event).fault ? null : revision.session
}

const WAYS: {
  readonly [R in RuleId]?: (session: Session, event: Event) => Mend | null
} = {
  'turn-order': (session, event) => {
    const player = 'player' in event ? event.player : undefined
    const next = player ? ruled(session, event, { do: 'ORDER', set: 'first', who: player }) : null
    return (
      next && {
        title: 'They have the turn now',
        note: 'The order changes; it is kept as the table’s ruling.',
        session: next,
      }
    )
  },
  'card-in-discard': (session, event) => {
    const next = ruled(session, event, { do: 'CARDS', from: 'discard', to: 'deck', n: 'all' })
    return (
      next && {
        title: 'The discard had been shuffled into the deck',
        note: 'It is kept as the table’s ruling.',
        session: next,
      }
    )
  },
  'wrong-ball': (session, event) => {
    const next = otherCalendar(session, event)
    return (
      next && {
        title: 'The calendar was told wrong',
        note: 'This Ball stands here, and the two change places.',
        session: next,
      }
    )
  },
}

/** How the table may go on with an event that was found wrong, by one tap; null where nothing so simple helps. */
export const mendOf = (session: Session, rule: RuleId, event: Event): Mend | null =>
  WAYS[rule]?.(session, event) ?? null
