import { type Event, HAND, type RuleId, type Season } from './model'
import { awaited, gossiper, onTurn } from './phase'
import { scores, winners } from './scoring'

const WHILE_OPEN: readonly string[] = ['cards', 'turn', 'gossip', 'end-ball']
const TURNS: readonly string[] = ['dance', 'scandal', 'pass']

/** Whether an event of this type can come now. */
function isDue(season: Season, { type }: Event): boolean {
  const phase = awaited(season)
  if (type === 'effect') return WHILE_OPEN.includes(phase)
  if (type === 'score') return phase === 'over' && !season.isScored
  return TURNS.includes(type) ? phase === 'turn' : type === phase
}

function wrongBall({ calendar, number }: Season, name: string | undefined): boolean {
  if (name === undefined) return false
  const written = calendar[number - 1] ?? null
  return written === null ? calendar.includes(name) : name !== written
}

function wrongCards(
  { players, hands, discard }: Season,
  played: Readonly<Record<string, number>>,
): RuleId | null {
  const lays = (player: string) => Object.hasOwn(played, player)
  if (players.some((player) => lays(player) !== (hands[player] ?? 0) > 0)) return 'cards-missing'
  const numbers = Object.values(played)
  if (new Set(numbers).size < numbers.length) return 'card-twice'
  return numbers.some((number) => discard.includes(number)) ? 'card-in-discard' : null
}

function wrongScore(season: Season, event: Event & { type: 'score' }): boolean {
  const counted = scores(season)
  const players = Object.keys(counted)
  const isSame =
    players.length === Object.keys(event.scores).length &&
    players.every((player) => Object.hasOwn(event.scores, player) && event.scores[player] === counted[player])
  const [winner = null] = winners(season)
  return !isSame || (event.winner !== undefined && event.winner !== winner)
}

/** The rule of flow and order that an event breaks, before any of it happens; null when it may happen. */
export function flowFault(season: Season, event: Event): RuleId | null {
  if (season.isOver && event.type !== 'score') return 'game-over'
  if (!isDue(season, event)) return 'out-of-sequence'
  switch (event.type) {
    case 'dance':
    case 'scandal':
    case 'pass':
      return event.player === onTurn(season) ? null : 'turn-order'
    case 'give':
      if (event.player !== season.ball?.giver) return 'turn-order'
      return event.to === event.player ? 'give-self' : null
    case 'ball':
      return wrongBall(season, event.name) ? 'wrong-ball' : null
    case 'cards':
      return wrongCards(season, event.played)
    case 'discard': {
      const surplus = (season.hands[event.player] ?? 0) - HAND
      return surplus > 0 && event.count === surplus ? null : 'wrong-discard'
    }
    case 'gossip':
      return event.player === gossiper(season) ? null : 'wrong-gossip'
    case 'score':
      return wrongScore(season, event) ? 'wrong-score' : null
    default:
      return null
  }
}
