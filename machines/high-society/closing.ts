import { byCard, withBall } from './floor'
import { BALLS, HAND, type Season } from './model'
import { overfull } from './phase'
import { discarded, drawn, withHand } from './piles'

/** Tiles taken back, with the rules that held for this Ball; laid cards on the discard. */
export function takeBack(season: Season): Season {
  const rules = season.rules.filter(({ until }) => until === 'season')
  const laid = Object.values(season.ball?.played ?? {})
  return discarded(withBall({ ...season, rules }, { dancing: {}, catching: {} }), laid)
}

function filled(season: Season, player: string): Season {
  if ((season.hands[player] ?? 0) >= HAND) return season
  const after = drawn(season)
  return after ? filled(withHand(after, player, 1), player) : season
}

/** Each hand filled up, from the player of the highest number on, clockwise (rulebook: completing a Ball). */
export function refill(season: Season): Season {
  const { players } = season
  const [highest] = byCard(season)
  const at = highest === undefined ? 0 : players.indexOf(highest)
  return [...players.slice(at), ...players.slice(0, at)].reduce(filled, season)
}

/** The invitation goes on to the next Ball. */
export const nextBall = (season: Season): Season => ({ ...season, ball: null, number: season.number + 1 })

/** After the final Ball nothing is dealt: the season is over. */
export const endSeason = (season: Season): Season => ({ ...season, ball: null, isOver: true })

export const isFinal = ({ number }: Season): boolean => number === BALLS

/** A Ball whose end has come, and which no hand that is too big holds up any longer. */
export const isClosing = (season: Season): boolean =>
  season.ball?.isEnded === true && overfull(season).length === 0

/** The season after all that follows of itself. */
export function settled(season: Season): Season {
  if (!isClosing(season)) return season
  const cleared = takeBack(season)
  return isFinal(cleared) ? endSeason(cleared) : nextBall(refill(cleared))
}
