import { PAGE_OF, RULE_IDS, RULINGS, type RuleId, type RulingKey } from '@/machines/high-society'
import type { RulingKind } from './ruling-kinds'

export const isSeasonSwitch = (id: string): id is RulingKey => Object.hasOwn(RULINGS, id)

/** The rules that a banner leads here from. */
export const rulesTo = (id: string): RuleId[] => RULE_IDS.filter((rule) => PAGE_OF[rule] === id)

const kindOf = (id: string): RulingKind =>
  isSeasonSwitch(id) ? 'switch' : rulesTo(id).length ? 'rule' : 'settled'

const order: readonly string[] = [...Object.keys(RULINGS), ...RULE_IDS.map((rule) => PAGE_OF[rule])]

/** By kind; what a table decides and what a fault names as the rules have them, what is settled as it comes. */
export function seasonByKind<Ruling extends { readonly id: string }>(rulings: readonly Ruling[]) {
  const sorted = rulings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const of = (kind: RulingKind) => sorted.filter(({ id }) => kindOf(id) === kind)
  return { switch: of('switch'), settled: of('settled'), rule: of('rule') }
}
