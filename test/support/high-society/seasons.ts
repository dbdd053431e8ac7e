import type { Season } from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { catchable } from '@/machines/high-society/floor'
import { awaited, gossiper, onTurn, overfull } from '@/machines/high-society/phase'
import { openRecord } from '@/machines/high-society/record/head'
import type { GameRecord } from '@/machines/high-society/record/read'
import { readRecord } from '@/machines/high-society/record/read'
import { turnOf } from '@/machines/high-society/turn'
import { chance, pick, type Random, shuffle } from '../random'

import { effects, type Plain, randomHead } from './heads'

/** Every kind of answer that an effect may ask for. */
function answers(random: Random, { players, ladder }: Season): unknown[] {
  const reveal = { arrows: pick(random, [-2, -1, 1, 2]), points: random(5) - 2 }
  const dances = ladder.map((prospect) => ({ prospect }))
  return shuffle<unknown>(random, [...players, ...ladder, true, false, reveal, ...dances])
}

/** What is said of a dance where the referee misses it or refuses it: something, something else, or nothing. */
const FIELDS: Readonly<Record<string, { readonly key: string; readonly of: 'players' | 'ladder' }>> = {
  token: { key: 'token', of: 'ladder' },
  replace: { key: 'replace', of: 'players' },
  'send-home': { key: 'sendHome', of: 'players' },
  'move-from': { key: 'moveFrom', of: 'ladder' },
}

function mended(random: Random, season: Season, words: Plain, rule: string): Plain | null {
  const found = /^(token|replace|send-home|move-from)-(missing|not-allowed)$/.exec(rule)
  const field = found && FIELDS[found[1] as string]
  if (!field) return null
  const { [field.key]: said, ...others } = words
  if (found[2] === 'not-allowed' && chance(random, 50)) return others
  const one = pick(random, season[field.of])
  const more = field.key === 'moveFrom' && typeof said === 'string' && found[2] === 'missing'
  return { ...others, [field.key]: more ? [said, one] : one }
}

type Read = { readonly events: readonly { readonly type: string }[] }

function judged(head: Plain, season: Season, event: Plain): ReturnType<typeof apply> {
  const { events } = readRecord({ ...head, events: [event] }) as unknown as Read
  return apply(season, events[0] as Parameters<typeof apply>[1])
}

/** An event nearer to a right one: what is missing is said, what is refused is said otherwise; null to begin anew. */
function better(random: Random, head: Plain, season: Season, event: Plain, rule: string): Plain | null {
  const choices = (event.choices ?? []) as unknown[]
  const last = choices.at(-1)
  if (rule === 'choice-missing') {
    const more = answers(random, season).map((answer) => ({ ...event, choices: [...choices, answer] }))
    return more.find((told) => ruleOf(judged(head, season, told)) !== 'choice-not-allowed') ?? null
  }
  // A dance may be asked before the player’s own: either may be the one that lacks a word.
  if (typeof last === 'object' && last !== null && 'prospect' in last && chance(random, 60)) {
    const inner = mended(random, season, last as Plain, rule)
    return inner && { ...event, choices: [...choices.slice(0, -1), inner] }
  }
  return event.type === 'dance' ? mended(random, season, event, rule) : null
}

const ruleOf = (outcome: ReturnType<typeof apply>) => ('rule' in outcome ? outcome.rule : null)

/** An event made right, by trial: what is missing is said, what is refused is said otherwise. Null after many trials. */
export function rightEvent(
  random: Random,
  head: Plain,
  season: Season,
  base: () => Plain,
): { event: Plain; season: Season } | null {
  let event = base()
  for (let trial = 0; trial < 400; trial++) {
    const after = judged(head, season, event)
    if (!('rule' in after)) return { event, season: after.season }
    event = better(random, head, season, event, after.rule) ?? base()
  }
  return null
}

function turnEvent(random: Random, season: Season): Plain {
  const player = onTurn(season) as string
  const card = season.ball?.played?.[player] ?? 0
  const { scandal, dance, isUnknown } = turnOf(season, card)
  const victims = catchable(season, player)
  const mayCatch = scandal !== 'none' || (isUnknown && chance(random, 20))
  if (mayCatch && victims.length > 0 && chance(random, 70))
    return { type: 'scandal', player, victim: pick(random, victims) }
  if (!dance || chance(random, 10)) return { type: 'pass', player }
  const reveal = chance(random, 40)
    ? { reveal: { arrows: pick(random, [-2, -1, 1, 2]), points: random(5) - 2 } }
    : {}
  return { type: 'dance', player, prospect: pick(random, season.ladder), ...reveal }
}

function cardsEvent(random: Random, season: Season): Plain {
  const free = Array.from({ length: 24 }, (_, i) => i + 1).filter((n) => !season.discard.includes(n))
  const numbers = shuffle(random, free)
  const holders = season.players.filter((player) => (season.hands[player] ?? 0) > 0)
  return { type: 'cards', played: Object.fromEntries(holders.map((player, i) => [player, numbers[i]])) }
}

/** An event of the kind that is due, perhaps with something missing. */
export function dueEvent(random: Random, season: Season): Plain {
  const some = (most: number) => effects(random, season.players, season.ladder, most)
  const phase = awaited(season)
  if (['cards', 'turn', 'gossip', 'end-ball'].includes(phase) && chance(random, 3))
    return {
      type: 'effect',
      effects: some(2),
      ...(chance(random, 70) && { player: pick(random, season.players) }),
    }
  switch (phase) {
    case 'ball':
      return chance(random, 50)
        ? { type: 'ball', before: some(1), order: some(1), end: some(2) }
        : { type: 'ball' }
    case 'cards':
      return cardsEvent(random, season)
    case 'turn':
      return turnEvent(random, season)
    case 'give': {
      const player = season.ball?.giver as string
      return {
        type: 'give',
        player,
        to: pick(
          random,
          season.players.filter((other) => other !== player),
        ),
      }
    }
    case 'discard': {
      const player = pick(random, overfull(season))
      return { type: 'discard', player, count: (season.hands[player] ?? 0) - 2 }
    }
    case 'gossip':
      return { type: 'gossip', player: gossiper(season), effects: some(2) }
    default:
      return { type: 'end-ball' }
  }
}

/** A whole season that is played by the rules, as a record, with the season after each event. */
export function randomSeason(
  random: Random,
  head: Plain = randomHead(random),
): { record: Plain; seasons: Season[]; isWhole: boolean } {
  const opened = openRecord(readRecord({ ...head, events: [] }) as GameRecord)
  if ('rule' in opened) throw new Error(`A random head is refused: ${opened.rule}`)
  const events: Plain[] = []
  const seasons: Season[] = [opened]
  let season: Season = opened
  while (!season.isOver) {
    const next = rightEvent(random, head, season, () => dueEvent(random, season))
    if (!next) return { record: { ...head, events }, seasons, isWhole: false }
    events.push(next.event)
    season = next.season
    seasons.push(season)
  }
  return { record: { ...head, events }, seasons, isWhole: true }
}
