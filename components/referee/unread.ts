import { gameHref } from './games/game-href'

/** A game of which the list can say little more than that it is there. */
export interface Unread {
  readonly id: string
  readonly players: readonly string[]
  /** Where it is told what is damaged, and what can be done. */
  readonly href: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordIn = (game: unknown): Record<string, unknown> =>
  isObject(game) && isObject(game.record) ? game.record : {}

/** Who plays, as far as what lies there tells it. */
export function peopleIn(game: unknown): readonly string[] {
  const { players } = recordIn(game)
  return Array.isArray(players) ? players.filter((name) => typeof name === 'string') : []
}

export function unreadOf(id: string, game: unknown): Unread {
  const kind = isObject(game) && game.kind === 'score' ? 'score' : 'referee'
  const edition = recordIn(game).ruleset === 'high-society' ? 'high-society' : 'love-letter'
  return { id, players: peopleIn(game), href: gameHref({ id, kind, edition }) }
}
