import { createActor, type SnapshotFrom } from 'xstate'
import { apply } from '../apply'
import { chart } from '../chart'
import { protectedPlayers } from '../forbidden'
import type { Match, Phase, RuleId, Season, Trait } from '../model'
import { gossiper, onTurn } from '../phase'
import { isRefusal } from '../refusal'
import { scores, winners } from '../scoring'
import { supply } from '../tokens'
import { decode } from './decode'
import { openRecord } from './head'
import { type GameRecord, NotARecord, readRecord } from './read'

export interface State {
  readonly phase: Phase
  readonly ball: number
  readonly order: readonly string[]
  readonly turn: string | null
  readonly ladder: readonly string[]
  readonly tokens: Readonly<Record<string, readonly string[]>>
  readonly supply: Readonly<Record<string, number>>
  readonly engaged: Readonly<Record<string, Match>>
  readonly traits: Readonly<Record<string, readonly Trait[]>>
  readonly hidden: Readonly<Record<string, number>>
  readonly aside: number
  readonly dancing: Readonly<Record<string, string>>
  readonly protected: readonly string[]
  readonly hands: Readonly<Record<string, number>>
  readonly deck: number
  readonly discard: readonly (number | '?')[]
  readonly scores: Readonly<Record<string, number>>
  readonly winners: readonly string[]
}

export interface Report {
  readonly fault: { readonly at: number; readonly rule: RuleId; readonly suspects: readonly number[] } | null
  readonly unproven: readonly (readonly [at: number, rule: 'table-ruling'])[]
  /** Absent after a fault. */
  readonly state?: State
}

export type Snapshot = SnapshotFrom<typeof chart>

const PHASES: Readonly<Record<string, Phase>> = {
  review: 'ball',
  act: 'turn',
  end: 'end-ball',
}

/** The innermost state of the chart’s value. */
export const innermost = (value: Snapshot['value']): string =>
  typeof value === 'string' ? value : innermost(Object.values(value)[0] as Snapshot['value'])

/** What the table must report next, read from the chart’s state. */
export function phaseIn({ value }: Pick<Snapshot, 'value'>): Phase {
  const state = innermost(value)
  return PHASES[state] ?? (state as Phase)
}

function turnIn(season: Season, phase: Phase): string | null {
  if (phase === 'give') return season.ball?.giver ?? null
  if (phase === 'turn') return onTurn(season)
  return phase === 'gossip' ? gossiper(season) : null
}

function numbers(discard: Season['discard']): (number | '?')[] {
  const known = discard.filter((number) => number !== null).sort((a, b) => a - b)
  return [...known, ...discard.filter((number) => number === null).map(() => '?' as const)]
}

/** The state of a season as a report gives it. */
export function stateOf(snapshot: Snapshot): State {
  const { season } = snapshot.context
  const { players, ladder, tiles, ball, isOver } = season
  const phase = phaseIn(snapshot)
  const perTile = <T>(value: (prospect: string) => T) =>
    Object.fromEntries([...ladder].sort().map((prospect) => [prospect, value(prospect)]))
  const seatOrder = (owners: readonly string[]) =>
    players.flatMap((player) => owners.filter((o) => o === player))
  return {
    phase,
    ball: season.number,
    order: ball?.order ?? [],
    turn: turnIn(season, phase),
    ladder,
    tokens: perTile((prospect) => seatOrder(tiles[prospect]?.tokens ?? [])),
    supply: Object.fromEntries(players.map((player) => [player, supply(season, player)])),
    engaged: season.engaged,
    traits: perTile((prospect) => tiles[prospect]?.traits ?? []),
    hidden: perTile((prospect) => tiles[prospect]?.hidden ?? 0),
    aside: season.aside,
    dancing: ball?.dancing ?? {},
    protected: protectedPlayers(season),
    hands: season.hands,
    deck: season.deck,
    discard: numbers(season.discard),
    scores: isOver ? scores(season) : {},
    winners: isOver ? winners(season) : [],
  }
}

/** The report on a record that has been read: its first fault, or the state after its last event. */
export function report(record: GameRecord): Report {
  const opened = openRecord(record)
  if ('rule' in opened) return { fault: { at: -1, rule: opened.rule, suspects: [] }, unproven: [] }
  const referee = createActor(chart, { input: opened }).start()
  const unproven: [number, 'table-ruling'][] = []
  for (const [at, written] of record.events.entries()) {
    const event = decode(record, written)
    if ('rule' in event) return { fault: { at, rule: event.rule, suspects: [] }, unproven }
    const after = apply(referee.getSnapshot().context.season, event)
    if (isRefusal(after)) return { fault: { at, rule: after.rule, suspects: [] }, unproven }
    if (after.isUnproven) unproven.push([at, 'table-ruling'])
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
