import { apply } from './apply'
import {
  type Beliefs,
  explainContradiction,
  isContradictory,
  isUnproven,
  noBeliefs,
  observe,
} from './beliefs'
import { objection } from './legal'
import type { Event, Phase, RuleId, Table } from './model'

/** A game under way: what the table sees, what that proves, and how many events have been judged. */
export interface Game {
  readonly table: Table
  readonly beliefs: Beliefs
  /** Index that the next event has in the whole record. */
  readonly at: number
}

export interface Fault {
  /** Index of the event in the whole record, -1 for the record's head. */
  readonly at: number
  readonly rule: RuleId
  /** Indices of the events that, each taken alone as mistaken, would make this event possible. */
  readonly suspects: readonly number[]
}

export type Verdict =
  | { readonly fault: Fault }
  | { readonly fault: null; readonly unproven: boolean; readonly beliefs: Beliefs }

/** A game before its first deal, or in the middle of a round when beliefs about it are given. */
export const openGame = (table: Table, beliefs: Beliefs = noBeliefs): Game => ({ table, beliefs, at: 0 })

/**
 * What the referee says of an event: the first rule that it breaks, by public facts and then by what no world
 * allows; or that it is fine, with what is known after it. `phase` is the chart's state (or `awaited`).
 */
export function judge({ table, beliefs, at }: Game, phase: Phase, event: Event): Verdict {
  const rule = objection(table, phase, event)
  if (rule) return { fault: { at, rule, suspects: [] } }
  const after = observe(table, beliefs, event, at)
  if (isContradictory(after)) return { fault: { at, ...explainContradiction(after) } }
  return { fault: null, unproven: isUnproven(beliefs, after), beliefs: after }
}

/** The game after an event that was judged fine. */
export function advance(game: Game, event: Event, beliefs: Beliefs): Game {
  return { table: apply(game.table, event), beliefs, at: game.at + 1 }
}
