import { own } from '../core/own'
import { placeToken } from './dance-token'
import { catchable, dancersAt, mayDance, withBall } from './floor'
import { isForbidden } from './forbidden'
import { isHidden, revealed } from './ladder'
import { BALLS, type DanceOptions, type DanceWords, type Reveal, type Season, TILE, type Tile } from './model'
import { isRefusal, type Refusal, refuse } from './refusal'
import { betrothed, isFree, ownOn, without } from './tokens'

export const PLAIN: DanceOptions = { occupied: false, token: 'here', engage: true, reveal: true }

/** Which match this dance makes: love with two of one’s tokens there, else a plain one in the final Ball. */
function matchOf(
  season: Season,
  player: string,
  prospect: string,
  isShared: boolean,
  options: DanceOptions,
): 'love' | 'plain' | null {
  if (!options.engage || !isFree(season, player, prospect)) return null
  if (isForbidden(season, 'no-engagement', [player], prospect)) return null
  if (ownOn(season, player, prospect) >= TILE) return 'love'
  const isFinal = season.number === BALLS && !(isShared && season.rulings['swoon-final'] === 'no-match')
  return isFinal ? 'plain' : null
}

/** A Trait that the dancer turns up after the dance, with no word where none is. */
function reveal(
  season: Season,
  player: string,
  prospect: string,
  trait: Reveal | undefined,
  may: boolean,
): Season | Refusal {
  if (!trait) return season
  if (season.ball?.engaged.includes(player)) return refuse('reveal-after-engagement')
  if (!may || isForbidden(season, 'no-reveal', [player], prospect)) return refuse('reveal-not-allowed')
  return isHidden(season.tiles[prospect] as Tile, trait.slot)
    ? revealed(season, prospect, trait)
    : refuse('trait-not-hidden')
}

/** A dance in all its steps, or the first rule that it breaks (rulebook: to dance; getting engaged; the final Ball). */
export function dance(
  season: Season,
  player: string,
  words: DanceWords,
  options: DanceOptions,
): Season | Refusal {
  const { prospect } = words
  if (isForbidden(season, 'no-dance', [player], prospect)) return refuse('dance-not-allowed')
  if (!mayDance(season, player, prospect, options.occupied)) return refuse('prospect-taken')
  const isShared = dancersAt(season, prospect).some((dancer) => dancer !== player)
  const match = matchOf(season, player, prospect, isShared, options)
  const dancing = withBall(season, { dancing: { ...season.ball?.dancing, [player]: prospect } })
  const laid = placeToken(dancing, player, words, match ? 'none' : options.token)
  if (isRefusal(laid)) return laid
  const after = match ? engage(laid, player, prospect, match === 'love') : laid
  return reveal(after, player, prospect, words.reveal, options.reveal)
}

const engage = (season: Season, player: string, prospect: string, love: boolean): Season =>
  withBall(betrothed(season, player, prospect, love), {
    engaged: [...(season.ball?.engaged ?? []), player],
  })

/** A match made in the final Ball is gone when its player is caught with that prospect, where the table plays so. */
function parted(season: Season, victim: string, prospect: string): Season {
  const isLost =
    season.rulings['scandal-final'] === 'match-lost' &&
    season.number === BALLS &&
    season.ball?.engaged.includes(victim) &&
    own(season.engaged, victim)?.prospect === prospect
  if (!isLost) return season
  const { [victim]: _, ...engaged } = season.engaged
  const others = season.ball?.engaged.filter((player) => player !== victim) ?? []
  return withBall({ ...season, engaged }, { engaged: others })
}

/** A scandal, or the rule that it breaks: one token of the victim there goes home, and a catcher dances no more. */
export function scandal(season: Season, catcher: string, victim: string): Season | Refusal {
  const prospect = own(season.ball?.dancing, victim)
  if (prospect === undefined || victim === catcher) return refuse('victim-not-dancing')
  if (!catchable(season, catcher).includes(victim)) return refuse('victim-protected')
  const { [catcher]: _, ...dancing } = season.ball?.dancing ?? {}
  return parted(without(withBall(season, { dancing }), victim, prospect), victim, prospect)
}
