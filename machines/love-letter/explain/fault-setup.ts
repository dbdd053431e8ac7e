import { deckAfterDeal } from '../apply'
import { copies, printed, size } from '../editions'
import { faceUpAtDeal } from '../legal'
import type { Card, Deal, Edition, Event, Position, Table } from '../model'
import type { About } from './fault-about'
import { capital, counted, isolate, number, verb, who } from './words'

/** “There would be three copies of the Priest, and the edition has two.”, or null. */
function tooMany(edition: Edition, cards: readonly Card[]): string | null {
  const left = copies(edition)
  for (const card of cards) left[card] = (left[card] ?? 0) - 1
  const card = left.findIndex((n) => n < 0) as Card | -1
  if (card < 0) return null
  const { said, copies: has } = printed(edition, card as Card)
  const named = has - (left[card] as number)
  return `${capital(number(named))} copies of ${said} are named here, and the edition has ${number(has)}.`
}

const known = (cards: readonly (Card | null | undefined)[]): Card[] =>
  cards.filter((card): card is Card => card !== null && card !== undefined)

function dealSentence({ table, edition }: About, { faceUp, deck, hands = [], setAside }: Deal): string {
  const open = faceUpAtDeal(table)
  if (faceUp.length !== open)
    return open
      ? `With two players three cards lie face up beside the deck, not ${faceUp.length ? number(faceUp.length) : 'none'}.`
      : `With ${number(table.players.length)} players no card lies face up beside the deck.`
  const due = deckAfterDeal(table, open)
  if (deck && deck.length !== due) return `After this deal the deck has ${due} cards, not ${deck.length}.`
  return (
    tooMany(edition, known([...faceUp, ...(deck ?? []), ...hands, setAside])) ??
    'The cards of this deal do not add up.'
  )
}

/** The first thing in a position that counting shows to be impossible, in the order of `isWrongPosition`. */
function positionSentence(table: Table, edition: Edition, position: Position): string {
  const { turn, hands, discards, out, faceUp, setAside, deck } = position
  const left = typeof deck === 'number' ? deck : deck.length
  const drawn = hands[turn]?.length === 2
  if (left < 0) return 'A deck cannot have fewer cards than none.'
  if (left === 0 && !drawn) return `The deck is empty, but ${who(table, turn)} is to draw from it.`
  if (faceUp.length > 3)
    return `At most three cards lie face up beside the deck, not ${number(faceUp.length)}.`
  if (out[turn]) return `${who(table, turn)} is out of the round and cannot be to move.`
  if (out.filter((gone) => !gone).length < 2) return 'At least two players must still be in the round.'
  const safe = position.protected.findIndex((yes, seat) => yes && out[seat])
  if (safe >= 0) return `${who(table, safe)} is out of the round and cannot be protected.`
  return (
    handsSentence(table, position, drawn) ??
    tooMany(
      edition,
      known([
        ...faceUp,
        ...discards.flat(),
        ...hands.flat(),
        setAside,
        ...(typeof deck === 'number' ? [] : deck),
      ]),
    ) ??
    fewerUnseen(edition)
  )
}

const fewerUnseen = (edition: Edition) =>
  `There are more cards in hands, on the table and in the deck than the ${size(edition)} of the edition.`

function handsSentence(table: Table, { turn, hands, out }: Position, drawn: boolean): string | null {
  const seat = hands.findIndex((hand, at) => hand.length !== (out[at] ? 0 : at === turn && drawn ? 2 : 1))
  if (seat < 0) return null
  const n = hands[seat]?.length ?? 0
  if (out[seat])
    return `${who(table, seat)} is out of the round and cannot hold ${verb(n, 'a card', 'cards')}.`
  return seat === turn
    ? `${who(table, seat)} holds one card, or two after drawing, not ${number(n)}.`
    : `${who(table, seat)} holds one card, not ${number(n)}.`
}

/** Why these cannot be the players of this edition. */
export function seatsSentence(edition: Edition, players: readonly string[]): string {
  const { least, most } = edition.players
  const n = players.length
  const twice = players.find((name, i) => players.indexOf(name) < i)
  if (n < least || n > most)
    return `${edition.name} is for ${number(least)} to ${number(most)} players, not ${number(n)}.`
  return `Two players cannot both be called ${isolate(twice ?? '')}.`
}

/** What does not add up, in a deal or a repair. */
export function setupSentence(it: About): string {
  const { table, edition, phase } = it
  const event: Event = it.event
  switch (event.type) {
    case 'deal':
      return dealSentence(it, event)
    case 'table.deck':
      return event.count < 0
        ? 'A deck cannot have fewer cards than none.'
        : `The deck cannot be empty: ${who(table, table.round?.turn)} ${phase === 'draw' ? 'is to draw from it' : 'has drawn'}.`
    case 'table.position':
      return positionSentence(table, edition, event.position)
    case 'table.seats':
      return seatsSentence(edition, event.players)
    case 'table.goal':
      return `It takes at least ${counted(1, 'token')} to win a game, not ${event.tokens}.`
    default:
      return 'The start of this record does not add up.'
  }
}
