import { printed } from '../editions'
import {
  BARON,
  type Card,
  CHANCELLOR,
  COUNTESS,
  type Edition,
  GUARD,
  HANDMAID,
  KING,
  PRIEST,
  PRINCE,
  PRINCESS,
  QUEEN,
  SPY,
} from '../model'
import { capital, list } from './words'

const EFFECTS: Readonly<Record<Card, string>> = {
  [SPY]: 'A token, if yours alone',
  [GUARD]: 'Guess right: they are out',
  [PRIEST]: 'Look at one hand',
  [BARON]: 'Lower of two is out',
  [HANDMAID]: 'Safe until your next turn',
  [PRINCE]: 'Discard a hand, draw anew',
  [CHANCELLOR]: 'Draw two, keep one',
  [KING]: 'Trade hands',
  [COUNTESS]: 'Goes before 5 or 7',
  [PRINCESS]: 'Played or discarded: out',
  [QUEEN]: 'Lowest number is out',
}

/** What a card does, in at most five words for its face. */
export function effectWords(edition: Edition, card: Card): string {
  return card === COUNTESS && edition.cards[QUEEN] ? 'Goes before 5, 7, Queen' : EFFECTS[card]
}

/** The cards beside which the 8 must be played, by name. */
export function forcers(edition: Edition, word: 'and' | 'or' = 'or'): string {
  const cards = ([PRINCE, KING, QUEEN] as const).filter((card) => edition.cards[card])
  return list(
    cards.map((card) => printed(edition, card).said),
    word,
  )
}

type Texts = Readonly<Record<Card, (edition: Edition) => string>>

const itself = (edition: Edition, card: Card) => printed(edition, card).said

const TEXTS: Texts = {
  [SPY]: () =>
    'Does nothing when it is laid. If at the end of the round you are still in, and nobody else still in has played or discarded one, you gain a token.',
  [GUARD]: (edition) =>
    edition.wording === 'bridgerton'
      ? 'Choose somebody else and name a number, but not 1. If they hold the card with that number, they are out.'
      : `Choose somebody else and name a card, but not ${itself(edition, GUARD)}. If that card is their hand, they are out.`,
  [PRIEST]: () => 'Choose somebody else and look at their hand. Nobody but you sees it.',
  [BARON]: (edition) =>
    `Choose somebody else and compare your hands in secret. The lower card is out; on a tie nobody is.${edition.cards[QUEEN] ? ' Queen Charlotte has no number: with her in either hand, nobody is out.' : ''}`,
  [HANDMAID]: () =>
    'Until your next turn begins, nobody else can choose you for their cards. Discarded, it protects nobody.',
  [PRINCE]: (edition) =>
    `Choose anybody, yourself included. Their hand is discarded without effect, and they draw another; if the deck is empty, they take the card set aside. Whoever discards ${itself(edition, PRINCESS)} so is out.`,
  [CHANCELLOR]: () =>
    'Draw two more cards, keep one of your three and put the others under the deck in an order you like. With one card left draw that one; with none, nothing happens.',
  [KING]: () => 'Choose somebody else and trade hands with them, unseen by the rest.',
  [COUNTESS]: (edition) =>
    `Does nothing. But with ${forcers(edition)} as your other card, this is the one you must play on your turn.`,
  [PRINCESS]: () => 'If you play or discard it, for whatever reason, you are out of the round.',
  [QUEEN]: () =>
    'Count up aloud from 1. At the first number that somebody holds, everybody with that number is out. Nobody answers for a 0; in the showdown she loses to every card.',
}

/** What a card does, exactly, in one or two sentences. */
export const cardText = (edition: Edition, card: Card): string => capital(TEXTS[card](edition))
