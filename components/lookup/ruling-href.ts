import type { Route } from 'next'

/** Where a reader comes from, as the address of a ruling says it. */
export const FROM_SETUP = 'new'
export const fromGame = (id: string) => `game=${id}`

export const rulingHref = (id: string, from?: string) =>
  `/rulings/love-letter/${id}${from ? `#${from}` : ''}` as Route

/** The page of a ruling of The High Society Game. */
export const seasonRulingHref = (id: string, from?: string) =>
  `/rulings/high-society/${id}${from ? `#${from}` : ''}` as Route

/** The way back to the table that an address names, or null. */
export function tableHref(from: string): Route | null {
  if (from === FROM_SETUP) return '/referee/new'
  const id = /^game=([\w-]+)$/.exec(from)?.[1]
  return id ? (`/referee/game#${id}` as Route) : null
}
