import { chance, pick, type Random, shuffle } from '../../core/random'
import { apply } from '../apply'
import { movingFrom } from '../draft'
import { catchable, mayDance } from '../floor'
import { CARDS, type Event, type EventOf, HAND, type Reveal, type Season } from '../model'
import { isDanbury } from '../order'
import { awaited, gossiper, onTurn, overfull } from '../phase'
import { isRefusal } from '../refusal'
import { turnBy } from '../steps'
import { ownOn, tokensOn } from '../tokens'

/** A Trait as somebody might turn it up: arrows and points as the rulebook’s examples have them. */
export const someTrait = (random: Random): Reveal => ({
  arrows: pick(random, [-2, -1, 1, 2]),
  points: pick(random, [-2, -1, 1, 2]),
})

/** How people at a table behave: in so many cases of a hundred. */
export interface Habits {
  /** They go where tokens of their own lie. */
  readonly woos: number
  readonly reveals: number
  readonly catches: number
  /** The host, who is not Lady Danbury, turns the order of dancing round. */
  readonly turns: number
}

/** A dance with whatever it needs to say, chosen by chance; null where it may not be. */
export function danceOf(season: Season, dance: EventOf<'dance'>, random: Random): EventOf<'dance'> | null {
  const applied = apply(season, dance)
  if (!isRefusal(applied)) return dance
  const { wants } = applied
  if (!wants || !('field' in wants)) return null
  const { field, possible } = wants
  const one = pick(random, possible)
  return danceOf(
    season,
    { ...dance, [field]: field === 'moveFrom' ? movingFrom({ ...dance }, one) : one },
    random,
  )
}

/** Somebody to dance with: rather where one’s own tokens lie, or where any do. */
function liked(season: Season, player: string, { woos }: Habits, random: Random): string {
  const { dance } = turnBy(season, player)
  const free = season.ladder.filter((tile) => dance && mayDance(season, player, tile, dance.occupied))
  const own = free.filter((tile) => ownOn(season, player, tile) > 0)
  const courted = free.filter((tile) => tokensOn(season, tile).length > 0)
  if (own.length && chance(random, woos)) return pick(random, own)
  return pick(random, courted.length && chance(random, 50) ? courted : free)
}

function turn(season: Season, player: string, habits: Habits, random: Random): Event {
  const { dance, scandal } = turnBy(season, player)
  const victims = scandal === 'none' ? [] : catchable(season, player)
  if (victims.length && (scandal === 'must' || chance(random, habits.catches)))
    return { type: 'scandal', player, victim: pick(random, victims) }
  if (!dance) return { type: 'pass', player }
  const event = { type: 'dance', player, prospect: liked(season, player, habits, random) } as const
  const danced = danceOf(season, event, random) ?? event
  const revealing = { ...danced, reveal: someTrait(random) }
  const isRevealed = chance(random, habits.reveals) && !isRefusal(apply(season, revealing))
  return isRevealed ? revealing : danced
}

/** Numbers of which the rulebook or the table’s book says more than “dance”. */
const isSpecial = ({ book }: Season, number: number): boolean => {
  const entered = book[number]
  const isFirstOrLast = number === 1 || number === CARDS
  return !entered || entered.order.length > 0 || entered.instead !== undefined || isFirstOrLast
}

/** One number each, none of them in the discard; cards that do something come more often than chance has it. */
function laid(season: Season, random: Random): Event {
  const free = Array.from({ length: CARDS }, (_, i) => i + 1).filter((n) => !season.discard.includes(n))
  const all = shuffle(random, free)
  const first = all.filter((n) => isSpecial(season, n) && chance(random, 40))
  const many = [...first, ...all.filter((n) => !first.includes(n))].slice(0, season.players.length)
  const numbers = shuffle(random, many)
  const played = Object.fromEntries(season.players.map((name, i) => [name, numbers[i] as number]))
  return { type: 'cards', played }
}

/** Something that may well happen next. */
export function happens(season: Season, random: Random, habits: Habits): Event {
  switch (awaited(season)) {
    case 'ball': {
      const isTurned = !isDanbury(season) && chance(random, habits.turns)
      return { type: 'ball', before: [], order: isTurned ? [{ do: 'ORDER', set: 'reverse' }] : [], end: [] }
    }
    case 'cards':
      return laid(season, random)
    case 'turn':
      return turn(season, onTurn(season) ?? '', habits, random)
    case 'give': {
      const player = season.ball?.giver ?? ''
      const others = season.players.filter((name) => name !== player)
      return { type: 'give', player, to: pick(random, others) }
    }
    case 'discard': {
      const [player = ''] = overfull(season)
      return { type: 'discard', player, count: (season.hands[player] ?? 0) - HAND }
    }
    case 'gossip':
      return { type: 'gossip', player: gossiper(season) ?? '', effects: [] }
    default:
      return { type: 'end-ball' }
  }
}
