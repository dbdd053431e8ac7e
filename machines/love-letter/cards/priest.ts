import type { CardRule } from './rule'

/** 2: a look at another hand, which the table does not see. */
export const priest: CardRule = { target: 'other' }
