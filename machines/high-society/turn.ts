import { PLAIN } from './dance'
import { canDance, catchable } from './floor'
import { BALLS, type DanceOptions, type Effect, type Season } from './model'

/** Cards whose text the rulebook gives; a table’s book has no say in them. */
export const BUILT_IN: readonly number[] = [4, 6, 8, 10, 15, 18]

/** What a card lets its player do on their turn. */
export interface Turn {
  readonly before: readonly Effect[]
  readonly after: readonly Effect[]
  /** The dance it has; null where it has none. */
  readonly dance: DanceOptions | null
  readonly scandal: 'none' | 'may' | 'must'
  /** A card that nobody entered: what it does is for the table to say. */
  readonly isUnknown: boolean
}

const plainly = (change: Partial<Turn> = {}): Turn => ({
  before: [],
  after: [],
  dance: PLAIN,
  scandal: 'none',
  isUnknown: false,
  ...change,
})

/** Cards 4 and 8: the token goes elsewhere, and they forbid engagement, in the final Ball where the table plays so. */
function jealousy({ number, rulings }: Season): Turn {
  const engage = number === BALLS && rulings['jealousy-final'] === 'match'
  return plainly({ dance: { ...PLAIN, token: 'elsewhere', engage } })
}

const SWOON = plainly({ dance: { ...PLAIN, occupied: true, token: 'replace' } })
const DISTRACTION = plainly({ before: [{ do: 'RULE', flag: 'distracted', until: 'ball' }] })

function builtIn(season: Season, card: number): Turn {
  if (card === 4 || card === 8) return jealousy(season)
  if (card === 6 || card === 10) return SWOON
  return card === 18 ? DISTRACTION : plainly()
}

/** The turn of whoever laid this card (rulebook: dance card details; else the table’s card book). */
export function turnOf(season: Season, card: number): Turn {
  if (BUILT_IN.includes(card)) return builtIn(season, card)
  const entered = Object.hasOwn(season.book, card) ? season.book[card] : undefined
  if (!entered) return plainly({ isUnknown: true })
  const { before, after, instead } = entered
  if (!instead) return plainly({ before, after })
  const [row] = instead
  if (row?.do === 'DANCE') return plainly({ before, after, dance: row })
  if (row?.do === 'SCANDAL') return plainly({ before, after, dance: null, scandal: 'must' })
  if (row?.do === 'MAY') return plainly({ before, after, scandal: 'may' })
  return plainly({ before, after, dance: null })
}

/** Whether this player may end their turn with nothing done: no dance is possible, and no scandal is demanded that is. */
export function mayPass(season: Season, player: string, { dance, scandal, isUnknown }: Turn): boolean {
  if (isUnknown) return true
  if (scandal === 'must' && catchable(season, player).length > 0) return false
  return dance === null || !canDance(season, player, dance.occupied)
}
