import { apply } from './apply'
import type { Choice, Effect, Event, Season } from './model'
import { isRefusal } from './refusal'

/** What lies open on the ladder: who stands where, whose tokens lie there, which Traits face up. */
export interface Lying {
  /** Top first. */
  readonly ladder: readonly string[]
  readonly tokens: Readonly<Record<string, readonly string[]>>
  /** Face up, those that lie there already first. */
  readonly traits: Readonly<Record<string, readonly { readonly arrows: number; readonly points: number }[]>>
}

const per = <T>({ ladder }: Pick<Season, 'ladder'>, value: (prospect: string) => T): Record<string, T> =>
  Object.fromEntries(ladder.map((prospect) => [prospect, value(prospect)]))

/** The table as the referee has it. */
export const lyingIn = (season: Season): Lying => ({
  ladder: season.ladder,
  tokens: per(season, (prospect) => season.tiles[prospect]?.tokens ?? []),
  traits: per(season, (prospect) => season.tiles[prospect]?.traits ?? []),
})

interface Told {
  readonly effects: readonly Effect[]
  readonly choices: readonly Choice[]
}

const timesIn = (names: readonly string[], name: string) => names.filter((each) => each === name).length

/** Tokens that one has and the other has not, a prospect and an owner each. */
const more = (one: Lying, other: Lying): [prospect: string, owner: string, n: number][] =>
  one.ladder.flatMap((prospect) =>
    [...new Set(one.tokens[prospect])].flatMap((owner): [string, string, number][] => {
      const n = timesIn(one.tokens[prospect] ?? [], owner) - timesIn(other.tokens[prospect] ?? [], owner)
      return n > 0 ? [[prospect, owner, n]] : []
    }),
  )

/** Traits first, since they move their prospects; then tokens home, and from home. */
function tilesTold(was: Lying, is: Lying): Told {
  const turned = was.ladder.flatMap((prospect) =>
    (is.traits[prospect] ?? [])
      .slice(was.traits[prospect]?.length ?? 0)
      .map((trait) => [prospect, trait] as const),
  )
  return {
    effects: [
      ...turned.map(([at]): Effect => ({ do: 'TRAIT', op: 'reveal', at })),
      ...more(was, is).map(([from, of, n]): Effect => ({ do: 'TOKEN', of, from, to: 'supply', n })),
      ...more(is, was).map(([to, of, n]): Effect => ({ do: 'TOKEN', of, from: 'supply', to, n })),
    ],
    choices: turned.map(([, trait]) => ({ ...trait })),
  }
}

/** Each prospect from the top down to where it stands now. */
function movesTo(from: readonly string[], to: readonly string[]): Effect[] {
  const ladder = [...from]
  return to.flatMap((who, place): Effect[] => {
    const by = ladder.indexOf(who) - place
    if (by <= 0) return []
    ladder.splice(ladder.indexOf(who), 1)
    ladder.splice(place, 0, who)
    return [{ do: 'MOVE', who, by }]
  })
}

const told = ({ effects, choices }: Told): Event => ({
  type: 'effect',
  effects,
  ...(choices.length > 0 && { choices }),
})

const isSame = (one: Lying, other: Lying): boolean =>
  one.ladder.every((name, i) => name === other.ladder[i]) &&
  more(one, other).length + more(other, one).length === 0

/**
 * The table’s ruling after which it lies as it was told: what lies there otherwise is moved, and play goes on. Null
 * where the rules cannot carry it out: a token of somebody engaged, on a brother or sister, a third on one tile.
 */
export function rulingTo(season: Season, is: Lying): Event | null {
  const tiles = tilesTold(lyingIn(season), is)
  const turned = apply(season, told(tiles))
  if (isRefusal(turned)) return null
  const effects = [...tiles.effects, ...movesTo(turned.season.ladder, is.ladder)]
  const event = told({ ...tiles, effects })
  const after = apply(season, event)
  return !isRefusal(after) && isSame(lyingIn(after.season), is) ? event : null
}
