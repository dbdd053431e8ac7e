import type { Card } from '../model'
import { baron } from './baron'
import { chancellor } from './chancellor'
import { countess } from './countess'
import { guard } from './guard'
import { handmaid } from './handmaid'
import { king } from './king'
import { priest } from './priest'
import { prince } from './prince'
import { princess } from './princess'
import { queen } from './queen'
import type { CardRule } from './rule'
import { spy } from './spy'

const rules: readonly CardRule[] = [
  spy,
  guard,
  priest,
  baron,
  handmaid,
  prince,
  chancellor,
  king,
  countess,
  princess,
  queen,
]

/** The rule of a card, the same in every edition. */
export const ruleOf = (card: Card): CardRule => rules[card] as CardRule
