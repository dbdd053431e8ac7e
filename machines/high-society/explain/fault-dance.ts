import { own } from '../../core/own'
import { matchOf } from '../dance'
import { moveList } from '../dance-token'
import { catchable, dancersAt, mayDance } from '../floor'
import { isForbidden } from '../forbidden'
import type { DanceWords } from '../model'
import { isFull, ownOn, supply } from '../tokens'
import { replaceable, whyNoToken } from './affection'
import { cardSaid } from './cards'
import { type About, cardOf, said, turnIn } from './fault-about'
import { at, counted, everyone, ordinal, places, who } from './words'

/** A dance that a fault may be about: who dances, with whom, and all that was said of it. */
interface Part {
  readonly it: About
  readonly player: string
  readonly prospect: string
  readonly words: DanceWords
}

const laid = (it: About): string => {
  const card = cardOf(it)
  return card ? cardSaid(it.season.book, card) : 'this card'
}

const isDance = (words: unknown): words is DanceWords =>
  typeof words === 'object' && words !== null && 'prospect' in words && typeof words.prospect === 'string'

/** The event’s own dance, then those among its answers. */
function dancesIn({ event }: About): DanceWords[] {
  const answers = 'choices' in event && Array.isArray(event.choices) ? event.choices : []
  return [...(event.type === 'dance' ? [event] : []), ...answers].filter(isDance)
}

/**
 * A sentence on the dance that is meant: the event’s own, or one of its answers where `isAny`. What the particular
 * sentence claims must hold on the table, or it says null; where it does of none, a general one is said.
 */
const ofDance =
  (particular: (part: Part) => string | null, general: string, isAny = false) =>
  (it: About): string => {
    const player = said(it, 'player')
    const dances = isAny || it.event.type === 'dance' ? dancesIn(it).slice(0, isAny ? undefined : 1) : []
    for (const words of player === undefined ? [] : dances) {
      const sentence = particular({ it, player: player as string, prospect: words.prospect, words })
      if (sentence) return sentence
    }
    return general
  }

/** A dance that makes a Match lays no token, so nothing may be said of tokens. */
function matchMade({ it, player, prospect }: Part): string | null {
  const options = turnIn(it).dance
  const match = options && matchOf(it.season, { player, words: { prospect }, options })
  return match ? `${who(it.season, player)} gets engaged by this dance, so no token is laid.` : null
}

export function noDanceSentence(it: About): string {
  const { season } = it
  const [player, prospect] = [said(it, 'player'), said(it, 'prospect')]
  if (turnIn(it).dance === null) return `${who(season, player)} laid ${laid(it)}, which has no dance.`
  const isRuled = prospect !== undefined && isForbidden(season, 'no-dance', player ? [player] : [], prospect)
  return isRuled
    ? `A rule that holds just now keeps ${who(season, player)} from dancing with ${at(season, prospect)}.`
    : 'A rule that holds just now does not allow this dance.'
}

const taken = ofDance(
  ({ it: { season }, player, prospect }) => {
    const others = dancersAt(season, prospect).filter((other) => other !== player)
    if (others.length === 0) return null
    return `${at(season, prospect)} dances with ${everyone(season, others)} already, so ${who(season, player)} cannot dance there.`
  },
  'That prospect dances with another player already.',
  true,
)

/** Without a prospect it is said of the turn as a whole; where somebody stands free, it is a rule that bars it. */
export function takenSentence(it: About): string {
  const { season, event } = it
  if (event.type !== 'dance' || said(it, 'prospect') !== undefined) return taken(it)
  const player = said(it, 'player')
  const isFree = season.ladder.some((tile) => dancersAt(season, tile).every((other) => other === player))
  return isFree
    ? `A rule that holds just now keeps ${who(season, player)} from dancing.`
    : `Nobody is free to dance with ${who(season, player)}.`
}

export function noScandalSentence(it: About): string {
  return `${who(it.season, said(it, 'player'))} laid ${laid(it)}, which catches nobody.`
}

export function victimSentence(it: About): string {
  const { season } = it
  const [player, victim] = [said(it, 'player'), said(it, 'victim')]
  if (victim === undefined) return `Nobody is dancing whom ${who(season, player)} could catch.`
  if (victim === player) return `${who(season, player)} can catch others only.`
  return `${who(season, victim)} is not dancing, so ${who(season, player)} cannot catch them.`
}

export function protectedSentence(it: About): string {
  const { season } = it
  const [player, victim] = [said(it, 'player'), said(it, 'victim')]
  if (victim === undefined) return `Nobody is dancing whom ${who(season, player)} could catch.`
  const prospect = own(season.ball?.dancing, victim) ?? null
  const isRuled = isForbidden(season, 'no-scandal', player ? [player, victim] : [victim], prospect)
  return isRuled
    ? `A rule that holds just now keeps ${who(season, victim)} from being caught by ${who(season, player)}.`
    : `${who(season, victim)} is protected in this Ball, so ${who(season, player)} cannot catch them.`
}

