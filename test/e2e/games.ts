import {
  type EditionId,
  type GameRecord,
  now,
  openSession,
  type RecordEvent,
  type Session,
  tell,
  toRecord,
} from '@/machines/love-letter'
import { NAMES, playOn } from '../support/play'
import { seeded } from '../support/random'

/** Hands are shown in any order; the screen asks for them in seat order. */
function inSeatOrder(record: GameRecord): RecordEvent[] {
  const seat = ({ player }: RecordEvent) => record.players.indexOf(player as string)
  const events = [...record.events]
  for (let i = 1; i < events.length; i++)
    for (let j = i; j > 0; j--) {
      const [one, other] = [events[j - 1], events[j]] as [RecordEvent, RecordEvent]
      if (one.type !== 'reveal' || other.type !== 'reveal' || seat(one) < seat(other)) break
      events.splice(j - 1, 2, other, one)
    }
  return events
}

export function open(ruleset: EditionId, players: readonly string[]): Session {
  const opened = openSession({ ruleset, players: [...players] })
  if ('rule' in opened) throw new Error(opened.rule)
  return opened
}

/** A true game from the first deal to its winner, with everything hidden left hidden, as a record. */
export function playGame(ruleset: EditionId, seats: number, seed: number): GameRecord {
  const opened = open(ruleset, NAMES.slice(0, seats))
  const events = playOn(now(opened).context.table, { random: seeded(seed), known: 'nothing' })
  const session = events.reduce((told: Session, event) => {
    if (event.type === 'draw' || event.type === 'keep') return told
    const next = tell(told, event)
    if (next.fault) throw new Error(`a true game is faulted: ${next.fault.rule}`)
    return next.session
  }, opened)
  const record = toRecord(session)
  return { ...record, events: inSeatOrder(record) }
}

export const upTo = (game: GameRecord, at: number): GameRecord => ({
  ...game,
  events: game.events.slice(0, at),
})

/** A game for six of just so many events, with a card to be played next. */
export function longGame(length: number): GameRecord {
  for (let seed = 1; ; seed++) {
    const game = playGame('bridgerton', 6, seed)
    if (game.events[length]?.type === 'play') return upTo(game, length)
  }
}
