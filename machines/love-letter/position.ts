import { editions, hasTooMany, size } from './editions'
import type { Position, Round, Table } from './model'

const deckSize = ({ deck }: Position): number => (typeof deck === 'number' ? deck : deck.length)

/** Whether a position could never lie on a table, by counting alone. */
export function isWrongPosition(table: Table, position: Position): boolean {
  const { turn, hands, discards, out, faceUp, setAside, deck } = position
  const left = deckSize(position)
  const drawn = hands[turn]?.length === 2
  if (left < 0 || (left === 0 && !drawn) || faceUp.length > 3) return true
  if (out[turn] || out.filter((gone) => !gone).length < 2) return true
  if (position.protected.some((yes, seat) => yes && out[seat])) return true
  if (hands.some((hand, seat) => hand.length !== (out[seat] ? 0 : seat === turn && drawn ? 2 : 1)))
    return true
  const inHands = hands.flat()
  const named = [
    ...faceUp,
    ...discards.flat(),
    ...inHands.filter((card) => card !== null),
    ...(setAside === null ? [] : [setAside]),
    ...(typeof deck === 'number' ? [] : deck),
  ]
  if (hasTooMany(editions[table.edition], named)) return true
  const places = faceUp.length + discards.flat().length + inHands.length + 1 + left
  return places > size(editions[table.edition])
}

/** The round that a position describes. The position must not be a wrong one. */
export function roundAt({ turn, hands, discards, out, protected: safe, ...position }: Position): Round {
  const held = hands.map((hand) => hand.length)
  return {
    turn,
    deck: deckSize(position as Position),
    held,
    out,
    protected: safe,
    discards,
    effect: null,
    swept: [],
    shown: hands.map(() => null),
  }
}
