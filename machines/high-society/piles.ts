import type { Season } from './model'

/** The discard becomes the deck where the table plays so: as soon as the deck is empty, or only when a card is wanted. */
export function replenished(season: Season, when: 'eager' | 'lazy'): Season {
  const { deck, discard, rulings } = season
  const isDue = deck === 0 && discard.length > 0 && (when === 'lazy' || rulings.reshuffle === 'eager')
  return isDue ? { ...season, deck: discard.length, discard: [] } : season
}

/** One card off the deck; null when there is none anywhere. */
export function drawn(season: Season): Season | null {
  const filled = replenished(season, 'lazy')
  return filled.deck === 0 ? null : replenished({ ...filled, deck: filled.deck - 1 }, 'eager')
}

/** Cards laid on the discard, null for one whose number is not known. */
export const discarded = (season: Season, numbers: readonly (number | null)[]): Season =>
  replenished({ ...season, discard: [...season.discard, ...numbers] }, 'eager')

/** A hand with so many cards more, or fewer. */
export const withHand = (season: Season, player: string, more: number): Season => ({
  ...season,
  hands: { ...season.hands, [player]: (season.hands[player] ?? 0) + more },
})
