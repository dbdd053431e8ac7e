import { own } from '../core/own'
import { isDistracted, isForbidden, protectedPlayers } from './forbidden'
import type { Ball, Season } from './model'

/** Who dances with a prospect now. */
export const dancersAt = ({ players, ball }: Season, prospect: string): string[] =>
  players.filter((player) => own(ball?.dancing, player) === prospect)

/** A prospect with whom this player may dance: nobody else does, or that is no hindrance; and nothing forbids it. */
export const mayDance = (season: Season, player: string, prospect: string, occupied: boolean): boolean =>
  !isForbidden(season, 'no-dance', [player], prospect) &&
  (occupied || dancersAt(season, prospect).every((dancer) => dancer === player))

export const canDance = (season: Season, player: string, occupied: boolean): boolean =>
  season.ladder.some((prospect) => mayDance(season, player, prospect, occupied))

/** Whether somebody who dances is safe from a scandal (rulebook: reveal a scandal; cards 18 and the Chaperone). */
export function isSafe(season: Season, catcher: string | null, victim: string): boolean {
  const prospect = own(season.ball?.dancing, victim) ?? null
  const both = catcher === null ? [victim] : [catcher, victim]
  if (isForbidden(season, 'no-scandal', both, prospect)) return true
  return !isDistracted(season) && protectedPlayers(season).includes(victim)
}

/** Whom this player can catch: somebody else, who dances and is not safe. */
export const catchable = (season: Season, catcher: string | null): string[] =>
  season.players.filter(
    (victim) =>
      victim !== catcher &&
      own(season.ball?.dancing, victim) !== undefined &&
      !isSafe(season, catcher, victim),
  )

/** The season with something of the Ball under way changed. */
export const withBall = (season: Season, change: Partial<Ball>): Season =>
  season.ball ? { ...season, ball: { ...season.ball, ...change } } : season

/** Players in the order of the cards they laid, the highest first. */
export function byCard({ players, ball }: Season): string[] {
  const played = ball?.played ?? {}
  return players
    .filter((player) => own(played, player) !== undefined)
    .sort((a, b) => (own(played, b) as number) - (own(played, a) as number))
}
