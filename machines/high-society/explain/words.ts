import { called, canBeSeen } from '../../core/names'
import { isolate, list } from '../../core/words'
import { BALLS, DANBURY, type Season } from '../model'
import type { Names } from '../record/words'

export { capital, counted, isolate, list, number, verb } from '../../core/words'
export type { Names }

/** Everybody of whom a season may speak; prospects in the order in which they were first laid. */
export const namesOf = ({ players, tiles }: Season): Names => ({ players, prospects: Object.keys(tiles) })

/** A player’s name inside a sentence. */
export const who = ({ players }: Pick<Names, 'players'>, player: string | null | undefined): string =>
  player === null || player === undefined ? 'somebody' : isolate(called(player, players.indexOf(player)))

export const whose = (names: Pick<Names, 'players'>, player: string | null | undefined): string =>
  `${who(names, player)}’s`

/** A prospect’s name inside a sentence; one of which nothing can be seen is told by its place when it was laid. */
export const at = ({ tiles }: Pick<Season, 'tiles'>, prospect: string): string =>
  prospectName(Object.keys(tiles), prospect)

export const prospectName = (prospects: readonly string[], prospect: string): string =>
  isolate(canBeSeen(prospect) ? prospect : `Prospect ${prospects.indexOf(prospect) + 1}`)

/** “Ann, Bea and Cal”. */
export const everyone = (
  names: Pick<Names, 'players'>,
  players: readonly string[],
  word: 'and' | 'or' = 'and',
): string =>
  list(
    players.map((player) => who(names, player)),
    word,
  )

/** “P1 or P2”. */
export const places = (season: Season, prospects: readonly string[], word: 'and' | 'or' = 'or'): string =>
  list(
    prospects.map((prospect) => at(season, prospect)),
    word,
  )

/** A Ball by a name that was told. */
export const ballCalled = (name: string): string => (name === DANBURY ? 'Lady Danbury’s Ball' : isolate(name))

/** What a Ball is called inside a sentence: by its name where it is known, else by its number. */
export function ballName({ calendar, number }: Pick<Season, 'calendar' | 'number'>, ball = number): string {
  const name = calendar[ball - 1] ?? null
  if (name !== null && canBeSeen(name)) return ballCalled(name)
  return ball === BALLS ? 'the final Ball' : `Ball ${ball}`
}

/** A number that may be below nothing: “−1”. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** The same with a plus: “+2”. */
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n))

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** “third” for the index 2. */
export const ordinal = (index: number): string => PLACES[index] ?? `${index + 1}th`
