import { dance, scandal } from '../dance'
import { canDance, catchable, withBall } from '../floor'
import { isForbidden } from '../forbidden'
import { isHidden, moved, revealed, withTile } from '../ladder'
import { type Effect, type EffectOf, isOfPlayers, type Rule, type Season, type Tile } from '../model'
import { NOTHING_TOLD, ordered, told } from '../order'
import { isRefusal, lacking, type Refusal, refuse } from '../refusal'
import { isFull, mayPlace, ownOn, placed, supply, without } from '../tokens'
import { cards } from './cards'
import { readDanceChoice, readRevealChoice } from './choices'
import { answered, chosen, type Run } from './run'
import { selectPlayers, selectProspect } from './select'

type Outcome = Run | Refusal

function move(run: Run, { who, by }: EffectOf<'MOVE'>): Outcome {
  const at = selectProspect(run, who)
  if (isRefusal(at)) return at
  return at.prospect === null ? at.run : { ...at.run, season: moved(at.run.season, at.prospect, by) }
}

/** One token of a player from the supply or a tile to the supply or a tile with room; unchanged where that cannot be. */
function carried(season: Season, player: string, from: string | null, to: string | null): Season {
  if (from === to) return season
  if (from === null ? supply(season, player) === 0 : ownOn(season, player, from) === 0) return season
  if (to !== null && (!mayPlace(season, player, to) || isFull(season, to))) return season
  const lifted = from === null ? season : without(season, player, from)
  return to === null ? lifted : placed(lifted, player, to)
}

/** Where a token comes from or goes to: null is the supply; undefined where a tile was meant and there is none. */
function tokenPlace(run: Run, place: EffectOf<'TOKEN'>['from'], player: string) {
  if (place === 'supply') return { run, place: null }
  const at = selectProspect(run, place, player)
  return isRefusal(at) ? at : { run: at.run, place: at.prospect ?? undefined }
}

function tokenOf(run: Run, { from, to, n }: EffectOf<'TOKEN'>, player: string): Outcome {
  const source = tokenPlace(run, from, player)
  if (isRefusal(source)) return source
  if (source.place === undefined) return source.run
  const target = tokenPlace(source.run, to, player)
  if (isRefusal(target)) return target
  if (target.place === undefined) return target.run
  let { season } = target.run
  for (let i = 0; i < Math.min(n, 4); i++) season = carried(season, player, source.place, target.place)
  return { ...target.run, season }
}

function token(run: Run, effect: EffectOf<'TOKEN'>): Outcome {
  const owners = selectPlayers(run, effect.of)
  if (isRefusal(owners)) return owners
  return owners.players.reduce<Outcome>(
    (before, player) => (isRefusal(before) ? before : tokenOf(before, effect, player)),
    owners.run,
  )
}

function turnUp(run: Run, prospect: string, isOptional: boolean): Outcome {
  const { season, self } = run
  const tile = season.tiles[prospect] as Tile
  if (tile.hidden === 0) return run
  if (isOptional && self !== null && season.ball?.engaged.includes(self))
    return refuse('reveal-after-engagement')
  if (isOptional && isForbidden(season, 'no-reveal', self === null ? [] : [self], prospect))
    return refuse('reveal-not-allowed')
  const answer = answered(run, 'trait', { tile: prospect })
  if (isRefusal(answer)) return answer
  const trait = readRevealChoice(answer.choice)
  if (!trait || !isHidden(tile, trait.slot)) return refuse('choice-not-allowed')
  return { ...answer.run, season: revealed(season, prospect, trait) }
}

function trait(run: Run, { op, at }: EffectOf<'TRAIT'>, isOptional: boolean): Outcome {
  const place = selectProspect(run, at)
  if (isRefusal(place)) return place
  const { prospect } = place
  if (prospect === null) return place.run
  const { season } = place.run
  const tile = season.tiles[prospect] as Tile
  if (op === 'reveal') return turnUp(place.run, prospect, isOptional)
  if (op === 'add' && season.aside > 0) {
    const laid = withTile(season, prospect, { hidden: tile.hidden + 1, laid: tile.laid + 1 })
    return { ...place.run, season: { ...laid, aside: season.aside - 1 } }
  }
  if (op === 'remove' && tile.hidden > 0) {
    const gone = withTile(season, prospect, { hidden: tile.hidden - 1 })
    return { ...place.run, season: { ...gone, aside: season.aside + 1 } }
  }
  return place.run
}

