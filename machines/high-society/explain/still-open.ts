import { own } from '../../core/own'
import { BALLS, type Season } from '../model'
import { whyWon } from './scores'
import { at, capital, counted, everyone, verb, whose } from './words'

const hiddenOf = (season: Season, prospect: string): number => season.tiles[prospect]?.hidden ?? 0

/** Whoever is single and still has a turn to come: in the final Ball only those who have not acted. */
const mayMatch = ({ players, engaged, ball, number }: Season): string[] =>
  players.filter((player) => !own(engaged, player) && (number < BALLS || !ball?.acted.includes(player)))

/** Who has the best Match and why, at the end or as it stands. */
export function howItStands(season: Season): string {
  if (season.isOver) return whyWon(season)
  if (Object.keys(season.engaged).length === 0) return 'Nobody is engaged yet, so nobody has a score.'
  return `As it stands: ${whyWon(season)}`
}

/**
 * What may still change the score before the season is over, a sentence each; [] when it is. Face-down Traits count for
 * nothing until they are turned up, and prospects may move until the last card is read (rulebook: trait tokens; the
 * final Ball; winning the game).
 */
export function stillOpen(season: Season): string[] {
  if (season.isOver) return []
  const left = BALLS - season.number + 1
  const balls = left === 1 ? 'The final Ball is not over' : `${capital(counted(left, 'Ball'))} are not over`
  const traits = season.players.flatMap((player) => {
    const match = own(season.engaged, player)
    const hidden = match ? hiddenOf(season, match.prospect) : 0
    if (!match || hidden === 0) return []
    const some = `${capital(counted(hidden, 'Trait'))} of ${at(season, match.prospect)}`
    return [
      `${some} ${verb(hidden, 'lies', 'lie')} face down: turned up, ${verb(hidden, 'it counts', 'they count')} for ${whose(season, player)} Match.`,
    ]
  })
  const single = mayMatch(season)
  const matches = single.length
    ? [`${everyone(season, single)} ${verb(single.length, 'is', 'are')} single, and may yet get engaged.`]
    : []
  return [`${balls}: each place that a prospect moves is a point.`, ...traits, ...matches]
}
