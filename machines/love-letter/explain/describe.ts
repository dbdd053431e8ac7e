import { drawnByChancellor } from '../cards/chancellor'
import {
  BARON,
  type Card,
  type Event,
  type EventOf,
  GUARD,
  KING,
  type Play,
  PRIEST,
  PRINCE,
  type Table,
} from '../model'
import { isRepair } from '../repairs'
import { describeRepair } from './describe-repair'
import { counted, everyone, isolate, list, said, verb, who, whose } from './words'

const LET_STAND = ' (let stand)'

/** Where a record names no card of the edition, or a card is not told. */
const named = (table: Table, card: number | undefined): string =>
  card === undefined || card < 0 ? 'no card of this edition' : said(table, card as Card)

function playedOn(table: Table, { player, card, target, guess }: Play): string {
  const one = who(table, target)
  if (target === undefined) return guess === undefined ? '' : ` and names ${named(table, guess)}`
  switch (card) {
    case GUARD:
      return ` on ${one}${guess === undefined ? '' : ` and names ${named(table, guess)}`}`
    case PRIEST:
      return ` and looks at ${whose(table, target)} hand`
    case BARON:
      return ` and compares hands with ${one}`
    case PRINCE:
      return target === player ? ' on their own hand' : ` on ${one}`
    case KING:
      return ` and trades hands with ${one}`
    default:
      return ` on ${one}`
  }
}

function describePlay(table: Table, play: Play): string {
  const nobody = play.target === undefined && [GUARD, PRIEST, BARON, PRINCE, KING].includes(play.card)
  const rest = nobody && play.guess === undefined ? ', on nobody' : playedOn(table, play)
  return `${who(table, play.player)} plays ${said(table, play.card)}${rest}`
}

function describeDraw(table: Table, { player, card }: EventOf<'draw'>): string {
  const { round } = table
  const what = card === undefined ? '' : `: ${said(table, card)}`
  if (!round?.effect) return `${who(table, player)} draws a card${what}`
  if (round.deck === 0) return `${who(table, player)} takes the card that was set aside${what}`
  return `${who(table, player)} draws a new hand${what}`
}

function describeDeal(table: Table, { starter, faceUp }: EventOf<'deal'>): string {
  const open = list(faceUp.map((card) => said(table, card)))
  const beside = faceUp.length ? `; face up beside the deck: ${open}` : ''
  return `The cards are dealt and ${who(table, starter)} starts${beside}`
}

function describeAnswer(table: Table, { player, holds }: EventOf<'answer'>): string {
  const guess = table.round?.effect?.guess
  if (!holds) return `${who(table, player)} says no${guess === undefined ? '' : ` to ${said(table, guess)}`}`
  return `${who(table, player)} says yes${guess === undefined ? '' : `: it was ${said(table, guess)}`}`
}

function describeCompare(table: Table, { loser }: EventOf<'compare'>): string {
  const { turn, effect } = table.round ?? {}
  const other = loser === turn ? effect?.target : turn
  if (loser !== null) return `${whose(table, loser)} hand is lower than ${whose(table, other)}`
  return `Neither ${whose(table, turn)} hand nor ${whose(table, effect?.target)} is lower`
}

function describeKeep(table: Table, { player, keeps, returns }: EventOf<'keep'>): string {
  const name = who(table, player)
  const drawn = drawnByChancellor(table.round?.deck ?? 2)
  const kept = keeps === undefined ? `one of the ${drawn === 1 ? 'two' : 'three'}` : said(table, keeps)
  const back = returns ? list(returns.map((card) => said(table, card))) : drawn === 1 ? 'one' : 'two'
  return `${name} draws ${counted(drawn, 'card')}, keeps ${kept} and puts ${back} under the deck`
}

function describeCount(table: Table, { lowest, out }: EventOf<'count'>): string {
  if (lowest === null || out.length === 0) return 'Nobody answers the count'
  return `${everyone(table, out)} ${verb(out.length, 'answers', 'answer')} at ${lowest}`
}

function describeAward(table: Table, { tokens }: EventOf<'award'>): string {
  const gains = tokens.flatMap((n, seat) => (n > 0 ? [`${who(table, seat)} ${counted(n, 'token')}`] : []))
  return gains.length ? `The table gives ${list(gains)}` : 'The table gives no token'
}

function words(before: Table, event: Event): string {
  if (isRepair(event)) return describeRepair(before, event)
  switch (event.type) {
    case 'deal':
      return describeDeal(before, event)
    case 'draw':
      return describeDraw(before, event)
    case 'play':
      return describePlay(before, event)
    case 'answer':
      return describeAnswer(before, event)
    case 'compare':
      return describeCompare(before, event)
    case 'discard':
      return `${who(before, event.player)} lays down ${said(before, event.card)}`
    case 'keep':
      return describeKeep(before, event)
    case 'count':
      return describeCount(before, event)
    case 'reveal':
      return `${who(before, event.player)} shows ${said(before, event.card)}`
    case 'award':
      return describeAward(before, event)
  }
}

/** A step in words, for a label: no full stop. `before` is the table on which it was reported. */
export const describe = (before: Table, event: Event): string =>
  `${words(before, event)}${event.ruled ? LET_STAND : ''}`

/** A step of a record that the rules do not know, or that names somebody or something unknown. */
export function describeUnknown(
  event: { readonly type: string } & Readonly<Record<string, unknown>>,
): string {
  const { type, player, card } = event
  const by = typeof player === 'string' ? ` by ${isolate(player)}` : ''
  const what = typeof card === 'string' ? `, “${isolate(card)}”` : ''
  return `A step “${isolate(type)}”${by}${what}`
}