/** What a dance lacks that is itself an answer. */
const inAnswer = ({ rule, wants }: Refusal): Refusal =>
  wants && 'field' in wants ? lacking(rule, { ...wants, isWithin: true }) : { rule }

function moreDance(run: Run, options: EffectOf<'DANCE'>): Outcome {
  const { self, season } = run
  if (self === null || !canDance(season, self, options.occupied)) return run
  const answer = answered(run, 'dance')
  if (isRefusal(answer)) return answer
  const words = readDanceChoice(season, answer.choice)
  if (isRefusal(words)) return words
  const after = dance(season, self, words, options)
  return isRefusal(after) ? inAnswer(after) : { ...answer.run, season: after }
}

function moreScandal(run: Run): Outcome {
  const { self, season } = run
  const victims = self === null ? [] : catchable(season, self)
  if (self === null || victims.length === 0) return run
  const choice = chosen(run, 'player', victims)
  if (isRefusal(choice)) return choice
  const after = scandal(season, self, choice.name)
  return isRefusal(after) ? after : { ...choice.run, season: after }
}

/** While cards are revealed an order is only told; later it holds at once, among those still to act. */
function order(run: Run, effect: EffectOf<'ORDER'>): Outcome {
  const who = effect.set === 'reverse' ? { run, players: [] } : selectPlayers(run, effect.who)
  if (isRefusal(who)) return who
  if (who.run.told) return { ...who.run, told: told(who.run.told, effect, who.players) }
  const { ball } = who.run.season
  if (!ball) return who.run
  const still = ball.order.filter((player) => !ball.acted.includes(player))
  const next = ordered(still, told(NOTHING_TOLD, effect, who.players))
  return { ...who.run, season: withBall(who.run.season, { order: [...ball.acted, ...next] }) }
}

/** Whom or what a rule concerns; null where its selector finds nothing. */
function scopeOf(run: Run, { flag, on }: EffectOf<'RULE'>) {
  const whom = on ?? (flag === 'protected' ? 'self' : undefined)
  if (whom === undefined) return { run, scope: {} }
  if (isOfPlayers(flag, whom, run.season.ladder)) {
    const who = selectPlayers(run, whom)
    if (isRefusal(who)) return who
    return { run: who.run, scope: who.players.length ? { players: who.players } : null }
  }
  const at = selectProspect(run, whom)
  if (isRefusal(at)) return at
  return { run: at.run, scope: at.prospect === null ? null : { prospect: at.prospect } }
}

function layDown(run: Run, effect: EffectOf<'RULE'>): Outcome {
  const found = scopeOf(run, effect)
  if (isRefusal(found)) return found
  if (found.scope === null) return found.run
  const rule: Rule = { flag: effect.flag, until: effect.until, ...found.scope }
  const { season } = found.run
  const isUnproven = found.run.isUnproven || effect.flag === 'other'
  return { ...found.run, isUnproven, season: { ...season, rules: [...season.rules, rule] } }
}

function may(run: Run, { effects }: EffectOf<'MAY'>): Outcome {
  const answer = answered(run, 'yes')
  if (isRefusal(answer)) return answer
  if (typeof answer.choice !== 'boolean') return refuse('choice-not-allowed')
  return answer.choice ? perform(answer.run, effects, true) : answer.run
}

function performOne(before: Run, effect: Effect, isOptional: boolean): Outcome {
  const run = { ...before, effect }
  switch (effect.do) {
    case 'MOVE':
      return move(run, effect)
    case 'TOKEN':
      return token(run, effect)
    case 'TRAIT':
      return trait(run, effect, isOptional)
    case 'CARDS':
      return cards(run, effect)
    case 'DANCE':
      return moreDance(run, effect)
    case 'SCANDAL':
      return moreScandal(run)
    case 'ORDER':
      return order(run, effect)
    case 'RULE':
      return layDown(run, effect)
    case 'MANUAL':
      return { ...run, isUnproven: true }
    case 'MAY':
      return may(run, effect)
  }
}

/**
 * What effects do, one after the other, with the answers that were given; or the first rule that is broken. What an
 * effect cannot do it leaves undone. `isOptional`: they stand under a `MAY`.
 */
export function perform(run: Run, effects: readonly Effect[], isOptional = false): Outcome {
  return effects.reduce<Outcome>(
    (before, effect) => (isRefusal(before) ? before : performOne(before, effect, isOptional)),
    run,
  )
}
