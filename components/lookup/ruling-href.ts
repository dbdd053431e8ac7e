import type { Route } from 'next'

/** Where a reader comes from, as the address of a ruling says it. */
export const FROM_SETUP = 'new'
export const FROM_SEASON_SETUP = 'new-season'
export const fromGame = (id: string) => `game=${id}`
export const fromSeason = (id: string) => `season=${id}`

export const rulingHref = (id: string, from?: string) =>
  `/rulings/love-letter/${id}${from ? `#${from}` : ''}` as Route

/** The page of a ruling of The High Society Game. */
export const seasonRulingHref = (id: string, from?: string) =>
  `/rulings/high-society/${id}${from ? `#${from}` : ''}` as Route

/** The way back to the table that an address names, or null. */
export function tableHref(from: string): Route | null {
  if (from === FROM_SETUP) return '/referee/new'
  if (from === FROM_SEASON_SETUP) return '/referee/high-society/new'
  const [, kind, id] = /^(game|season)=([\w-]+)$/.exec(from) ?? []
  if (!id) return null
  return (kind === 'game' ? `/referee/game#${id}` : `/referee/high-society/game#${id}`) as Route
}
