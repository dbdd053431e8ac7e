import { own } from '../../../core/own'
import { pick } from '../../../core/random'
import { byCard } from '../../floor'
import type { EventOf, Season } from '../../model'
import { isDanbury } from '../../order'
import { awaited, gossiper } from '../../phase'
import { type Ask, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { course } from '../scene'
import { happens } from '../telling'
import { hostSays, list, reading, who } from '../words'

const NO_HABITS = { woos: 0, reveals: 0, catches: 0, turns: 0 }

/** The cards that are laid next, and the season with them on the table; null where no cards are due. */
function cardsNext({ season, random }: Ask): { event: EventOf<'cards'>; laid: Season } | null {
  if (awaited(season) !== 'cards') return null
  const event = happens(season, random, NO_HABITS) as EventOf<'cards'>
  return { event, laid: course(season, [event], () => true, random).after }
}

const laidSaid = (season: Season): string =>
  `${list(season.players.map((player) => `${who(season, player)} lays ${own(season.ball?.played, player)}`))}.`

const inWords = (season: Season, order: readonly string[]): string =>
  order.map((player) => who(season, player)).join(', ')

/** Cards 24 and 1 taken as plain numbers, in an order that is turned round or not. */
function byNumber(laid: Season): string[] {
  const down = byCard(laid)
  return isDanbury(laid) || laid.ball?.rule.order.length ? down.toReversed() : down
}

/** What is right of an order, and where another one departs from it. */
function whyOrder(laid: Season, wrong: readonly string[]): { because: string; ruling: PageId } {
  const right = laid.ball?.order ?? []
  const at = right.findIndex((player, i) => wrong[i] !== player)
  const player = right[at] ?? ''
  const card = own(laid.ball?.played, player) ?? 0
  const isSpecial = (card === 24 || card === 1) && (laid.ball?.rule.order.length ?? 0) > 0
  const [first, second] = [who(laid, player), who(laid, wrong[at] ?? '')]
  if (isSpecial)
    return {
      because: `Card ${card} keeps its place whatever the host says: ${first} comes before ${second}.`,
      ruling: 'first-and-last',
    }
  const numbers = `${first} with ${card} comes before ${second} with ${own(laid.ball?.played, wrong[at] ?? '')}`
  return { because: `${numbers}${rule(laid)}.`, ruling: 'turn-order' }
}

function rule(laid: Season): string {
  if (isDanbury(laid)) return ': at Lady Danbury’s Ball the lower number goes first'
  return laid.ball?.rule.order.length ? ': the host turned the order round' : ': the higher number goes first'
}

/** In which order do they dance? */
export function order(ask: Ask): Draft | null {
  const next = cardsNext(ask)
  if (!next) return null
  const { event, laid } = next
  const right = laid.ball?.order ?? []
  const makes = (players: readonly string[]): PracticeChoice => {
    const { because, ruling } = whyOrder(laid, players)
    return choice(
      inWords(laid, players),
      [{ says: 'state', events: [event], state: { order: players } }],
      ruling,
      because,
    )
  }
  const i = ask.random(right.length - 1)
  const swapped = right.map((player, at) => right[at === i ? i + 1 : at === i + 1 ? i : at] ?? player)
  const wrong = [byNumber(laid), right.toReversed(), byCard(laid), swapped, laid.players]
  const isTurned = (laid.ball?.rule.order.length ?? 0) > 0
  const isOdd = inWords(laid, byNumber(laid)) !== inWords(laid, right)
  const highest = right[0] ?? ''
  return {
    told: [...hostSays(laid), laidSaid(laid)],
    prompt: 'In which order do they dance?',
    choices: among(ask, makes(right), wrong.map(makes), wrongs(ask)),
    because: isOdd
      ? 'Card 24 goes first and card 1 last, whatever the host says; the others dance in the order turned round.'
      : `${who(laid, highest)} with ${own(laid.ball?.played, highest)} goes first${rule(laid)}.`,
    ruling: isOdd ? 'first-and-last' : 'turn-order',
    isTrap: isDanbury(laid) || isTurned,
  }
}

/** Who gossips at the end of the Ball? */
export function whoGossips(ask: Ask): Draft | null {
  const next = cardsNext(ask)
  if (!next) return null
  const { event, laid } = next
  const right = gossiper(laid) ?? ''
  const { events } = course(ask.season, [event], (season) => awaited(season) === 'gossip', ask.random)
  const isLast = isDanbury(laid) && laid.rulings['danbury-gossip'] === 'last-to-dance'
  const [highest, last] = [byCard(laid)[0], laid.ball?.order.at(-1)]
  const ruling: PageId = isDanbury(laid) ? 'danbury-gossip' : 'who-gossips'
  const why = (player: string): string => {
    const card = own(laid.ball?.played, player)
    if (isLast) return `${who(laid, player)} does not dance last.`
    if (player === last)
      return `${who(laid, player)} dances last; gossip goes by the lowest number, not by turns.`
    if (player === highest) return `${card} is the highest number; gossip falls to the lowest.`
    return `${who(laid, player)} laid ${card}, and somebody laid less.`
  }
  const gossips = (player: string): PracticeChoice =>
    choice(
      who(laid, player),
      [{ says: 'state', events, state: { phase: 'gossip', turn: player } }],
      ruling,
      why(player),
    )
  const others = [last, highest, pick(ask.random, laid.players), ...laid.players].filter(
    (player): player is string => player !== undefined && player !== right,
  )
  return {
    told: [...hostSays(laid), ...(isDanbury(laid) ? [reading(laid, 'danbury-gossip')] : []), laidSaid(laid)],
    prompt: 'Who draws the Whistledown card when all have danced?',
    choices: among(ask, gossips(right), others.map(gossips), wrongs(ask)),
    because: isLast
      ? `${who(laid, right)} dances last at Lady Danbury’s Ball, and the table lets that count.`
      : `${who(laid, right)} laid ${own(laid.ball?.played, right)}, the lowest number.`,
    ruling,
    isTrap: right !== last || isLast,
  }
}
