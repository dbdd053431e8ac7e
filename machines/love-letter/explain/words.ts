import { editions, printed } from '../editions'
import { type Card, called, type Edition, type Seat, type Table } from '../model'

/** Whose words are wanted: the names at the table and the edition in hand. */
export type Speaker = Pick<Table, 'players' | 'edition'>

const directions = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g

/** Text that somebody typed, set apart so that its direction of writing changes nothing around it. */
export const isolate = (text: string): string =>
  `\u2068${text.replace(directions, '').replace(/\s+/g, ' ')}\u2069`

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

/** “a, b and c”. */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`
}

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a word. */
export const number = (n: number): string => NUMBERS[n] ?? String(n)

/** “one token”, “no cards”. */
export const counted = (n: number, noun: string): string => `${number(n)} ${noun}${n === 1 ? '' : 's'}`

export const verb = (n: number, one: string, more: string): string => (n === 1 ? one : more)
