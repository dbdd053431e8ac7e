import { pick } from '../../../core/random'
import { matchOf } from '../../dance'
import { isLocked, replaceable, whyNoToken } from '../../explain/affection'
import { mayDance } from '../../floor'
import type { EventOf, Season } from '../../model'
import { turnBy } from '../../steps'
import { isFull, isSibling, mayPlace, ownOn, tokensOn } from '../../tokens'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { after } from '../scene'
import { danceOf } from '../telling'
import { at, capital, laidBy, list, reading, tokensSaid, who } from '../words'

type Reason = { readonly because: string; readonly ruling: PageId }

/** A dance that may be now, by whoever is on turn, and that makes no Match. */
export interface Dancing {
  readonly player: string
  readonly prospect: string
  readonly event: EventOf<'dance'>
}

export function dancing(
  ask: Ask,
  where: 'here' | 'replace',
  isMeant: (player: string, prospect: string) => boolean,
): Dancing | null {
  const { season, random } = ask
  const turn = acting(season)
  const options = turn && turnBy(season, turn.player).dance
  if (!turn || options?.token !== where) return null
  const { player } = turn
  const possible = season.ladder.filter(
    (prospect) =>
      mayDance(season, player, prospect, options.occupied) &&
      matchOf(season, { player, words: { prospect }, options }) === null &&
      isMeant(player, prospect),
  )
  if (possible.length === 0) return null
  const prospect = pick(random, possible)
  const event = danceOf(season, { type: 'dance', player, prospect }, random)
  return event && { player, prospect, event }
}

export const seated = ({ players }: Season, owners: readonly string[]): string[] =>
  players.flatMap((player) => owners.filter((owner) => owner === player))

const dropped = (owners: readonly string[], owner: string): string[] => {
  const i = owners.indexOf(owner)
  return owners.filter((_, j) => j !== i)
}

/** What the dancer decides in it, where it arises. */
function decisions(season: Season, { player, event }: Dancing): string {
  const { sendHome, moveFrom, replace } = event
  const from = typeof moveFrom === 'string' ? [moveFrom] : (moveFrom ?? [])
  const said = [
    ...(sendHome ? [`send home a token of ${who(season, sendHome)}`] : []),
    ...(replace ? [`replace a token of ${who(season, replace)}`] : []),
    ...(from.length ? [`move one from ${list(from.map((tile) => at(season, tile)))}`] : []),
  ]
  return said.length ? ` Where a choice arises, ${who(season, player)} would ${list(said)}.` : ''
}

/** Why an outcome is none, by the tokens that it leaves on the tile. */
function whyNot(
  season: Season,
  { player, prospect }: Dancing,
  owners: readonly string[],
  right: Reason,
): Reason {
  const none = whyNoToken(season, player, prospect)
  if (none && owners.join() !== seated(season, tokensOn(season, prospect)).join())
    return { because: `No token is laid: ${none}.`, ruling: right.ruling }
  if (owners.length > 2) return { because: 'A tile holds two tokens and never a third.', ruling: 'send-home' }
  if (owners.join() === seated(season, tokensOn(season, prospect)).join())
    return { because: 'To lay the token is no choice where it may lie.', ruling: 'placing-is-not-a-choice' }
  if (owners.length < tokensOn(season, prospect).length && !isFull(season, prospect))
    return { because: 'There is room, so nothing goes home.', ruling: 'send-home' }
  if (owners.length < tokensOn(season, prospect).length)
    return { because: 'A token that goes home makes room, and then one is laid.', ruling: 'send-home' }
  const more = owners.filter((owner) => owner === player).length - ownOn(season, player, prospect)
  return more > 1
    ? { because: 'A dance lays one token, and no more.', ruling: 'placing-is-not-a-choice' }
    : { because: `${right.because}`, ruling: right.ruling }
}

