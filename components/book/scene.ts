/**
 * When a line happens. It decides what the line can speak of: a Ball has nobody of its own, and before the cards are
 * revealed there is no order and no lowest card.
 */
export type Moment =
  | 'reveal'
  | 'before'
  | 'after'
  | 'ball-before'
  | 'ball-reveal'
  | 'ball-end'
  | 'gossip'
  | 'ruling'

/** The names at the table; none where no table is laid. */
export interface Names {
  readonly players: readonly string[]
  readonly prospects: readonly string[]
}

/** All that a line is composed from: when it happens, and whose names are known. */
export interface Scene {
  readonly moment: Moment
  readonly names: Names
  /** Of whom a ruling is; null: of nobody. Elsewhere it is “you”, who laid the card or gossips. */
  readonly self?: string | null
}

/** Whom a line addresses: “you” (undefined), a player by name, or nobody. */
export const selfOf = ({ moment, self }: Scene): string | null | undefined =>
  moment.startsWith('ball-') ? null : moment === 'ruling' ? (self ?? null) : undefined

/** Whether a line may speak of “you”. */
export const hasSelf = (scene: Scene): boolean => selfOf(scene) !== null

/** Whether whoever it speaks of may be dancing already. */
export const mayDanceYet = (scene: Scene): boolean =>
  hasSelf(scene) && ['after', 'gossip', 'ruling'].includes(scene.moment)

export const areCardsLaid = ({ moment }: Scene): boolean => moment !== 'ball-before'

/** Whether somebody is still to act, so that an order can change. */
export const isOrderOpen = ({ moment }: Scene): boolean =>
  !['ball-before', 'ball-end', 'gossip'].includes(moment)
