import type { EffectOf, Pile, Season } from '../model'
import { discarded, drawn, replenished, withHand } from '../piles'
import { isRefusal, type Refusal } from '../refusal'
import type { Run } from './run'
import { selectPlayers } from './select'

/** One pile: the deck, the discard, or one player’s hand. */
type Heap = 'deck' | 'discard' | { readonly hand: string }

function heapsOf(run: Run, pile: Pile): { readonly run: Run; readonly heaps: readonly Heap[] } | Refusal {
  if (typeof pile === 'string') return { run, heaps: [pile as Heap] }
  const owners = selectPlayers(run, pile.hand)
  return isRefusal(owners) ? owners : { run: owners.run, heaps: owners.players.map((hand) => ({ hand })) }
}

const isSame = (one: Heap, other: Heap): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.hand === other.hand : one === other

function sizeOf(season: Season, heap: Heap): number {
  if (heap === 'deck') return season.deck
  return heap === 'discard' ? season.discard.length : (season.hands[heap.hand] ?? 0)
}

/** So many cards taken from a hand or the discard; of what stays in the discard no number is sure any more. */
function taken(season: Season, heap: Exclude<Heap, 'deck'>, n: number): Season {
  if (heap !== 'discard') return withHand(season, heap.hand, -n)
  return { ...season, discard: season.discard.slice(n).map(() => null) }
}

function put(season: Season, heap: Heap, n: number): Season {
  if (heap === 'deck') return { ...season, deck: season.deck + n }
  return heap === 'discard' ? discarded(season, Array(n).fill(null)) : withHand(season, heap.hand, n)
}

/**
 * As many cards as come to the same: off the deck onto the discard they go round and round, and once no number is known
 * any more the piles stand as before after one round, be it of all cards or (where it is made anew at once) of one less.
 */
function noMore({ deck, discard }: Season, n: number): number {
  const all = deck + discard.length
  const round = Math.max(1, all * (all - 1))
  return n <= 3 * round ? n : 2 * round + (n % round)
}

/** Cards off the deck go one by one, for it may be made anew on the way. */
function deal(season: Season, to: Heap, n: number): Season {
  let dealt = season
  for (let i = noMore(season, n); i > 0; i--) {
    const after = drawn(dealt)
    if (!after) return dealt
    dealt = put(after, to, 1)
  }
  return dealt
}

function transfer(season: Season, from: Heap, to: Heap, wanted: number | 'all'): Season {
  if (isSame(from, to)) return season
  if (from === 'deck') return deal(season, to, wanted === 'all' ? season.deck : wanted)
  const n = wanted === 'all' ? sizeOf(season, from) : Math.min(wanted, sizeOf(season, from))
  return n === 0 ? season : replenished(put(taken(season, from, n), to, n), 'eager')
}

/** `CARDS`: up to so many cards from one place to another, for each player in turn where it speaks of several. */
export function cards(run: Run, { from, to, n }: EffectOf<'CARDS'>): Run | Refusal {
  const sources = heapsOf(run, from)
  if (isRefusal(sources)) return sources
  let after = sources.run
  for (const source of sources.heaps) {
    const targets = heapsOf(after, to)
    if (isRefusal(targets)) return targets
    after = targets.run
    for (const target of targets.heaps)
      after = { ...after, season: transfer(after.season, source, target, n) }
  }
  return after
}
