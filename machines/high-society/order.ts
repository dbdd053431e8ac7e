import { own } from '../core/own'
import { byCard } from './floor'
import { DANBURY, type EffectOf, type Season } from './model'

/** What was told of an order: how often it was turned round, and who was told to go first or last (the later counts). */
export interface Told {
  readonly reversed: number
  readonly places: Readonly<Record<string, 'first' | 'last'>>
}

export const NOTHING_TOLD: Told = { reversed: 0, places: {} }

export function told(before: Told, effect: EffectOf<'ORDER'>, players: readonly string[]): Told {
  if (effect.set === 'reverse') return { ...before, reversed: before.reversed + 1 }
  const places = Object.fromEntries(players.map((player) => [player, effect.set]))
  return { ...before, places: { ...before.places, ...places } }
}

/** An order after all that was told: turned round first, then those told first and last, each group as it stood. */
export function ordered(order: readonly string[], { reversed, places }: Told): string[] {
  const base = reversed % 2 ? [...order].reverse() : [...order]
  const of = (place: 'first' | 'last' | undefined) => base.filter((player) => own(places, player) === place)
  return [...of('first'), ...of(undefined), ...of('last')]
}

export const isDanbury = ({ calendar, number }: Season): boolean => calendar[number - 1] === DANBURY

/** The order before anything was told: the highest number first, at Lady Danbury’s Ball the lowest. */
export const usualOrder = (season: Season): string[] =>
  isDanbury(season) ? byCard(season).reverse() : byCard(season)

/** Cards 24 and 1 have the last word, except at Lady Danbury’s Ball. */
export function finalOrder(season: Season, order: readonly string[]): string[] {
  if (isDanbury(season)) return [...order]
  const played = season.ball?.played ?? {}
  const places = Object.fromEntries(
    order.flatMap((player) => {
      const place = own(played, player) === 24 ? 'first' : own(played, player) === 1 ? 'last' : null
      return place ? [[player, place] as const] : []
    }),
  )
  return ordered(order, { reversed: 0, places })
}
