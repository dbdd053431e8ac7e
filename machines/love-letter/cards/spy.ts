import type { CardRule } from './rule'

/** 0: no effect; what it earns is counted when the round ends (`scoring`). */
export const spy: CardRule = { target: 'none' }
