import type { CardSet } from '../model'

/** Sum of the unseen copies of the cards in a set. */
function copiesIn(set: CardSet, unseen: readonly number[]): number {
  let sum = 0
  for (let card = 0, rest = set; rest !== 0; card++, rest >>= 1) if (rest & 1) sum += unseen[card] as number
  return sum
}

/**
 * Whether one unseen card can be found for every place, each from the set of cards that may lie there.
 * A place with at least as many copies to choose from as there are places can always be served last, so
 * it is left out; what then remains (mostly nothing) is matched by search.
 */
export function isServable(places: readonly CardSet[], unseen: readonly number[]): boolean {
  let tight = places
  for (;;) {
    const rest: CardSet[] = []
    for (const place of tight) if (copiesIn(place, unseen) < tight.length) rest.push(place)
    if (rest.length === 0) return true
    if (rest.length === tight.length) return match(rest, unseen.slice(), 0)
    tight = rest
  }
}

/** Serves the places one after another, trying each card; few and narrow places are left when it is called. */
function match(places: CardSet[], left: number[], next: number): boolean {
  if (next === places.length) return true
  // The narrowest places first: they decide soonest.
  if (next === 0) places.sort((a, b) => copiesIn(a, left) - copiesIn(b, left))
  const place = places[next] as CardSet
  for (let card = 0; card < left.length; card++) {
    if (!(place & (1 << card)) || !left[card]) continue
    left[card] = (left[card] as number) - 1
    if (match(places, left, next + 1)) return true
    left[card] = (left[card] as number) + 1
  }
  return false
}
