import { own } from '../core/own'
import { isForbidden } from './forbidden'
import { withTile } from './ladder'
import { type Season, TILE, TOKENS } from './model'

export const tokensOn = (season: Season, prospect: string): readonly string[] =>
  season.tiles[prospect]?.tokens ?? []

/** How many tokens of a player lie on a tile. */
export const ownOn = (season: Season, player: string, prospect: string): number =>
  tokensOn(season, prospect).filter((owner) => owner === player).length

/** How many tokens a player has at home. */
export const supply = (season: Season, player: string): number =>
  TOKENS - season.ladder.reduce((sum, prospect) => sum + ownOn(season, player, prospect), 0)

export const isFull = (season: Season, prospect: string): boolean => tokensOn(season, prospect).length >= TILE

export const isEngagedProspect = ({ engaged }: Season, prospect: string): boolean =>
  Object.values(engaged).some((match) => match.prospect === prospect)

export const isSibling = ({ siblings }: Season, player: string, prospect: string): boolean =>
  siblings[player]?.includes(prospect) ?? false

/** Neither is engaged and they are no siblings: what a token and an engagement both ask for. */
export const isFree = (season: Season, player: string, prospect: string): boolean =>
  !own(season.engaged, player) && !isEngagedProspect(season, prospect) && !isSibling(season, player, prospect)

/** Whether a player’s token may go there at all (rulebook: affection tokens); a full tile is another matter. */
export const mayPlace = (season: Season, player: string, prospect: string): boolean =>
  isFree(season, player, prospect) && !isForbidden(season, 'no-affection', [player], prospect)

/** One token of a player taken home from a tile. */
export function without(season: Season, player: string, prospect: string): Season {
  const tokens = tokensOn(season, prospect)
  const at = tokens.indexOf(player)
  return at < 0 ? season : withTile(season, prospect, { tokens: tokens.filter((_, i) => i !== at) })
}

/** One token of a player laid on a tile, from their supply. */
export const placed = (season: Season, player: string, prospect: string): Season =>
  withTile(season, prospect, { tokens: [...tokensOn(season, prospect), player] })

/** A player engaged to a prospect: all tokens of both go home. */
export function betrothed(season: Season, player: string, prospect: string, love: boolean): Season {
  const tiles = Object.fromEntries(
    Object.entries(season.tiles).map(([name, tile]) => [
      name,
      { ...tile, tokens: name === prospect ? [] : tile.tokens.filter((owner) => owner !== player) },
    ]),
  )
  return { ...season, tiles, engaged: { ...season.engaged, [player]: { prospect, love } } }
}
