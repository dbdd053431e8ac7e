import type { Effect, RuleId } from './model'

/** A field of a dance that is needed: its possible values, and the tile that it is about. */
export interface FieldWant {
  readonly field: 'token' | 'replace' | 'sendHome' | 'moveFrom'
  readonly possible: readonly string[]
  readonly tile: string
  /** The dance is the last of the answers, not the event itself. */
  readonly isWithin: boolean
}

/** An answer that an effect asks for. */
export interface AnswerWant {
  readonly answer: 'player' | 'prospect' | 'yes' | 'trait' | 'dance'
  /** Names, where one must be among them. */
  readonly possible: readonly string[]
  /** Who answers; null for the table. */
  readonly self: string | null
  /** The effect that asks. */
  readonly of: Effect
  /** Whose Trait is turned up. */
  readonly tile: string | null
}

export type Want = FieldWant | AnswerWant

/** Why an event cannot be: the rule that it breaks, and, where only something is not said yet, what that is. */
export interface Refusal {
  readonly rule: RuleId
  readonly wants?: Want
}

export const refuse = (rule: RuleId): Refusal => ({ rule })

export const lacking = (rule: RuleId, wants: Want): Refusal => ({ rule, wants })

export const isRefusal = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'rule' in outcome
