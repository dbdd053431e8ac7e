/**
 * The nouns of Love Letter, for all four editions. A newcomer starts here:
 * `cards`, then `table`, then `events`, then `facts`.
 *
 * A *table* is what everybody at a real table can see: no hidden card is in it. What the table proves
 * about hidden cards is kept beside it, in `beliefs/`. Players are named by their *seat* (0 is the first
 * of the record's players, clockwise) and cards by their *place in the order of value*, so that one set
 * of rules serves every edition. All of it is plain JSON.
 */

export { bareName, called, canBeSeen } from '../../core/names'
export * from './cards'
export * from './events'
export * from './facts'
export * from './table'
