import { copies, editions, printed, size } from '../editions'
import type { Card, Position, Table } from '../model'
import { capital, counted, number, who } from './words'

/** Cards of a position that lie open or are told, by card. */
function named({ hands, discards, faceUp, setAside, deck }: Position): Card[] {
  return [
    ...faceUp,
    ...discards.flat(),
    ...hands.flat().filter((card) => card !== null),
    ...(setAside === null ? [] : [setAside]),
    ...(typeof deck === 'number' ? [] : deck),
  ]
}

function tooManyCopies(table: Table, position: Position): string[] {
  const edition = editions[table.edition]
  const there = copies(edition).map((n, card) => ({
    card: card as Card,
    n,
    lie: named(position).filter((one) => one === card).length,
  }))
  return there.flatMap(({ card, n, lie }) => {
    if (lie <= n || !edition.cards[card]) return []
    const { said } = printed(edition, card)
    return [`${capital(number(lie))} copies of ${said} are here, and the edition has ${number(n)}.`]
  })
}

/** How many cards the deck can have at most, when everything else lies as it does. */
export function mostInDeck(table: Table, { hands, discards, faceUp }: Position): number {
  return size(editions[table.edition]) - 1 - faceUp.length - discards.flat().length - hands.flat().length
}

function wrongDeck(table: Table, position: Position): string[] {
  const left = typeof position.deck === 'number' ? position.deck : position.deck.length
  const most = mostInDeck(table, position)
  const isDrawn = position.hands[position.turn]?.length === 2
  if (most < 0)
    return [
      `More cards lie here than there are: ${counted(-most, 'card')} too many, with one in each hand and one set aside.`,
    ]
  if (left > most)
    return [
      `Too few cards are left for such a deck: with what lies here, it has ${most === 0 ? 'no card' : `at most ${counted(most, 'card')}`}.`,
    ]
  if (left < 0) return ['A deck has no fewer cards than none.']
  if (left === 0 && !isDrawn)
    return [`The deck is empty, so ${who(table, position.turn)} cannot be about to draw.`]
  return []
}

function wrongPlayers(table: Table, { turn, out, protected: safe }: Position): string[] {
  const left = out.filter((gone) => !gone).length
  return [
    ...(left < 2 ? ['At least two players must still be in.'] : []),
    ...(out[turn] && left >= 2 ? [`${who(table, turn)} is out, so it is somebody else’s turn.`] : []),
    ...safe.flatMap((yes, seat) =>
      yes && out[seat] ? [`${who(table, seat)} is out, and so not protected.`] : [],
    ),
  ]
}

function wrongHands(table: Table, { turn, hands, out }: Position): string[] {
  return hands.flatMap((hand, seat) => {
    if (out[seat]) return hand.length ? [`${who(table, seat)} is out, and so holds no card.`] : []
    const isFine = hand.length === 1 || (seat === turn && hand.length === 2)
    return isFine ? [] : [`${who(table, seat)} holds the wrong number of cards.`]
  })
}

/** What does not add up about a position, a sentence each; [] exactly when it can lie on a table. */
export function positionProblems(table: Table, position: Position): string[] {
  const tooManyOpen = position.faceUp.length > 3 ? ['At most three cards lie face up beside the deck.'] : []
  return [
    ...wrongPlayers(table, position),
    ...wrongHands(table, position),
    ...tooManyCopies(table, position),
    ...tooManyOpen,
    ...wrongDeck(table, position),
  ]
}
