import type { Season, Tile, Trait } from './model'

/** The season with one prospect’s tile changed. */
export const withTile = (season: Season, prospect: string, change: Partial<Tile>): Season => ({
  ...season,
  tiles: { ...season.tiles, [prospect]: { ...(season.tiles[prospect] as Tile), ...change } },
})

/** A prospect moved up (+) or down (−) the ladder, no further than its ends; the tiles passed close up. */
export function moved(season: Season, prospect: string, by: number): Season {
  const others = season.ladder.filter((other) => other !== prospect)
  const from = season.ladder.indexOf(prospect)
  const to = Math.min(Math.max(from - by, 0), others.length)
  return { ...season, ladder: [...others.slice(0, to), prospect, ...others.slice(to)] }
}

/** The place of a prospect counted from the bottom, which is 1. */
export const prestige = ({ ladder }: Season, prospect: string): number =>
  ladder.length - ladder.indexOf(prospect)

/** Whether a Trait may lie face down there: one does, and this slot (if one is named) was not named before. */
export function isHidden({ hidden, slots, laid }: Tile, slot: number | undefined): boolean {
  return hidden > 0 && (slot === undefined || (slot >= 1 && slot <= laid && !slots.includes(slot)))
}

/** A face-down Trait turned up: it moves its prospect at once. */
export function revealed(season: Season, prospect: string, trait: Trait & { slot?: number }): Season {
  const tile = season.tiles[prospect] as Tile
  const { arrows, points, slot } = trait
  const turned = withTile(season, prospect, {
    traits: [...tile.traits, { arrows, points }],
    hidden: tile.hidden - 1,
    slots: slot === undefined ? tile.slots : [...tile.slots, slot],
  })
  return moved(turned, prospect, arrows)
}
