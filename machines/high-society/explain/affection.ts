import { own } from '../../core/own'
import { matchOf } from '../dance'
import { dancersAt } from '../floor'
import { isForbidden } from '../forbidden'
import { type DanceOptions, type Season, TILE } from '../model'
import { isEngagedProspect, isFull, isSibling, mayPlace, ownOn, supply, tokensOn } from '../tokens'
import { at, list, who } from './words'

/** Why a player’s token may not go to a prospect at all; null where it may (rulebook: affection tokens). */
function whyBarredFrom(season: Season, player: string, prospect: string): string | null {
  if (mayPlace(season, player, prospect)) return null
  if (own(season.engaged, player)) return `${who(season, player)} is engaged`
  if (isEngagedProspect(season, prospect)) return `${at(season, prospect)} is engaged`
  if (isSibling(season, player, prospect))
    return `${who(season, player)} and ${at(season, prospect)} are siblings`
  return isForbidden(season, 'no-affection', [player], prospect) ? 'a rule forbids it' : null
}

/** Two tokens of one rival, where the table plays that such a tile takes none. */
export const isLocked = (season: Season, prospect: string): boolean =>
  season.rulings['rival-pair'] === 'locked' &&
  isFull(season, prospect) &&
  new Set(tokensOn(season, prospect)).size === 1

/** Why no token of this player goes to this prospect; null where one does, a full tile included. */
export function whyNoToken(season: Season, player: string, prospect: string): string | null {
  const barred = whyBarredFrom(season, player, prospect)
  if (barred) return barred
  if (ownOn(season, player, prospect) >= TILE) return `two tokens of ${who(season, player)} lie there already`
  if (isLocked(season, prospect)) {
    const [rival] = tokensOn(season, prospect)
    return `two tokens of ${who(season, rival)} lie there, and the table plays that they stay`
  }
  return null
}

/** Other dancers there whose token a card 6 or 10 replaces. */
export const replaceable = (season: Season, player: string, prospect: string): string[] =>
  dancersAt(season, prospect).filter((other) => other !== player && ownOn(season, other, prospect) > 0)

/** Prospects to whom a token can go with a card 4 or 8. */
const elsewhere = (season: Season, player: string, partner: string): string[] =>
  season.ladder.filter((tile) => tile !== partner && mayPlace(season, player, tile))

/** What laying a token there comes to, in a few words. */
export function tokenNote(season: Season, player: string, prospect: string): string {
  const none = whyNoToken(season, player, prospect)
  if (none) return `no token: ${none}`
  if (isFull(season, prospect)) return 'one token goes home first'
  return supply(season, player) > 0 ? 'a token' : 'a token, moved from another tile'
}

/** What a dance with this prospect comes to, in a few words: “a Love Match”, “one token goes home first”. */
export function danceNote(
  season: Season,
  player: string,
  prospect: string,
  options: DanceOptions,
): string | null {
  const match = matchOf(season, { player, words: { prospect }, options })
  if (match) return match === 'love' ? 'a Love Match' : 'a Match'
  if (options.token === 'none') return 'no token with this card'
  if (options.token === 'elsewhere') {
    const able = elsewhere(season, player, prospect).length > 0
    return able ? 'the token goes to somebody else' : 'no token: nobody else can take it'
  }
  const rivals =
    options.token === 'replace' && mayPlace(season, player, prospect)
      ? replaceable(season, player, prospect)
      : []
  if (rivals.length === 0) return tokenNote(season, player, prospect)
  const replaced = `in place of a token of ${list(
    rivals.map((rival) => who(season, rival)),
    'or',
  )}`
  return season.rulings['swoon-token'] === 'instead'
    ? replaced
    : `${tokenNote(season, player, prospect)}, then one ${replaced}`
}
