import {
  decode,
  type Event,
  type GameRecord,
  type Head,
  now,
  openSession,
  type RecordEvent,
  type Session,
  tell,
  toRecord,
} from '@/machines/love-letter'

/** A record of what a table told, the draws between filled in. */
export function reported(head: Head, events: readonly RecordEvent[] = []): GameRecord {
  const opened = openSession(head)
  if ('rule' in opened) throw new Error(`the table cannot be: ${opened.rule}`)
  return toRecord(
    events.reduce((session: Session, event) => {
      const told = tell(session, decode(now(session).context.table, event) as Event)
      if (told.fault) throw new Error(`${JSON.stringify(event)} is faulted: ${told.fault.rule}`)
      return told.session
    }, opened),
  )
}

/** The same, and one event more, whatever is wrong with it. */
export function andThen(record: GameRecord, event: RecordEvent): GameRecord {
  return { ...record, events: [...record.events, event] }
}

const three = ['Ann', 'Bea', 'Cal']

/** Ann is to play, in the middle of a round for three; more of the position as given. */
export const annPlays = (start: object = {}, players: readonly string[] = three): Head => ({
  ruleset: 'love-letter',
  players,
  start: { turn: 'Ann', deck: 6, ...start },
})

export const inBridgerton = (head: Head): Head => ({ ...head, ruleset: 'bridgerton' })

export const play = (player: string, card: string, target?: string, guess?: string): RecordEvent => ({
  type: 'play',
  player,
  card,
  ...(target && { target }),
  ...(guess && { guess }),
})
