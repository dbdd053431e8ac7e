import { own } from '../../core/own'
import type { Event, RuleId, Season } from '../model'
import { type Turn, turnOf } from '../turn'

/** An event as far as it could be read: one of the rules’ own, or one of a record that names something unknown. */
export type Reported = Event | ({ readonly type: string } & Readonly<Record<string, unknown>>)

export interface Fault {
  readonly at: number
  readonly rule: RuleId
}

/** A fault and all that its words need. An event half told lacks fields. */
export interface About {
  readonly season: Season
  readonly event: Reported
  readonly rule: RuleId
}

/** A text of the event, where it has one of this name. */
export function said({ event }: About, field: string): string | undefined {
  const value = (event as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? value : undefined
}

/** The number of the card that whoever acts laid; 0 where they laid none. */
export const cardOf = (it: About): number => own(it.season.ball?.played, said(it, 'player') ?? '') ?? 0

export const turnIn = (it: About): Turn => turnOf(it.season, cardOf(it))
