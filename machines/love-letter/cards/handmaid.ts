import { changeRound } from '../change'
import { type CardRule, replace } from './rule'

/** 4: nobody else may choose its owner until their next turn. Discarded, it protects nobody. */
export const handmaid: CardRule = {
  target: 'none',
  now: (round, seat) => changeRound(round, { protected: replace(round.protected, seat, true) }),
}
