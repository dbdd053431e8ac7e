import { byCard } from './floor'
import { HAND, type Phase, type Season } from './model'
import { isDanbury } from './order'

/** Whose turn of dance or scandal it is; null when all have had theirs. */
export const onTurn = ({ ball }: Season): string | null =>
  ball?.order.find((player) => !ball.acted.includes(player)) ?? null

/** Who gossips: the lowest number, at Lady Danbury’s Ball the last to dance where the table plays so. */
export function gossiper(season: Season): string | null {
  const isLast = isDanbury(season) && season.rulings['danbury-gossip'] === 'last-to-dance'
  return (isLast ? season.ball?.order.at(-1) : byCard(season).at(-1)) ?? null
}

/** Players whose hand is too big, in seat order. */
export const overfull = ({ players, hands }: Season): string[] =>
  players.filter((player) => (hands[player] ?? 0) > HAND)

/** What the table must report next, from what lies there; the chart’s state says the same while a chart runs. */
export function awaited(season: Season): Phase {
  const { ball, isOver } = season
  if (isOver) return 'over'
  if (overfull(season).length > 0) return 'discard'
  if (!ball) return 'ball'
  if (ball.giver !== null) return 'give'
  if (!ball.played) return 'cards'
  if (onTurn(season) !== null) return 'turn'
  return ball.isGossiped || gossiper(season) === null ? 'end-ball' : 'gossip'
}
