import type { Summary } from './summary'

/** Whether a game has come to its end. A row that an older Parlour wrote may not say so. */
export const isOver = (game: Summary): boolean =>
  game.edition === 'high-society' ? game.isOver === true : game.phase === 'over'
