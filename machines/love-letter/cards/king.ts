import type { CardRule } from './rule'

/** 7: two hands are traded unseen. */
export const king: CardRule = {
  target: 'other',
  forcesCountess: true,
  tells: ({ player, target }) =>
    target === undefined ? [] : [{ fact: 'trades', seat: player, and: target }],
}
