import { byCard } from './floor'
import { BALLS, HAND, type Season } from './model'
import { overfull } from './phase'
import { discarded, drawn, withHand } from './piles'

/** Each hand filled up, from the player of the highest number on, clockwise (rulebook: completing a Ball). */
function refilled(season: Season, first: string | undefined): Season {
  const { players } = season
  const at = Math.max(first === undefined ? 0 : players.indexOf(first), 0)
  const inOrder = [...players.slice(at), ...players.slice(0, at)]
  return inOrder.reduce((before, player) => {
    let filled = before
    while ((filled.hands[player] ?? 0) < HAND) {
      const after = drawn(filled)
      if (!after) break
      filled = withHand(after, player, 1)
    }
    return filled
  }, season)
}

/** Tiles taken back, laid cards on the discard, hands refilled, and the next Ball, or the end of the season. */
function closed(season: Season): Season {
  const [highest] = byCard(season)
  const rules = season.rules.filter(({ until }) => until === 'season')
  const laid = Object.values(season.ball?.played ?? {})
  const cleared = discarded({ ...season, rules, ball: null }, laid)
  if (season.number === BALLS) return { ...cleared, isOver: true }
  return { ...refilled(cleared, highest), number: season.number + 1 }
}

/** A Ball whose end has come closes as soon as no hand is too big. */
export const settled = (season: Season): Season =>
  season.ball?.isEnded && overfull(season).length === 0 ? closed(season) : season
