// The referee itself: the open table, the list of all worlds, and the round so far for the suspects.
import { advance } from './advance'
import { headFault } from './head-faults'
import { publicFault } from './public-faults'
import { readEventOnly, readHeadOnly } from './shape'
import { breaksForcedEight, maySuspect, successors } from './steps'
import type { Table } from './table'
import { firstTable, layoutOfDeal, layoutOfStart, seatsIn } from './table'
import type { CardId, Fault, GameEvent, Name, Options, Report, State, StrangeEvent } from './types'
import type { World } from './worlds'
import { branch, firstWorlds } from './worlds'

/** One event of the present round, with the table as it was before it. */
interface Step {
  at: number
  event: GameEvent
  table: Table
}

export interface Enumerator {
  /** Takes the next event; after a fault everything is refused with the same fault. */
  push(event: unknown): Fault | null
  /** The report so far. */
  report(): Report
  /** How many worlds are left. */
  readonly size: number
  /** The worlds themselves, for tests. */
  readonly worlds: readonly World[]
}

const faultOfEvent = new Map<string, string>([
  ['play', 'must-play-countess'],
  ['answer', 'wrong-answer'],
  ['compare', 'wrong-comparison'],
  ['count', 'wrong-count'],
])

class WorldList implements Enumerator {
  private readonly maxWorlds: number
  private table: Table | null = null
  private fault: Fault | null = null
  private unproven: [number, string][] = []
  private at = 0
  private current: World[] = []
  /** Where the present round began, and all that happened in it. */
  private first: World[] = []
  private steps: Step[] = []

  constructor(rawHead: unknown, options: Options) {
    const head = readHeadOnly(rawHead)
    if ('error' in head) throw new Error(head.error)
    this.maxWorlds = options.maxWorlds ?? Number.POSITIVE_INFINITY
    const rule = headFault(head, options)
    if (rule) {
      this.fault = { at: -1, rule, suspects: [] }
      return
    }
    this.table = firstTable(head, options)
    if (head.start)
      this.begin(firstWorlds(layoutOfStart(head.start, head.players), this.table, this.maxWorlds))
  }

  get size(): number {
    return this.current.length
  }

  get worlds(): readonly World[] {
    return this.current
  }

  push(raw: unknown): Fault | null {
    const event = readEventOnly(raw)
    if ('error' in event) throw new Error(event.error)
    if (!this.fault && this.table) this.fault = this.take(event, this.table)
    this.at++
    return this.fault
  }

  report(): Report {
    if (this.fault || !this.table) return { fault: this.fault, unproven: this.unproven }
    return { fault: null, unproven: this.unproven, state: stateOf(this.table, this.current) }
  }

  private begin(worlds: World[]): void {
    this.first = worlds
    this.current = worlds
    this.steps = []
  }

  private take(event: GameEvent | StrangeEvent, table: Table): Fault | null {
    const rule = publicFault(table, event)
    if (rule || event.type === 'unknown') return { at: this.at, rule: rule ?? '', suspects: [] }
    const next = advance(table, event)
    if (event.type === 'deal') this.begin(firstWorlds(layoutOfDeal(table, event), next, this.maxWorlds))
    else if (event.type !== 'award') {
      const step = { at: this.at, event, table }
      this.steps.push(step)
      const left = this.after(this.current, step, [])
      if (left.length === 0) return this.hiddenFault(step)
      this.noteUnproven(step)
      this.current = left
    }
    this.table = next
    return null
  }

  /** The worlds after a step, where the events at the indices in `mistaken` are taken as mistaken. */
  private after(worlds: World[], step: Step, mistaken: number[]): World[] {
    const used = !step.event.ruled && !mistaken.includes(step.at)
    return branch(worlds, (world) => successors(world, step.event, step.table, used), this.maxWorlds)
  }

  /** Plays the round again from its beginning. */
  private isPossible(mistaken: number[]): boolean {
    let worlds = this.first
    for (const step of this.steps) worlds = this.after(worlds, step, mistaken)
    return worlds.length > 0
  }

  /** A play that is legal in some worlds and a breach in others; what is let stand is not listed. */
  private noteUnproven({ at, event, table }: Step): void {
    if (event.type !== 'play' || event.ruled) return
    const breaches = this.current.some((world) => breaksForcedEight(world, event, table))
    if (breaches) this.unproven.push([at, 'must-play-countess'])
  }

  private hiddenFault({ at, event }: Step): Fault {
    const candidates = this.steps.filter((step) => maySuspect(step.event, step.table)).map((step) => step.at)
    const suspects = candidates.filter((index) => this.isPossible([index]))
    const ownRule = suspects.includes(at) ? faultOfEvent.get(event.type) : undefined
    const rule = ownRule ?? (this.isPossible(candidates) ? 'contradiction' : 'impossible-card')
    return { at, rule, suspects }
  }
}

/** A referee that keeps its worlds from event to event. */
export function enumerator(head: unknown, options: Options = {}): Enumerator {
  return new WorldList(head, options)
}

function stateOf(table: Table, worlds: World[]): State {
  const nameOf = (seat: number): Name => table.players[seat] ?? ''
  const between = table.phase === 'deal' || table.phase === 'over'
  const roundWinners = table.roundWinners?.map(nameOf) ?? null
  const starters = roundWinners?.length ? roundWinners : [...table.players]
  const byName = <Value>(values: readonly Value[]): Record<Name, Value> =>
    Object.fromEntries(values.map((value, seat) => [nameOf(seat), value]))
  return {
    phase: table.phase,
    turn: table.turn === null ? null : nameOf(table.turn),
    deck: table.deck,
    out: table.players.filter((_, seat) => table.out[seat]),
    protected: table.players.filter((_, seat) => table.protected[seat]),
    discards: byName(table.discards.map((row) => [...row])),
    holds: between
      ? {}
      : Object.fromEntries(seatsIn(table).map((seat) => [nameOf(seat), holds(table, worlds, seat)])),
    tokens: byName(table.tokens),
    roundWinners,
    bonus: table.bonus === null ? null : nameOf(table.bonus),
    starters: table.phase === 'deal' ? starters : null,
    gameWinners:
      table.phase === 'over'
        ? table.players.filter((_, seat) => (table.tokens[seat] ?? 0) >= table.goal)
        : [],
  }
}

/** Every card that some world puts into this hand, in order of value. */
function holds(table: Table, worlds: World[], seat: number): CardId[] {
  const held = new Set(worlds.flatMap((world) => [...(world.hands[seat] ?? [])]))
  return table.edition.cards.map((card) => card.id).filter((id) => held.has(id))
}
