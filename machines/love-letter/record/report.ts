import { createActor, type SnapshotFrom } from 'xstate'
import { possibleCards } from '../beliefs'
import { chart } from '../chart'
import { type Fault, judge } from '../judge'
import { cardsIn, type Phase, type Seat } from '../model'
import { gameWinners, seatsIn, starters } from '../scoring'
import { decode } from './decode'
import { openRecord } from './head'
import { byName, idOf, nameOf } from './names'
import { type GameRecord, NotARecord, readRecord } from './read'

export interface State {
  readonly phase: Phase
  readonly turn: string | null
  readonly deck: number
  readonly out: readonly string[]
  readonly protected: readonly string[]
  readonly discards: Readonly<Record<string, readonly string[]>>
  readonly holds: Readonly<Record<string, readonly string[]>>
  readonly tokens: Readonly<Record<string, number>>
  readonly roundWinners: readonly string[] | null
  readonly bonus: string | null
  readonly starters: readonly string[] | null
  readonly gameWinners: readonly string[]
}

export interface Report {
  readonly fault: Fault | null
  readonly unproven: readonly (readonly [at: number, rule: 'must-play-countess'])[]
  /** Absent after a fault. */
  readonly state?: State
}

export type Snapshot = SnapshotFrom<typeof chart>

/** What the table must report next, read from the chart's state. */
export function phaseIn(snapshot: Snapshot): Phase {
  const leaf = typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.round
  return leaf === 'redraw' ? 'draw' : (leaf as Phase)
}

function holdsIn({ context: { table, beliefs } }: Snapshot): Record<string, string[]> {
  const { round, result } = table
  if (!round || result) return {}
  return Object.fromEntries(
    seatsIn(round).map((seat) => [
      nameOf(table, seat),
      cardsIn(possibleCards(beliefs, seat, round.turn)).map((card) => idOf(table, card)),
    ]),
  )
}

/** The state of a game as a report gives it. */
export function stateOf(snapshot: Snapshot): State {
  const { table } = snapshot.context
  const { round, result } = table
  const phase = phaseIn(snapshot)
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(table, seat))
  const those = (flags: readonly boolean[] = []) => names(flags.flatMap((yes, seat) => (yes ? [seat] : [])))
  return {
    phase,
    turn: round && !result ? nameOf(table, round.turn) : null,
    deck: round?.deck ?? 0,
    out: those(round?.out),
    protected: those(round?.protected),
    discards: byName(
      table,
      round?.discards.map((laid) => laid.map((card) => idOf(table, card))) ?? table.players.map(() => []),
    ),
    holds: holdsIn(snapshot),
    tokens: byName(table, table.tokens),
    roundWinners: result && names(result.winners),
    bonus: result && result.bonus !== null ? nameOf(table, result.bonus) : null,
    starters: phase === 'deal' ? names(starters(table)) : null,
    gameWinners: names(gameWinners(table)),
  }
}

/** The report on a record that has been read: its first fault, or the state after its last event. */
export function report(record: GameRecord): Report {
  const opened = openRecord(record)
  if ('rule' in opened) return { fault: { at: -1, rule: opened.rule, suspects: [] }, unproven: [] }
  const referee = createActor(chart, { input: opened }).start()
  const unproven: [number, 'must-play-countess'][] = []
  for (const [at, written] of record.events.entries()) {
    const snapshot = referee.getSnapshot()
    const event = decode(snapshot.context.table, written)
    if ('rule' in event) return { fault: { at, rule: event.rule, suspects: [] }, unproven }
    const verdict = judge(snapshot.context, phaseIn(snapshot), event)
    if (verdict.fault) return { fault: verdict.fault, unproven }
    if (verdict.unproven) unproven.push([at, 'must-play-countess'])
    referee.send(event)
  }
  return { fault: null, unproven, state: stateOf(referee.getSnapshot()) }
}

/** The report on anything that claims to be a record; what is not one gets an error that says where and what. */
export function referee(value: unknown): Report | { readonly error: string } {
  try {
    return report(readRecord(value))
  } catch (error) {
    if (error instanceof NotARecord) return { error: error.message }
    throw error
  }
}
