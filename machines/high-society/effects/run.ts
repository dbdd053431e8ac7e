import type { Choice, Season } from '../model'
import type { Told } from '../order'
import { type Refusal, refuse } from '../refusal'

/** Effects under way: the season so far, whose they are, and what was answered and not yet asked. */
export interface Run {
  readonly season: Season
  /** Who laid the card, gossips or rules; null for a Ball’s rule. */
  readonly self: string | null
  readonly choices: readonly Choice[]
  /** Something happened that nobody can check. */
  readonly isUnproven: boolean
  /** While cards are revealed, orders are collected; null when they hold at once. */
  readonly told: Told | null
}

/** The next answer, and the run without it. */
export function answered(run: Run): { readonly run: Run; readonly choice: Choice } | Refusal {
  const [choice, ...choices] = run.choices
  return choice === undefined ? refuse('choice-missing') : { run: { ...run, choices }, choice }
}

/** The next answer where it is one of these names; it is asked for even if there is only one. */
export function chosen(
  run: Run,
  possible: readonly string[],
): { readonly run: Run; readonly name: string } | Refusal {
  const answer = answered(run)
  if ('rule' in answer) return answer
  const { choice } = answer
  return typeof choice === 'string' && possible.includes(choice)
    ? { run: answer.run, name: choice }
    : refuse('choice-not-allowed')
}
