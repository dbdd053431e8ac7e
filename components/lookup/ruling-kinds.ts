import {
  type EditionId,
  editions,
  RULE_IDS,
  RULINGS,
  type RuleId,
  type RulingKey,
} from '@/machines/love-letter'

/** A fault names it, a table decides it, or the rulebooks settle it. */
export type RulingKind = 'rule' | 'switch' | 'settled'

export const isRule = (id: string): id is RuleId => RULE_IDS.some((rule) => rule === id)
export const isSwitch = (id: string): id is RulingKey => id in RULINGS

export const kindOf = (id: string): RulingKind => (isRule(id) ? 'rule' : isSwitch(id) ? 'switch' : 'settled')

const order: readonly string[] = [...Object.keys(RULINGS), ...RULE_IDS]

/** By kind; what a table decides and what a fault names as the rules have them, what is settled as it comes. */
export function byKind<Ruling extends { readonly id: string }>(rulings: readonly Ruling[]) {
  const sorted = rulings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const of = (kind: RulingKind) => sorted.filter(({ id }) => kindOf(id) === kind)
  return { switch: of('switch'), settled: of('settled'), rule: of('rule') }
}

/** A page about one edition speaks in its voice, every other in the voice of all. */
export const voiceOf = (editions: readonly EditionId[]): EditionId | null =>
  editions.length === 1 ? (editions[0] ?? null) : null

const ALL = Object.keys(editions).length

/** Where a ruling holds, in words. */
export function editionWords(ids: readonly EditionId[]): string {
  return ids.length === ALL ? 'All editions' : ids.map((id) => editions[id].name).join(', ')
}
