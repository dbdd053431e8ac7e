import type { RuleId } from './model'

/** Why an event cannot be: the rule that it breaks. */
export interface Refusal {
  readonly rule: RuleId
}

export const refuse = (rule: RuleId): Refusal => ({ rule })

export const isRefusal = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'rule' in outcome