/** The choices are what may lie on the tile after the dance. */
function outcomes(ask: Ask, dance: Dancing, right: Reason): PracticeChoice[] {
  const { season } = ask
  const { player, prospect, event } = dance
  const before = tokensOn(season, prospect)
  const done = tokensOn(after(season, event), prospect)
  const lie = (tokens: readonly string[], why: Reason): PracticeChoice => {
    const owners = seated(season, tokens)
    return choice(
      capital(tokensSaid(season, owners)),
      [{ says: 'state', events: [event], state: { tokens: { [prospect]: owners } } }],
      why.ruling,
      why.because,
    )
  }
  const wrong = [
    before,
    [...before, player],
    ...before.map((owner) => [...dropped(before, owner), player]),
    ...before.map((owner) => dropped(before, owner)),
    [player, player],
    [player],
    [],
  ].map((tokens) => lie(tokens, whyNot(season, dance, seated(season, tokens), right)))
  return among(ask, lie(done, right), wrong, wrongs(ask))
}

function whyPlain(season: Season, player: string, prospect: string): Reason {
  const none = whyNoToken(season, player, prospect)
  if (none && isSibling(season, player, prospect))
    return { because: `They dance, but no token is laid: ${none}.`, ruling: 'siblings' }
  if (none && isLocked(season, prospect))
    return { because: `No token is laid: ${none}.`, ruling: 'rival-pair' }
  if (none) return { because: `They dance, but no token is laid: ${none}.`, ruling: 'dancing-with-a-match' }
  if (!isFull(season, prospect))
    return { because: 'There is room, so one token is laid.', ruling: 'placing-is-not-a-choice' }
  const pair = new Set(tokensOn(season, prospect)).size === 1
  return pair
    ? { because: 'One token of the pair goes home, then one is laid.', ruling: 'rival-pair' }
    : { because: 'The tile is full: one token goes home, then one is laid.', ruling: 'send-home' }
}

/** Which tokens lie on the tile after a plain dance? */
export function tokensAfter(ask: Ask): Draft | null {
  const { season, random } = ask
  const wished = random(3)
  const dance = dancing(ask, 'here', (player, prospect) => {
    const isBarred = !mayPlace(season, player, prospect)
    const kind = isBarred ? 2 : isFull(season, prospect) ? 1 : 0
    return kind === wished
  })
  if (!dance) return null
  const { player, prospect } = dance
  const why = whyPlain(season, player, prospect)
  return {
    told: [
      ...(why.ruling === 'rival-pair' ? [reading(season, 'rival-pair')] : []),
      `${laidBy(season, player, `dances with ${at(season, prospect)}`)}${decisions(season, dance)}`,
    ],
    prompt: `What lies on ${at(season, prospect)} then?`,
    choices: outcomes(ask, dance, why),
    because: why.because,
    ruling: why.ruling,
    isTrap: why.ruling !== 'placing-is-not-a-choice' && why.ruling !== 'send-home',
  }
}

/** Which tokens lie there after a Swoon onto somebody who dances? */
export function swoon(ask: Ask): Draft | null {
  const { season } = ask
  const dance = dancing(ask, 'replace', (player, prospect) =>
    ask.random(4) > 0 ? replaceable(season, player, prospect).length > 0 : true,
  )
  if (!dance) return null
  const { player, prospect } = dance
  const rivals = replaceable(season, player, prospect)
  const isReplacing = rivals.length > 0 && mayPlace(season, player, prospect)
  const why: Reason = isReplacing
    ? season.rulings['swoon-token'] === 'instead'
      ? {
          because: 'The token replaces one of another dancer there, and that is all.',
          ruling: 'swoon-replaces',
        }
      : { because: 'First the usual token, then the replacement.', ruling: 'swoon-token' }
    : whyNoToken(season, player, prospect) || rivals.length > 0
      ? { ...whyPlain(season, player, prospect), ruling: 'swoon-by-the-engaged' }
      : {
          because: `No other dancer has a token there, so it is a dance as usual. ${whyPlain(season, player, prospect).because}`,
          ruling: 'swoon-replaces',
        }
  return {
    told: [
      ...(isReplacing ? [reading(season, 'swoon-token')] : []),
      `${laidBy(season, player, `dances with ${at(season, prospect)}`)}${decisions(season, dance)}`,
    ],
    prompt: `What lies on ${at(season, prospect)} then?`,
    choices: outcomes(ask, dance, why),
    because: why.because,
    ruling: why.ruling,
    isTrap: !isReplacing || season.rulings['swoon-token'] === 'besides',
  }
}
