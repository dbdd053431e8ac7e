import type { Choice, Effect, Season } from '../model'
import type { Told } from '../order'
import { type AnswerWant, lacking, type Refusal, refuse } from '../refusal'

/** Effects under way: the season so far, whose they are, and what was answered and not yet asked. */
export interface Run {
  readonly season: Season
  /** Who laid the card, gossips or rules; null for a Ball’s rule. */
  readonly self: string | null
  readonly choices: readonly Choice[]
  /** The effect that happens; null between two. */
  readonly effect: Effect | null
  /** Something happened that nobody can check. */
  readonly isUnproven: boolean
  /** While cards are revealed, orders are collected; null when they hold at once. */
  readonly told: Told | null
}

/** The next answer, and the run without it; or what answer is wanted. */
export function answered(
  run: Run,
  answer: AnswerWant['answer'],
  { possible = [], tile = null }: Partial<Pick<AnswerWant, 'possible' | 'tile'>> = {},
): { readonly run: Run; readonly choice: Choice } | Refusal {
  const [choice, ...choices] = run.choices
  if (choice !== undefined) return { run: { ...run, choices }, choice }
  return lacking('choice-missing', { answer, possible, tile, self: run.self, of: run.effect as Effect })
}

/** The next answer where it is one of these names; it is asked for even if there is only one. */
export function chosen(
  run: Run,
  answer: 'player' | 'prospect',
  possible: readonly string[],
): { readonly run: Run; readonly name: string } | Refusal {
  const given = answered(run, answer, { possible })
  if ('rule' in given) return given
  const { choice } = given
  return typeof choice === 'string' && possible.includes(choice)
    ? { run: given.run, name: choice }
    : refuse('choice-not-allowed')
}
