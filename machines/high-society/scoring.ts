import { own } from '../core/own'
import { prestige } from './ladder'
import type { Season } from './model'

/** What each engaged player’s match is worth as it stands now (rulebook: winning the game). */
export function scores(season: Season): Record<string, number> {
  return Object.fromEntries(
    season.players.flatMap((player) => {
      const match = own(season.engaged, player)
      if (!match) return []
      const points = season.tiles[match.prospect]?.traits.reduce((sum, trait) => sum + trait.points, 0) ?? 0
      return [[player, prestige(season, match.prospect) + points + (match.love ? 1 : 0)] as const]
    }),
  )
}

/** Whoever has the best match, of equals the one whose prospect stands higher; nobody when nobody is engaged. */
export function winners(season: Season): string[] {
  const counted = Object.entries(scores(season))
  const best = Math.max(...counted.map(([, score]) => score))
  const equals = counted.filter(([, score]) => score === best).map(([player]) => player)
  const place = (player: string) => season.ladder.indexOf(own(season.engaged, player)?.prospect ?? '')
  return equals.sort((a, b) => place(a) - place(b)).slice(0, 1)
}
