import type { RuleId, State } from '@/machines/high-society'
import type { ClauseId } from './clauses'
import type { RulingId } from './rulings'

/** Effects and events as a record writes them: what has a default may be left out. Only the referee reads them. */
type Written = { readonly [field: string]: unknown }

/** What the lessons of The High Society Game are made of. */
export interface HighSociety {
  record: {
    readonly ruleset: 'high-society'
    readonly players: readonly string[]
    readonly prospects: readonly string[]
    readonly families?: Readonly<Record<string, 'bridgerton' | 'featherington'>>
    readonly siblings?: readonly (readonly [string, string])[]
    readonly balls?: readonly (string | null)[]
    readonly rulings?: Readonly<Record<string, string>>
    readonly cards?: Readonly<Record<number, Written>>
    readonly start?: Written
    readonly events: readonly (Written & { readonly type: string })[]
  }
  event: Written & { readonly type: string }
  state: State
  rule: RuleId
  clause: ClauseId
  ruling: RulingId
}
