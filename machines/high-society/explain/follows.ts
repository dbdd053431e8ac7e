import { own } from '../../core/own'
import type { Event, Season } from '../model'
import { isDanbury } from '../order'
import { awaited, gossiper } from '../phase'
import { ballSentence } from './card-sentence'
import { describe as describeStep } from './describe'
import { cardMoves } from './follows-cards'
import { ladderMoves, matchesAndTokens, noToken, traitChanges } from './follows-tiles'
import { ruleSentence } from './rule-statement'
import { whyWon } from './scores'
import { at, ballName, capital, list, namesOf, who } from './words'

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

/** A victim without a token there loses nothing. */
function bareVictim(before: Season, event: Event): string[] {
  const place = event.type === 'scandal' ? own(before.ball?.dancing, event.victim) : undefined
  if (place === undefined || event.type !== 'scandal') return []
  return before.tiles[place]?.tokens.includes(event.victim)
    ? []
    : [`${who(before, event.victim)} has no token there, so none goes home.`]
}

/** Whoever catches somebody may look, and turns nothing up (rulebook: reveal a scandal). */
function mayLook(before: Season, event: Event): string[] {
  const place = event.type === 'scandal' ? own(before.ball?.dancing, event.victim) : undefined
  if (place === undefined || event.type !== 'scandal' || !before.tiles[place]?.hidden) return []
  const traits = before.tiles[place].hidden === 1 ? 'the hidden Trait' : 'the hidden Traits'
  return [
    `${who(before, event.player)} may look at ${traits} of ${at(before, place)}, and turns none of them up.`,
  ]
}

/** What a card said moved nothing: that is said too, so that nobody waits for it. */
function movedNothing(event: Event, said: readonly string[]): string[] {
  const isText = (event.type === 'gossip' || event.type === 'effect') && event.effects.length > 0
  const isKept = isText && event.effects.some((effect) => effect.do !== 'MANUAL')
  return isKept && said.length === 0 ? ['Nothing that lies open is changed by it.'] : []
}

/** Whoever catches somebody after a dance dances no more. */
function leftFloor(before: Season, after: Season): string[] {
  if (!after.ball) return []
  return before.players.flatMap((player) => {
    const [was, is] = [own(before.ball?.dancing, player), own(after.ball?.dancing, player)]
    return was !== undefined && is === undefined
      ? [`${who(before, player)} no longer dances with ${at(before, was)}.`]
      : []
  })
}

/** What the table typed in of a Ball’s rule. */
const ballRule = (before: Season, event: Event): string[] =>
  event.type === 'ball' && [event.before, event.order, event.end].some((effects) => effects.length)
    ? [ballSentence(event, namesOf(before))]
    : []

const newRules = (before: Season, after: Season): string[] =>
  after.rules.filter((rule) => !before.rules.includes(rule)).map((rule) => ruleSentence(after, rule))

function gossipNext(before: Season, after: Season): string[] {
  if (awaited(after) !== 'gossip' || awaited(before) === 'gossip') return []
  const isLast = isDanbury(after) && after.rulings['danbury-gossip'] === 'last-to-dance'
  return [`${who(after, gossiper(after))} ${isLast ? 'danced last' : 'laid the lowest number'} and gossips.`]
}

function endings(before: Season, after: Season): string[] {
  if (after.isOver && !before.isOver) return ['The season is over.', whyWon(after)]
  return before.ball && !after.ball ? [`${capital(ballName(after))} is next.`] : []
}

/** What happens by itself once an event is reported, one short sentence each. */
export function follows(before: Season, event: Event, after: Season): string[] {
  const said = [
    ...ballRule(before, event),
    ...matchesAndTokens(before, event, after),
    ...noToken(before, event, after),
    ...bareVictim(before, event),
    ...mayLook(before, event),
    ...leftFloor(before, after),
    ...traitChanges(before, event, after),
    ...ladderMoves(before, event, after),
    ...newRules(before, after),
    ...orders(before, event, after),
    ...cardMoves(before, event, after),
  ]
  return [...said, ...movedNothing(event, said), ...gossipNext(before, after), ...endings(before, after)]
}

/** A step and what follows of itself, in one breath, for those who listen. */
export const announce = (before: Season, event: Event, after: Season): string =>
  [`${describeStep(before, event)}.`, ...follows(before, event, after)].join(' ')
