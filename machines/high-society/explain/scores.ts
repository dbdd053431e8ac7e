import { own } from '../../core/own'
import { prestige } from '../ladder'
import type { Season } from '../model'
import { scores, winners } from '../scoring'
import { at, counted, everyone, plus, signed, who } from './words'

/** What one player’s Match is worth, part by part. Of a single player all parts are 0 and there is no total. */
export interface ScoreLine {
  readonly player: string
  readonly prospect: string | null
  readonly prestige: number
  /** Points of the Traits face up, added up. */
  readonly desirability: number
  readonly love: 0 | 1
  readonly total: number | null
  /** “4 for Prestige, −1 for Traits, +1 for Love: 4” */
  readonly words: string
}

function lineOf(season: Season, player: string): ScoreLine {
  const match = own(season.engaged, player)
  if (!match)
    return {
      player,
      prospect: null,
      prestige: 0,
      desirability: 0,
      love: 0,
      total: null,
      words: 'Single: no score',
    }
  const place = prestige(season, match.prospect)
  const love = match.love ? 1 : 0
  const total = own(scores(season), player) as number
  const desirability = total - place - love
  const parts = [
    `${place} for Prestige`,
    `${plus(desirability)} for Traits`,
    match.love ? '+1 for Love' : 'a Match without Love',
  ]
  return {
    player,
    prospect: match.prospect,
    prestige: place,
    desirability,
    love,
    total,
    words: `${parts.join(', ')}: ${signed(total)}`,
  }
}

/** For each player in seat order, what their Match is worth as it stands (rulebook: winning the game). */
export const scoreLines = (season: Season): ScoreLine[] =>
  season.players.map((player) => lineOf(season, player))

/** Why this player wins as it stands: the best Match, and on a tie the higher prospect. */
export function whyWon(season: Season): string {
  const counts = scores(season)
  const [winner] = winners(season)
  if (winner === undefined) return 'Nobody is engaged, so nobody wins.'
  const best = own(counts, winner) as number
  const points = `${signed(best)} ${Math.abs(best) === 1 ? 'point' : 'points'}`
  const level = Object.keys(counts).filter((player) => own(counts, player) === best)
  if (Object.keys(counts).length === 1)
    return `${who(season, winner)} alone is engaged and wins, with ${points}.`
  if (level.length === 1) return `${who(season, winner)} has the best Match and wins, with ${points}.`
  const prospect = own(season.engaged, winner)?.prospect ?? ''
  return `${everyone(season, level)} have ${points} each. ${at(season, prospect)} stands highest of their prospects, so ${who(season, winner)} wins.`
}

/** “a Trait is worth −2 points”. */
export const pointsWords = (points: number): string =>
  points === 0 ? 'no points' : `${plus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`

/** “two arrows up”. */
export const arrowsWords = (arrows: number): string =>
  `${counted(Math.abs(arrows), 'arrow')} ${arrows > 0 ? 'up' : 'down'}`
