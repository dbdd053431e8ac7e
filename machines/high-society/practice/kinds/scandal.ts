import { own } from '../../../core/own'
import type { Part } from '../../../core/practice/model'
import { pick } from '../../../core/random'
import { catchable } from '../../floor'
import { BALLS } from '../../model'
import type { State } from '../../record/report'
import { turnBy } from '../../steps'
import { ownOn, supply } from '../../tokens'
import { type Ask, acting, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { after } from '../scene'
import { at, laidBy, reading, scandalCards, tokensSaid, who } from '../words'

/** What does a scandal cost? */
export function scandalCost(ask: Ask): Draft | null {
  const { season, random } = ask
  const turn = acting(season)
  if (!turn || turnBy(season, turn.player).scandal === 'none') return null
  const { player } = turn
  const victims = catchable(season, player)
  if (victims.length === 0) return null
  const victim = pick(random, victims)
  const prospect = own(season.ball?.dancing, victim) ?? ''
  const event = { type: 'scandal', player, victim } as const
  const [there, home] = [ownOn(season, victim, prospect), supply(season, victim)]
  const match = own(season.engaged, victim)
  const isFresh = season.ball?.engaged.includes(victim) === true
  const isLost = match !== undefined && !own(after(season, event).engaged, victim)
  const [name, partner] = [who(season, victim), at(season, prospect)]
  const isFinal = isFresh && season.number === BALLS
  const ruling: PageId = isFinal ? 'scandal-final' : 'token-lost-to-a-scandal'
  const because = isLost
    ? `${name} got engaged to ${partner} in this final Ball, and at this table that is lost.`
    : there > 0
      ? `One token of ${name} goes home from ${partner}: one, whoever catches them.`
      : match
        ? `${name} is engaged and has no token to lose; the ring stays.`
        : `No token of ${name} lies on ${partner}, so none goes home.`
  const costs = (says: string, more: number, why: string, state: Part<State> = {}): PracticeChoice =>
    choice(
      says,
      [{ says: 'state', events: [event], state: { supply: { [victim]: home + more }, ...state } }],
      ruling,
      why,
    )
  const kept = match ? { engaged: { [victim]: { ...match } } } : {}
  const nothing = costs('Nothing', 0, because, kept)
  const one = costs(`One token, from ${partner}`, 1, because)
  const lost = costs(
    'The Match',
    0,
    `No scandal breaks a Match ${isFinal ? 'at this table' : 'that was made before'}.`,
    { engaged: { [victim]: null } },
  )
  const right = isLost ? { ...lost, because } : there > 0 ? one : nothing
  const wrong = [
    nothing,
    { ...one, because: there > 0 ? because : `None lies there to be lost, and from other tiles none goes.` },
    ...(there > 1
      ? [costs(`Both tokens, from ${partner}`, 2, 'A scandal costs one token, also where two lie.')]
      : []),
    ...(match && !isLost ? [lost] : []),
    ...(home + there < 4 && there > 0
      ? [costs('All tokens, from every tile', 4 - home, 'Only the tile where they were caught counts.')]
      : []),
    costs(
      `Two tokens, from whichever tiles ${who(season, player)} says`,
      2,
      'One token at most goes home, and only from that tile.',
    ),
  ]
  return {
    told: [
      scandalCards(season),
      ...(isFinal ? [reading(season, 'scandal-final')] : []),
      laidBy(
        season,
        player,
        `catches ${name} with ${partner}, on whom ${lies(season.tiles[prospect]?.tokens.length ?? 0)} ${tokensSaid(
          season,
          season.players.flatMap((each) =>
            (season.tiles[prospect]?.tokens ?? []).filter((owner) => owner === each),
          ),
        )}`,
      ),
    ],
    prompt: `What does it cost ${name}?`,
    choices: among(
      ask,
      right,
      wrong.filter(({ says }) => says !== right.says),
      wrongs(ask),
    ),
    because,
    ruling,
    isTrap: there === 0,
  }
}

const lies = (n: number) => (n > 1 ? 'lie' : 'lies')
