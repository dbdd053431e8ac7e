import { own } from '../../core/own'
import type { Event, Season } from '../model'
import { isDanbury } from '../order'
import { awaited, gossiper } from '../phase'
import { describe as describeStep } from './describe'
import { cardMoves } from './follows-cards'
import { ladderMoves, matchesAndTokens, noToken, traitChanges } from './follows-tiles'
import { winSeason } from './headline'
import { ruleSentence } from './rule-statement'
import { whyWon } from './scores'
import { at, ballName, capital, list, who } from './words'

/** The order of dancing, when it is fixed and whenever it changes. */
function orders(before: Season, event: Event, after: Season): string[] {
  const order = after.ball?.order ?? []
  const still = order.filter((player) => !after.ball?.acted.includes(player))
  const names = list(still.map((player) => who(after, player)))
  if (event.type === 'cards') return still.length ? [`The order of dancing: ${names}.`] : []
  const old = (before.ball?.order ?? []).filter((player) => still.includes(player))
  const isSame = old.every((player, i) => player === still[i])
  return before.ball && after.ball && !isSame ? [`The order of dancing is now ${names}.`] : []
}

/** A victim without a token there loses nothing; a catcher who danced before does so no more. */
function ofScandal(before: Season, event: Event): string[] {
  if (event.type !== 'scandal') return []
  const [place, partner] = [event.victim, event.player].map((player) => own(before.ball?.dancing, player))
  const isBare = place !== undefined && !before.tiles[place]?.tokens.includes(event.victim)
  return [
    ...(isBare ? [`${who(before, event.victim)} has no token there, so none goes home.`] : []),
    ...(partner === undefined
      ? []
      : [`${who(before, event.player)} no longer dances with ${at(before, partner)}.`]),
  ]
}

const newRules = (before: Season, after: Season): string[] =>
  after.rules.filter((rule) => !before.rules.includes(rule)).map((rule) => ruleSentence(after, rule))

function gossipNext(before: Season, after: Season): string[] {
  if (awaited(after) !== 'gossip' || awaited(before) === 'gossip') return []
  const isLast = isDanbury(after) && after.rulings['danbury-gossip'] === 'last-to-dance'
  return [`${who(after, gossiper(after))} ${isLast ? 'danced last' : 'laid the lowest number'} and gossips.`]
}

function endings(before: Season, after: Season): string[] {
  if (after.isOver && !before.isOver) return ['The season is over.', whyWon(after), `${winSeason(after)}.`]
  return before.ball && !after.ball ? [`${capital(ballName(after))} is next.`] : []
}

/** What happens by itself once an event is reported, one short sentence each. */
export function follows(before: Season, event: Event, after: Season): string[] {
  return [
    ...matchesAndTokens(before, after),
    ...noToken(before, event, after),
    ...ofScandal(before, event),
    ...traitChanges(before, event, after),
    ...ladderMoves(before, event, after),
    ...newRules(before, after),
    ...orders(before, event, after),
    ...cardMoves(before, event, after),
    ...gossipNext(before, after),
    ...endings(before, after),
  ]
}

/** A step and what follows of itself, in one breath, for those who listen. */
export const announce = (before: Season, event: Event, after: Season): string =>
  [`${describeStep(before, event)}.`, ...follows(before, event, after)].join(' ')
