import { own } from '../../core/own'
import type { Event, Season, Trait } from '../model'
import { ownOn } from '../tokens'
import { turnOf } from '../turn'
import { whyNoToken } from './affection'
import { arrowsWords, pointsWords } from './scores'
import { at, capital, counted, list, number, ordinal, who, whose } from './words'

const prospectsOf = ({ tiles }: Season): string[] => Object.keys(tiles)

/** Prospects on whose tile a player has tokens more (or fewer), each as often as there are. */
function changed(before: Season, after: Season, player: string, sign: 1 | -1): string[] {
  return prospectsOf(before).flatMap((prospect) => {
    const more = sign * (ownOn(after, player, prospect) - ownOn(before, player, prospect))
    return Array<string>(Math.max(more, 0)).fill(prospect)
  })
}

const grouped = (prospects: readonly string[]): [prospect: string, n: number][] =>
  [...new Set(prospects)].map((prospect) => [prospect, prospects.filter((each) => each === prospect).length])

/** Where a player’s tokens went: what leaves a tile, then what is laid. */
function tokensOf(before: Season, after: Season, player: string) {
  const [laid, lifted] = [changed(before, after, player, 1), changed(before, after, player, -1)]
  const moves = Math.min(laid.length, lifted.length)
  const name = who(before, player)
  const moved = laid
    .slice(0, moves)
    .map((to, i) => `A token of ${name} moves from ${at(before, lifted[i] as string)} to ${at(before, to)}.`)
  const home = grouped(lifted.slice(moves)).map(([from, n]) =>
    n === 1
      ? `${whose(before, player)} token on ${at(before, from)} goes home.`
      : `${capital(number(n))} tokens of ${name} on ${at(before, from)} go home.`,
  )
  const put = grouped(laid.slice(moves)).map(
    ([to, n]) => `${name} lays ${n === 1 ? 'a token' : counted(n, 'token')} on ${at(before, to)}.`,
  )
  return { home, put: [...moved, ...put] }
}

/** Whoever takes one of their own tokens home from a full tile lays it there again. */
const laidAgain = (before: Season, event: Event, after: Season): string[] =>
  event.type === 'dance' &&
  event.sendHome === event.player &&
  prospectsOf(before).every(
    (prospect) => ownOn(before, event.player, prospect) === ownOn(after, event.player, prospect),
  )
    ? [`${who(before, event.player)} lays a token there again.`]
    : []

const isNewlyEngaged = (before: Season, after: Season, player: string): boolean =>
  own(after.engaged, player) !== undefined && own(before.engaged, player) === undefined

function matchOf(before: Season, after: Season, player: string): string[] {
  const [was, is] = [own(before.engaged, player), own(after.engaged, player)]
  if (was && !is) return [`The Match of ${who(before, player)} and ${at(before, was.prospect)} is lost.`]
  if (!is || was) return []
  const match = `${who(before, player)} and ${at(before, is.prospect)} are engaged: a ${is.love ? 'Love Match' : 'Match'}.`
  const hadTokens = prospectsOf(before).some((prospect) => ownOn(before, player, prospect) > 0)
  return hadTokens ? [match, `All tokens of ${who(before, player)} go home.`] : [match]
}

/** Engagements made and lost, and where tokens went. */
export function matchesAndTokens(before: Season, event: Event, after: Season): string[] {
  const others = before.players.filter((player) => !isNewlyEngaged(before, after, player))
  const tokens = others.map((player) => tokensOf(before, after, player))
  return [
    ...before.players.flatMap((player) => matchOf(before, after, player)),
    ...tokens.flatMap(({ home }) => home),
    ...tokens.flatMap(({ put }) => put),
    ...laidAgain(before, event, after),
  ]
}

