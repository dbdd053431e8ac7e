import { isCounted } from '../cards/queen'
import { printed } from '../editions'
import {
  type Card,
  COUNTESS,
  type Event,
  type EventOf,
  PRINCESS,
  QUEEN,
  type Round,
  type Seat,
} from '../model'
import { type About, couldHold, narrowHands } from './fault-about'
import { aCard, allCopies, counted, everyone, number, said, verb, who, whose } from './words'

/** The forced 8: this play would leave only the 8 as the other card. */
export function countessSentence({ table, event }: About): string {
  const { player, card } = event as EventOf<'play'>
  return `${who(table, player)} could not play ${said(table, card)}: by all else that was said and shown, their other card is ${said(table, COUNTESS)}, which goes first.`
}

export function answerSentence({ table, event }: About): string {
  const { player } = event as EventOf<'answer'>
  const guess = table.round?.effect?.guess as Card
  return `${whose(table, player)} “no” cannot be: by all else that was said and shown, ${who(table, player)} holds ${said(table, guess)}.`
}

export function comparisonSentence({ game, table, event }: About): string {
  const { loser } = event as EventOf<'compare'>
  const { turn, effect } = table.round as Round
  const pair = [turn, effect?.target as Seat]
  const known = narrowHands(game, pair)
  if (loser === null)
    return `${whose(table, turn)} hand and ${whose(table, effect?.target)} cannot be equal.${known}`
  const other = loser === turn ? effect?.target : turn
  return `${whose(table, loser)} hand cannot be lower than ${whose(table, other)}.${known}`
}

/** Players who are counted and must have answered at this number or before it. */
function silent({ game, table }: About, { lowest, out }: EventOf<'count'>): Seat[] {
  const round = table.round as Round
  return table.players.flatMap((_, seat) => {
    const cards = couldHold(game, seat)
    const isIn = isCounted(round, table.rulings, seat) && !out.includes(seat) && cards.length > 0
    return isIn && cards.every((card) => card >= 1 && card <= (lowest ?? PRINCESS)) ? [seat] : []
  })
}

export function countSentence(it: About): string {
  const { game, table } = it
  const event = it.event as EventOf<'count'>
  const { lowest, out } = event
  const uncounted = out.filter((seat) => !isCounted(table.round as Round, table.rulings, seat))
  if (uncounted.length)
    return `${everyone(table, uncounted)} ${verb(uncounted.length, 'is', 'are')} not counted by ${said(table, QUEEN)} here, so cannot go out by her.`
  const kept = silent(it, event)
  const seats = kept.length ? kept : out
  if (lowest === null) return `It cannot be that nobody answered the count.${narrowHands(game, seats)}`
  if (kept.length)
    return `${everyone(table, kept)} would have answered the count by ${lowest}.${narrowHands(game, kept)}`
  return `The count cannot have stopped at ${lowest} with ${everyone(table, out)}.${narrowHands(game, seats)}`
}

/** Copies of a card that do not lie face up. */
const unseen = ({ game }: About, card: Card): number => game.beliefs.worlds.unseen[card] ?? 0

/** Why a player cannot hold a card, exactly as far as it is proved. */
function cannotHold(it: About, seat: Seat, card: Card, how: string): string {
  const { table, edition, fault } = it
  if (unseen(it, card) <= 0) {
    const { copies } = printed(edition, card)
    return `${allCopies(edition, card)} ${verb(copies, 'lies', 'lie')} open already, so ${who(table, seat)} cannot ${how} ${copies === 1 ? 'it' : 'another'}.`
  }
  const ground =
    fault.rule === 'contradiction'
      ? 'From what was said and played before'
      : 'From the cards that lie open or are known'
  return `${ground}, ${who(table, seat)} cannot ${how} ${aCard(table, card)}.${narrowHands(it.game, [seat])}`
}

function countedOut(it: About, { lowest, out }: EventOf<'count'>): string {
  const card = lowest as Card
  const left = unseen(it, card)
  const { table } = it
  const first = out[0] as Seat
  if (left < out.length && out.length > 1)
    return `${everyone(table, out)} cannot all hold ${aCard(table, card)}: only ${number(left)} ${verb(left, 'is', 'are')} not open on the table.`
  if (out.length === 1) return cannotHold(it, first, card, 'hold')
  return `By what was said and shown, ${everyone(table, out)} cannot all hold ${aCard(table, card)}.`
}

/** Why the deck cannot have so many cards: there are no more, or some are known to lie at its bottom. */
function deckCount({ game }: About, count: number): string {
  const { unseen, all } = game.beliefs.worlds
  const { hands = [], drawn = 0, aside = 0 } = all[0] ?? {}
  const elsewhere = [...hands, drawn, aside].filter((place) => place !== 0).length
  const most = unseen.reduce((sum, n) => sum + n, 0) - elsewhere
  if (count > most)
    return `The deck cannot have ${counted(count, 'card')}: at most ${number(most)} can be left.`
  const under = all[0]?.under.length ?? 0
  return `The deck cannot have ${counted(count, 'card')}: the ${number(under)} put under it are still there.`
}

/** A card cannot be where this event puts it. */
export function cardSentence(it: About): string {
  const { table } = it
  const event: Event = it.event
  switch (event.type) {
    case 'draw':
      return event.card === undefined
        ? `${who(table, event.player)} cannot have drawn a card here.`
        : cannotHold(it, event.player, event.card, 'draw')
    case 'play':
      return cannotHold(it, event.player, event.card, 'play')
    case 'discard':
      return cannotHold(it, event.player, event.card, 'lay down')
    case 'reveal':
      return cannotHold(it, event.player, event.card, 'show')
    case 'answer':
      return cannotHold(it, event.player, table.round?.effect?.guess as Card, 'hold')
    case 'count':
      return countedOut(it, event)
    case 'keep':
      return `These cannot be the cards that ${who(table, event.player)} had to choose from.`
    case 'table.leave':
      return event.card === undefined
        ? `${who(table, event.player)} cannot leave the round so.`
        : cannotHold(it, event.player, event.card, 'lay down')
    case 'table.deck':
      return deckCount(it, event.count)
    default:
      return 'The cards cannot lie so.'
  }
}
