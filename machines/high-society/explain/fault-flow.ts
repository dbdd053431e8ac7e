import { own } from '../../core/own'
import { HAND, type Season } from '../model'
import { isDanbury } from '../order'
import { gossiper, onTurn } from '../phase'
import { scores, winners } from '../scoring'
import { type About, said } from './fault-about'
import { due, winSeason } from './headline'
import {
  ballCalled,
  ballName,
  capital,
  counted,
  everyone,
  list,
  number,
  signed,
  verb,
  who,
  whose,
} from './words'

const SUBJECTS: Readonly<Record<string, string>> = {
  ball: 'The opening of a Ball',
  cards: 'The revealing of cards',
  gossip: 'Gossip',
  'end-ball': 'The end of a Ball',
  effect: 'A table ruling',
  score: 'The count of the scores',
}

const DEEDS: Readonly<Record<string, string>> = {
  dance: 'A dance of',
  scandal: 'A scandal of',
  pass: 'A pass of',
  give: 'A hand given by',
  discard: 'Cards dropped by',
}

export function sequenceSentence(it: About): string {
  const { season, event } = it
  if (event.type === 'score' && season.isScored) return 'The scores of this season have been counted already.'
  const deed = DEEDS[event.type]
  const subject = deed ? `${deed} ${who(season, said(it, 'player'))}` : (SUBJECTS[event.type] ?? 'This')
  return `${subject} cannot come now: ${due(season)}.`
}

export function turnSentence(it: About): string {
  const { season, event } = it
  const name = said(it, 'player')
  if (event.type === 'give')
    return `${who(season, season.ball?.giver)} laid card 15 and hands a card over, not ${who(season, name)}.`
  const has = name !== undefined && season.ball?.acted.includes(name)
  const turn = `It is ${whose(season, onTurn(season))} turn`
  return has ? `${turn}; ${who(season, name)} has had theirs.` : `${turn}, not ${whose(season, name)}.`
}

export function ballSentence(it: About): string {
  const { season } = it
  const name = said(it, 'name') ?? ''
  const place = season.calendar.indexOf(name)
  const called = capital(ballCalled(name))
  if (season.calendar[season.number - 1] != null)
    return `Ball ${season.number} of the calendar is ${ballName(season)}, not ${ballCalled(name)}.`
  return place < 0
    ? `${called} is not next.`
    : `${called} is Ball ${place + 1} of the calendar, and this is Ball ${season.number}.`
}

type Played = Readonly<Record<string, number>>

const playedIn = ({ event }: About): Played => ('played' in event ? (event.played as Played) : {})

export function missingSentence(it: About): string {
  const { season } = it
  const lays = (player: string) => own(playedIn(it), player) !== undefined
  const holds = (player: string) => (season.hands[player] ?? 0) > 0
  const missing = season.players.filter((player) => holds(player) && !lays(player))
  const empty = season.players.filter((player) => !holds(player) && lays(player))
  if (missing.length)
    return `${everyone(season, missing)} ${verb(missing.length, 'holds cards and lays', 'hold cards and lay')} none here.`
  return `${everyone(season, empty)} ${verb(empty.length, 'holds', 'hold')} no card, and so can lay none.`
}

export function twiceSentence(it: About): string {
  const { season } = it
  const laid = Object.entries(playedIn(it))
  const [, card] = laid.find(([, one], i) => laid.some(([, other], j) => j < i && one === other)) ?? []
  const both = laid.filter(([, one]) => one === card).map(([player]) => player)
  return `${everyone(season, both)} cannot all have laid card ${card}: there is only one.`.replace(
    'cannot all',
    both.length === 2 ? 'cannot both' : 'cannot all',
  )
}

export function inDiscardSentence(it: About): string {
  const { season } = it
  const [player, card] = Object.entries(playedIn(it)).find(([, each]) => season.discard.includes(each)) ?? []
  return `Card ${card} lies in the discard, so ${who(season, player)} cannot lay it.`
}

export function discardSentence(it: About): string {
  const { season, event } = it
  const name = said(it, 'player') ?? ''
  const holds = own(season.hands, name) ?? 0
  if (holds <= HAND) return `${who(season, name)} holds ${counted(holds, 'card')} and drops none.`
  const count = 'count' in event ? Number(event.count) : 0
  return `${who(season, name)} holds ${counted(holds, 'card')} and drops ${number(holds - HAND)}, not ${number(count)}.`
}

export function gossipSentence(it: About): string {
  const { season } = it
  const isLast =
    isDanbury(season) &&
    gossiper(season) === season.ball?.order.at(-1) &&
    season.rulings['danbury-gossip'] === 'last-to-dance'
  const reason = isLast ? 'gossips at this Ball' : 'laid the lowest number and gossips'
  return `${who(season, gossiper(season))} ${reason}, not ${who(season, said(it, 'player'))}.`
}

function countOf(season: Season, player: string, told: Readonly<Record<string, number>>): string[] {
  const [due, given] = [own(scores(season), player), own(told, player)]
  if (due === given) return []
  if (due === undefined) return [`${who(season, player)} is single and has no score`]
  const instead = given === undefined ? 'which is left out' : `not ${signed(given)}`
  return [`${whose(season, player)} Match is worth ${signed(due)}, ${instead}`]
}

export function scoreSentence({ season, event }: About): string {
  const told = ('scores' in event ? event.scores : {}) as Readonly<Record<string, number>>
  const wrong = season.players.flatMap((player) => countOf(season, player, told))
  if (wrong.length) return `${list(wrong)}.`
  const [winner] = winners(season)
  const given = 'winner' in event ? (event.winner as string | null) : null
  return winner === undefined
    ? 'Nobody is engaged, so nobody wins.'
    : `${who(season, winner)} has the best Match and wins, not ${given === null ? 'nobody' : who(season, given)}.`
}

export const overSentence = ({ season }: About): string =>
  `Eight Balls have been held, and nothing more is played. ${winSeason(season)}.`
