import type { RuleId, RulingKey } from '@/machines/love-letter'

/** What the rulebook texts settle together, though people ask; in the order of a round. */
export const SETTLED = [
  'naming-a-number',
  'duke-and-queen',
  'protection',
  'prince-and-empty-deck',
  'princess-discarded',
  'forced-countess',
  'count-starts-at-one',
  'hand-laid-without-effect',
  'when-the-deck-is-empty',
  'queen-at-the-showdown',
  'ties',
  'spy-token',
  'target-numbers',
  'tokens-run-out',
  'mistakes',
] as const

/** Every ruling has a page of this name: what a fault names, what a table decides, what is settled. */
export type RulingId = RuleId | RulingKey | (typeof SETTLED)[number]
