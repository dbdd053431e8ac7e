import { own } from '../core/own'
import { placeToken } from './dance-token'
import { catchable, dancersAt, mayDance, withBall } from './floor'
import { isForbidden } from './forbidden'
import { isHidden, revealed } from './ladder'
import { BALLS, type DanceOptions, type DanceWords, type Season, TILE, type Tile } from './model'
import { isRefusal, type Refusal, refuse } from './refusal'
import { betrothed, isFree, ownOn, without } from './tokens'

export const PLAIN: DanceOptions = { occupied: false, token: 'here', engage: true, reveal: true }

/** A dance about to be, or in the middle of its steps: who dances, what was said of it, and how it differs from a plain one. */
export interface Dance {
  readonly player: string
  readonly words: DanceWords
  readonly options: DanceOptions
}

/** The first step: the dancer’s tile goes left of the prospect, or the rule that bars the two from dancing. */
export function stepOut(season: Season, { player, words: { prospect }, options }: Dance): Season | Refusal {
  if (isForbidden(season, 'no-dance', [player], prospect)) return refuse('dance-not-allowed')
  if (!mayDance(season, player, prospect, options.occupied)) return refuse('prospect-taken')
  const { [player]: _, ...catching } = season.ball?.catching ?? {}
  return withBall(season, { catching, dancing: { ...season.ball?.dancing, [player]: prospect } })
}

/** Which match this dance makes: love with two of one’s tokens there, else a plain one in the final Ball. */
export function matchOf(
  season: Season,
  { player, words: { prospect }, options }: Dance,
): 'love' | 'plain' | null {
  if (!options.engage || !isFree(season, player, prospect)) return null
  if (isForbidden(season, 'no-engagement', [player], prospect)) return null
  if (ownOn(season, player, prospect) >= TILE) return 'love'
  const isShared = dancersAt(season, prospect).some((dancer) => dancer !== player)
  const isFinal = season.number === BALLS && !(isShared && season.rulings['swoon-final'] === 'no-match')
  return isFinal ? 'plain' : null
}

/** The affection of a dance that makes no match: its token, or the rule that what was said of tokens breaks. */
export const showAffection = (season: Season, { player, words, options }: Dance): Season | Refusal =>
  placeToken(season, player, words, options.token)

/** A match in place of the token: all tokens of both go home. Nothing may have been said of a token. */
export function engage(season: Season, { player, words }: Dance, match: 'love' | 'plain'): Season | Refusal {
  const laid = placeToken(season, player, words, 'none')
  if (isRefusal(laid)) return laid
  return withBall(betrothed(laid, player, words.prospect, match === 'love'), {
    engaged: [...(season.ball?.engaged ?? []), player],
  })
}

/** The last step: a Trait that the dancer turns up, with no word where none is. */
export function turnUp(season: Season, { player, words, options }: Dance): Season | Refusal {
  const { prospect, reveal } = words
  if (!reveal) return season
  if (season.ball?.engaged.includes(player)) return refuse('reveal-after-engagement')
  if (!options.reveal || isForbidden(season, 'no-reveal', [player], prospect))
    return refuse('reveal-not-allowed')
  return isHidden(season.tiles[prospect] as Tile, reveal.slot)
    ? revealed(season, prospect, reveal)
    : refuse('trait-not-hidden')
}

/** A dance in all its steps, or the first rule that it breaks (rulebook: to dance; getting engaged; the final Ball). */
export function dance(
  season: Season,
  player: string,
  words: DanceWords,
  options: DanceOptions,
): Season | Refusal {
  const steps = { player, words, options }
  const dancing = stepOut(season, steps)
  if (isRefusal(dancing)) return dancing
  const match = matchOf(dancing, steps)
  const after = match ? engage(dancing, steps, match) : showAffection(dancing, steps)
  return isRefusal(after) ? after : turnUp(after, steps)
}

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
  const catching = { ...season.ball?.catching, [catcher]: prospect }
  return parted(without(withBall(season, { dancing, catching }), victim, prospect), victim, prospect)
}
