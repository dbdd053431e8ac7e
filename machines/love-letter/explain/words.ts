import { capital, isolate, list, number } from '../../core/words'
import { editions, printed } from '../editions'
import { type Card, called, type Edition, type Seat, type Table } from '../model'

export { capital, counted, isolate, list, number, verb } from '../../core/words'

/** Whose words are wanted: the names at the table and the edition in hand. */
export type Speaker = Pick<Table, 'players' | 'edition'>

/** A player's name inside a sentence. */
export const who = (table: Speaker, seat: Seat | null | undefined): string => {
  const name = seat === null || seat === undefined ? undefined : table.players[seat]
  return name === undefined ? 'somebody' : isolate(called(name, seat as Seat))
}

export const whose = (table: Speaker, seat: Seat | null | undefined): string => `${who(table, seat)}’s`

export const everyone = (table: Speaker, seats: readonly Seat[], word: 'and' | 'or' = 'and'): string =>
  list(
    seats.map((seat) => who(table, seat)),
    word,
  )

/** A card's name inside a sentence: “the Guard”, “Eloise”. */
export const said = (table: Speaker, card: Card): string => printed(editions[table.edition], card).said

/** A card's name where a sentence begins. */
export const Said = (table: Speaker, card: Card): string => capital(said(table, card))

/** One of several alike: “a Guard”; people keep their bare name: “Eloise”. */
export function aCard(table: Speaker, card: Card): string {
  const { name, said, copies } = printed(editions[table.edition], card)
  return copies > 1 && editions[table.edition].wording === 'love-letter' ? `a ${name}` : said
}

/** All the copies of a card together: “The King”, “Both Barons”, “All six Eloise cards”. */
export function allCopies(edition: Edition, card: Card): string {
  const { name, said: inside, copies } = printed(edition, card)
  if (copies === 1) return capital(inside)
  return `${copies === 2 ? 'Both' : `All ${number(copies)}`} ${several(edition, name)}`
}

const several = ({ wording }: Edition, name: string) =>
  wording === 'love-letter' ? `${name.replace(/y$/, 'ie')}s` : `${name.replace(/^The /, '')} cards`
