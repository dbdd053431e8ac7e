import { drawnByChancellor } from '../cards/chancellor'
import { actor } from '../legal'
import type { Event, EventOf, Phase, Repair } from '../model'
import { isRepair } from '../repairs'
import type { About } from './fault-about'
import { due, shower } from './headline'
import { capital, counted, everyone, number, said, verb, who, whose } from './words'

/** The phases in which an event of this type has its place. */
const PLACE: Readonly<Record<Exclude<Event, Repair>['type'], readonly Phase[]>> = {
  deal: ['deal'],
  draw: ['draw', 'play'],
  play: ['draw', 'play'],
  answer: ['answer'],
  compare: ['compare'],
  discard: ['discard'],
  keep: ['keep'],
  count: ['count'],
  reveal: ['reveal'],
  award: [],
}

/** The event as the subject of a sentence. */
function subject({ table }: About, event: Exclude<Event, Repair>): string {
  switch (event.type) {
    case 'deal':
      return 'A new deal'
    case 'draw':
      return `A card drawn by ${who(table, event.player)}`
    case 'play':
      return `${capital(said(table, event.card))} played by ${who(table, event.player)}`
    case 'answer':
      return `An answer of ${who(table, event.player)}`
    case 'compare':
      return 'A comparison of hands'
    case 'discard':
      return `A card laid down by ${who(table, event.player)}`
    case 'keep':
      return `${whose(table, event.player)} choice of a card to keep`
    case 'count':
      return 'A count'
    case 'reveal':
      return `A hand shown by ${who(table, event.player)}`
    case 'award':
      return 'The scoring of a round'
  }
}

function wrongCountForm({ table }: About, { lowest, out }: EventOf<'count'>): string {
  const round = table.round
  const gone = out.filter((seat) => round?.out[seat])
  if (lowest === null) return `If nobody answered, ${everyone(table, out)} cannot have answered.`
  if (lowest < 1 || lowest > 9) return `The count goes from 1 to 9; ${lowest} is not among these numbers.`
  if (out.length === 0) return `The count stopped at ${lowest}, so somebody must have answered there.`
  if (gone.length)
    return `${everyone(table, gone)} ${verb(gone.length, 'is', 'are')} out of the round and cannot answer the count.`
  return 'Somebody is named twice in this count.'
}

/** The event has its place here, but not from or about this player, or not in this form. */
function misplaced(it: About, event: Event): string {
  const { table } = it
  const round = table.round
  const effect = round?.effect
  switch (event.type) {
    case 'draw':
      return `The new hand is for ${who(table, effect?.target)} to draw, not for ${who(table, event.player)}.`
    case 'answer':
      return `${who(table, effect?.target)} was asked and is to answer, not ${who(table, event.player)}.`
    case 'compare':
      return `${who(table, event.loser)} is not one of the two who compare hands: ${who(table, round?.turn)} and ${who(table, effect?.target)} are.`
    case 'discard':
      return `${who(table, round ? actor(round) : null)} is to lay down a card, not ${who(table, event.player)}.`
    case 'keep': {
      const back = drawnByChancellor(round?.deck ?? 0)
      return event.player !== round?.turn
        ? `${who(table, round?.turn)} is to keep a card, not ${who(table, event.player)}.`
        : `${who(table, event.player)} puts back ${counted(back, 'card')}, not ${number(event.returns?.length ?? 0)}.`
    }
    case 'count':
      return wrongCountForm(it, event)
    case 'reveal':
      return round?.out[event.player]
        ? `${who(table, event.player)} is out of the round and has no hand to show.`
        : `${who(table, event.player)} has shown a hand already; ${who(table, round ? shower(round) : null)} has not.`
    default:
      return 'This cannot come now.'
  }
}

function awardTooSoon({ table, phase }: About): string {
  return table.result
    ? 'The tokens of this round have been told already.'
    : `There is no round to score yet: ${due(table, phase)}.`
}

const QUIET = 'at the start of a turn, before a card is played'

function repairOutOfPlace({ table, phase }: About, event: Repair): string {
  switch (event.type) {
    case 'table.turn':
      return table.round?.out[event.player]
        ? `${who(table, event.player)} is out of the round and cannot be given the turn.`
        : 'The turn can be given to somebody only while a card is to be drawn for it.'
    case 'table.deck':
      return `The deck can be counted for the record only ${QUIET}: ${due(table, phase)}.`
    case 'table.leave':
      return table.round?.held[event.player] === 2
        ? `${who(table, event.player)} has two cards and plays one of them before leaving.`
        : `A player can leave the round only ${QUIET}, and only one who is in it.`
    case 'table.position':
    case 'table.void':
      return 'No round is under way that could be put right or given up.'
    case 'table.seats':
      return 'Seats can change only between two rounds.'
    default:
      return 'The number of tokens to win can change only between two rounds.'
  }
}

/** What cannot come now, and what is due in its place. */
export function sequenceSentence(it: About): string {
  const { table, phase, event } = it
  if (isRepair(event)) return repairOutOfPlace(it, event)
  if (event.type === 'award') return awardTooSoon(it)
  const isHere = PLACE[event.type].includes(phase)
  const isRedraw = phase === 'draw' && table.round?.effect && event.type === 'play'
  if (isHere && !isRedraw) return misplaced(it, event)
  return `${subject(it, event)} cannot come now: ${due(table, phase)}.`
}
