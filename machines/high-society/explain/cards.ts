import { own } from '../../core/own'
import type { BookCard } from '../model'
import { cardSentence } from './card-sentence'
import { isolate, type Names } from './words'

/** A Dance card in words. */
export interface CardWords {
  readonly number: number
  readonly name: string | null
  /** What it does, as the referee takes it. */
  readonly text: string
  /** What the table typed in of what stands on it. */
  readonly printed: string | null
  /** Who says so. */
  readonly from: 'rulebook' | 'book' | 'nobody'
}

/** Names that the rulebook gives. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'Fashionably Late',
  4: 'Jealousy',
  6: 'Swoon',
  8: 'Jealousy',
  10: 'Swoon',
  15: 'Make a Deal',
  18: 'Distraction',
  24: 'The Family Diamonds',
}

const JEALOUSY =
  'Dance with one prospect and lay your token on another. Neither of the two gets engaged to you by it.'
const SWOON =
  'Dance with whomever you like, even with a prospect who dances already. Where another dancer there has a token, yours takes its place.'

/** What the rulebook gives of a card’s text, in our words. */
const TEXTS: Readonly<Record<number, string>> = {
  1: 'You dance last, whatever else turns the order; at Lady Danbury’s Ball first, as the lowest number.',
  4: JEALOUSY,
  6: SWOON,
  8: JEALOUSY,
  10: SWOON,
  15: 'Dance as usual. If you have a card left after that, hand it to a player of your choice.',
  18: 'From now to the end of the Ball everybody who dances can be caught in a scandal, with a Chaperone or without. You dance as usual.',
  24: 'You dance first, whatever else turns the order; at Lady Danbury’s Ball last, as the highest number.',
}

const UNKNOWN =
  'Nobody has entered what this card says. Until somebody does, you dance with it as usual; if you catch somebody or pass, the referee takes your word for it.'

const entered = (book: Readonly<Record<number, BookCard>>, card: number): BookCard | undefined =>
  own(book, String(card))

/** A card’s name, set apart where the table typed it; null where nobody gives it one. */
export function cardName(book: Readonly<Record<number, BookCard>>, card: number): string | null {
  const typed = entered(book, card)?.name?.trim()
  if (NAMES[card] && !typed) return NAMES[card]
  return typed ? isolate(typed) : null
}

/** “card 15, Make a Deal”. */
export function cardSaid(book: Readonly<Record<number, BookCard>>, card: number): string {
  const name = cardName(book, card)
  return name === null ? `card ${card}` : `card ${card}, ${name}`
}

/**
 * Name and text of a Dance card: of the eight that the rulebook speaks of in our own words, of others what the table’s
 * book says, or that nobody entered it (rulebook: Dance card details).
 */
export function cardWords(card: number, book: Readonly<Record<number, BookCard>>, names?: Names): CardWords {
  const typed = entered(book, card)
  const known = TEXTS[card]
  const printed = typed?.text?.trim() ? isolate(typed.text.trim()) : null
  const said = [known, typed && cardSentence(typed, names)].filter((text) => text !== undefined)
  return {
    number: card,
    name: cardName(book, card),
    text: said.length ? said.join(' ') : UNKNOWN,
    printed,
    from: typed ? 'book' : known ? 'rulebook' : 'nobody',
  }
}