/** Why a dance laid no token, where that is sure. */
export function noToken(before: Season, event: Event, after: Season): string[] {
  if (event.type !== 'dance' || isNewlyEngaged(before, after, event.player)) return []
  const { player, prospect } = event
  const { dance, before: first } = turnOf(before, own(before.ball?.played, player) ?? 0)
  const isSure = first.every((effect) => effect.do === 'RULE' && effect.flag === 'distracted')
  if (!dance || !isSure || dance.token === 'none' || dance.token === 'elsewhere') return []
  if (changed(before, after, player, 1).length > 0) return []
  const why = whyNoToken(before, player, prospect)
  return why ? [`No token is laid: ${why}.`] : []
}

const same = (one: readonly string[], other: readonly string[]) => one.every((name, i) => name === other[i])

const placeWords = ({ ladder }: Season, prospect: string): string => {
  const index = ladder.indexOf(prospect)
  if (index === 0) return 'to the top'
  return index === ladder.length - 1 ? 'to the bottom' : `to ${ordinal(index)} place`
}

/** The prospect whose Trait a dance turned up. */
const turnedUp = (event: Event): string | null =>
  event.type === 'dance' && event.reveal ? event.prospect : null

function stayed(before: Season, event: Event): string[] {
  const prospect = turnedUp(event)
  if (prospect === null || event.type !== 'dance') return []
  const end = (event.reveal?.arrows ?? 0) > 0 ? 0 : before.ladder.length - 1
  return before.ladder[end] === prospect
    ? [`${at(before, prospect)} is at the ${end === 0 ? 'top' : 'bottom'} already and stays there.`]
    : []
}

/** Who moved on the ladder. */
export function ladderMoves(before: Season, event: Event, after: Season): string[] {
  const [old, now] = [before.ladder, after.ladder]
  if (same(old, now)) return stayed(before, event)
  const without = (ladder: readonly string[], prospect: string) => ladder.filter((each) => each !== prospect)
  const movers = old.filter((prospect) => same(without(old, prospect), without(now, prospect)))
  const [one, other] = movers
  const mover = movers.find((prospect) => prospect === turnedUp(event)) ?? (movers.length === 1 ? one : null)
  if (mover) {
    const rises = now.indexOf(mover) < old.indexOf(mover)
    return [`${at(before, mover)} ${rises ? 'rises' : 'falls'} ${placeWords(after, mover)}.`]
  }
  if (one && other) {
    const [higher, lower] = now.indexOf(one) < now.indexOf(other) ? [one, other] : [other, one]
    return [`${at(before, higher)} now stands above ${at(before, lower)}.`]
  }
  return [`From the top, the ladder is now ${list(now.map((prospect) => at(before, prospect)))}.`]
}

const faceWords = ({ arrows, points }: Trait): string => `${arrowsWords(arrows)}, ${pointsWords(points)}`

function traitsOf(before: Season, event: Event, after: Season, prospect: string): string[] {
  const [old, now] = [before.tiles[prospect], after.tiles[prospect]]
  if (!old || !now) return []
  const faces = now.traits.slice(old.traits.length)
  const told = turnedUp(event) === prospect && event.type === 'dance' ? event.reveal : undefined
  const isTold = ({ arrows, points }: Trait) => arrows === told?.arrows && points === told.points
  const toldAt = faces.findIndex(isTold)
  const untold = faces.filter((_, i) => i !== toldAt)
  const more = now.hidden - old.hidden + faces.length
  const name = at(before, prospect)
  return [
    ...untold.map((face) => `A Trait of ${name} now lies face up: ${faceWords(face)}.`),
    ...(more > 0
      ? [`${capital(counted(more, 'Trait'))} more ${more === 1 ? 'lies' : 'lie'} face down on ${name}.`]
      : []),
    ...(more < 0
      ? [`${capital(counted(-more, 'face-down Trait'))} of ${name} ${more === -1 ? 'is' : 'are'} set aside.`]
      : []),
  ]
}

/** Traits turned up by effects, added and set aside. */
export const traitChanges = (before: Season, event: Event, after: Season): string[] =>
  prospectsOf(before).flatMap((prospect) => traitsOf(before, event, after, prospect))
