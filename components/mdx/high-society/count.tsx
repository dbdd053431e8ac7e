import { capital, number } from '@/machines/core'
import { BALLS, CARDS, HAND, LAID, PLAYERS, TILE, TOKENS, TRAITS } from '@/machines/high-society'

const COUNTS = {
  balls: BALLS,
  cards: CARDS,
  /** Cards in a hand. */
  hand: HAND,
  /** Affection tokens of a player. */
  tokens: TOKENS,
  /** The most tokens that lie on one tile. */
  tile: TILE,
  traits: TRAITS,
  /** Traits face down on each tile at first. */
  laid: LAID,
  least: PLAYERS.least,
  most: PLAYERS.most,
} as const

export type CountProps = { readonly of: keyof typeof COUNTS; readonly start?: boolean }

/** How many of something the rules know, inside a sentence: “four”, “24”. */
export function Count({ of, start = false }: CountProps) {
  const words = number(COUNTS[of])
  return start ? capital(words) : words
}
