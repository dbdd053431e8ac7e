import type { Route } from 'next'
import type { AskedOf } from './search-games'

/** A question, and for which box it is asked. */
export interface Asked {
  readonly question: string
  readonly of: AskedOf
}

/** The end of the desk’s address that says what is asked: `#q=…`, `#in=bridgerton`, or both. */
export function addressOf({ question, of }: Asked): string {
  const said = [
    ...(question ? [`q=${encodeURIComponent(question)}`] : []),
    ...(of === 'any' ? [] : [`in=${of}`]),
  ]
  return said.length ? `#${said.join('&')}` : ''
}

/** What somebody with this box might ask, shown in an empty field. */
export const exampleFor = (of: AskedOf): string =>
  of === 'high-society' ? 'swoon engaged' : 'countess prince'

export const deskHref = (asked: Asked) => `/ask${addressOf(asked)}` as Route