export function actSentence(it: About): string {
  const { season } = it
  const player = said(it, 'player') ?? ''
  const { dance, scandal } = turnIn(it)
  const victims = catchable(season, player)
  if (scandal === 'must' && victims.length > 0)
    return `${who(season, player)} laid ${laid(it)} and catches somebody: ${everyone(season, victims, 'or')} can be caught.`
  const free = season.ladder.filter((prospect) => dance && mayDance(season, player, prospect, dance.occupied))
  return free.length
    ? `${who(season, player)} can dance with ${places(season, free)}, and so does not pass.`
    : `${who(season, player)} has something to do on this turn, and so does not pass.`
}

export const tokenBarred = ofDance((part) => {
  const { it, player, prospect, words } = part
  const { season } = it
  const { token } = words
  const match = matchMade(part)
  if (match) return match
  if (turnIn(it).dance?.token !== 'elsewhere') return `With ${laid(it)} no token goes to another prospect.`
  if (token === undefined) return null
  if (token === prospect)
    return `With ${laid(it)} the token goes to a prospect other than ${at(season, prospect)}.`
  const why = whyNoToken(season, player, token)
  return why && `${at(season, token)} takes no token of ${who(season, player)}: ${why}.`
}, 'The token cannot go there.')

export const replaceBarred = ofDance((part) => {
  const { it, player, prospect, words } = part
  const { season } = it
  const match = matchMade(part)
  if (match) return match
  if (turnIn(it).dance?.token !== 'replace') return `With ${laid(it)} no token is replaced.`
  const why = whyNoToken(season, player, prospect)
  if (why) return `Nothing is replaced on ${at(season, prospect)}: ${why}.`
  const { replace } = words
  if (replace === undefined || replaceable(season, player, prospect).includes(replace)) return null
  return `No token of ${who(season, replace)} is replaced on ${at(season, prospect)}: only one of another dancer there can be.`
}, 'No token of that player is replaced here.')

export const sendHomeBarred = ofDance((part) => {
  const { it, player, prospect, words } = part
  const { season } = it
  const owner = words.sendHome
  const match = matchMade(part)
  if (match) return match
  if (turnIn(it).dance?.token === 'elsewhere' || owner === undefined) return null
  const why = whyNoToken(season, player, prospect)
  if (why) return `No token is laid on ${at(season, prospect)}, so none goes home: ${why}.`
  if (!isFull(season, prospect)) return `${at(season, prospect)} has room for a token, so none goes home.`
  return ownOn(season, owner, prospect) === 0
    ? `${who(season, owner)} has no token on ${at(season, prospect)}.`
    : null
}, 'No token of that player goes home here.')

export const moveFromBarred = ofDance((part) => {
  const { it, player, prospect, words } = part
  const { season } = it
  const match = matchMade(part)
  if (match) return match
  const from = moveList(words)
  const bare = from.find((tile) => ownOn(season, player, tile) === 0)
  if (bare !== undefined) return `${at(season, bare)} holds no token of ${who(season, player)}.`
  const home = supply(season, player)
  if (home === 0 && from.includes(prospect) && turnIn(it).dance?.token === 'here')
    return `The token moves to ${at(season, prospect)} from another tile, not from there.`
  return home > 0 && !own(season.engaged, player)
    ? `${who(season, player)} has ${counted(home, 'token')} at home, so none moves from another tile.`
    : null
}, 'No token moves from there in this dance.')

export const revealEngaged = (it: About): string =>
  `${who(it.season, said(it, 'player'))} gets engaged in this Ball, and so turns up no Trait in it.`

export function revealBarred(it: About): string {
  const { season, event } = it
  const [player, prospect] = [said(it, 'player'), said(it, 'prospect')]
  if (event.type === 'scandal') return `${who(season, player)} caught somebody, and so turns up no Trait.`
  if (event.type === 'dance' && turnIn(it).dance?.reveal === false)
    return `With ${laid(it)} no Trait is turned up.`
  const isRuled = isForbidden(season, 'no-reveal', player ? [player] : [], prospect ?? null)
  return isRuled && prospect !== undefined
    ? `A rule that holds just now keeps ${who(season, player)} from turning up a Trait of ${at(season, prospect)}.`
    : 'A rule that holds just now lets no Trait be turned up here.'
}

export const notHidden = ofDance(
  ({ it: { season }, prospect, words }) => {
    const tile = season.tiles[prospect]
    const slot = words.reveal?.slot
    if (!tile || tile.hidden === 0) return `No Trait of ${at(season, prospect)} lies face down any more.`
    if (slot === undefined) return null
    return slot >= 1 && slot <= tile.laid
      ? `The ${ordinal(slot - 1)} Trait of ${at(season, prospect)} was turned up before.`
      : `${at(season, prospect)} has ${counted(tile.laid, 'Trait')}, and no Trait number ${slot}.`
  },
  'No such Trait lies face down there.',
  true,
)

export const giveSentence = (it: About): string =>
  `${who(it.season, said(it, 'player'))} hands the card to another player, not to themselves.`
