import type { CardRule } from './rule'

/** 8: no effect; when it must be played is asked of the card that was kept, see `beliefs/facts`. */
export const countess: CardRule = { target: 'none' }
