import type { Level } from '../../core/practice/model'
import { chance, pick, type Random, shuffle } from '../../core/random'
import { apply } from '../apply'
import { type BookCard, CARDS, DANBURY, type Event, RULINGS, type RulingKey, type Season } from '../model'
import { openRecord } from '../record/head'
import type { GameRecord, RecordEvent, Start } from '../record/read'
import { isRefusal } from '../refusal'
import { BUILT_IN } from '../turn'
import { type Habits, happens } from './telling'

/** A moment of a season: how it came to it since the Ball began, and the season then. */
export interface Scene {
  readonly record: GameRecord
  readonly season: Season
}

const PLAYERS = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou']
const PROSPECTS = [
  'Mr Vale',
  'Miss Quill',
  'Lord Hale',
  'Mr Ashby',
  'Lady Finch',
  'Lord Marsh',
  'Miss Thorne',
  'Mr Penn',
]

const SEATS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  1: [3, 3],
  2: [3, 4],
  3: [3, 6],
}

const PLAIN: BookCard = { order: [], before: [], after: [] }
const CHAPERONE: BookCard = {
  ...PLAIN,
  name: 'Chaperone',
  order: [{ do: 'RULE', flag: 'protected', until: 'ball' }],
}
const MAY_CATCH: BookCard = {
  ...PLAIN,
  name: 'The Queen is Bored',
  instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }],
}
const MUST_CATCH: BookCard = { ...PLAIN, instead: [{ do: 'SCANDAL' }] }

/** A card book for this table: the cards that the rulebook names without a number have one here, all others dance plainly. */
function someBook(level: Level, random: Random): Record<number, BookCard> {
  const free = shuffle(
    random,
    Array.from({ length: CARDS }, (_, i) => i + 1).filter((n) => !BUILT_IN.includes(n)),
  )
  const named = [CHAPERONE, MAY_CATCH, ...(level === 1 ? [] : [CHAPERONE, MUST_CATCH])]
  const others = free.filter((n) => n !== 1 && n !== 24)
  return Object.fromEntries(free.map((n) => [n, named[others.indexOf(n)] ?? PLAIN]))
}

function someFamilies(names: readonly string[], random: Random): Record<string, string> {
  const tagged = names.filter(() => chance(random, 30))
  return Object.fromEntries(
    tagged.map((name) => [name, pick(random, ['bridgerton', 'featherington'] as const)]),
  )
}

/** A table before its season. `readings`: points that may be read otherwise at the hardest level. */
export function someTable(level: Level, readings: readonly RulingKey[], random: Random): GameRecord {
  const [least, most] = SEATS[level]
  const players = shuffle(random, [...PLAYERS]).slice(0, least + random(most - least + 1))
  const prospects = shuffle(random, [...PROSPECTS]).slice(0, players.length + 1)
  const other = level === 3 ? readings.filter(() => chance(random, 35)) : []
  const balls: (string | null)[] = Array(8).fill(null)
  balls[random(8)] = DANBURY
  return {
    ruleset: 'high-society',
    players,
    prospects,
    ...(level > 1 && { families: someFamilies([...players, ...prospects], random) }),
    balls,
    rulings: Object.fromEntries(other.map((key) => [key, RULINGS[key][1]])),
    cards: someBook(level, random),
    events: [],
  }
}

/** The place where a season stands between two Balls, as a record begins with it. */
function startOf({ number, tiles, engaged, discard }: Season): Start {
  const lying = Object.entries(tiles)
  const full = <T>(entries: readonly (readonly [string, readonly T[]])[]) =>
    Object.fromEntries(entries.filter(([, list]) => list.length > 0))
  return {
    ball: number,
    tokens: full(lying.map(([name, { tokens }]) => [name, tokens])),
    engaged,
    traits: full(lying.map(([name, { traits }]) => [name, traits])),
    discard: discard.map((card) => card ?? '?'),
  }
}

/** The season after an event that may be. */
export function after(season: Season, event: Event): Season {
  const applied = apply(season, event)
  if (isRefusal(applied)) throw new Error(applied.rule)
  return applied.season
}

/** Every moment of a random season that is played by the rules, each as a record that begins with its Ball. */
export function moments(table: GameRecord, random: Random): Scene[] {
  const opened = openRecord(table)
  if ('rule' in opened) throw new Error(opened.rule)
  const turns = table.players.length > 3 ? 15 : 0
  const habits: Habits = { woos: pick(random, [20, 50, 80]), reveals: 35, catches: 60, turns }
  const found: Scene[] = []
  let season = opened
  let record = table
  while (!season.isOver) {
    if (season.ball === null)
      record = { ...table, prospects: season.ladder, start: startOf(season), events: [] }
    const event = happens(season, random, habits)
    season = after(season, event)
    record = { ...record, events: [...record.events, event as RecordEvent] }
    if (season.ball) found.push({ record, season })
  }
  return found
}

export interface Course {
  readonly events: readonly Event[]
  readonly after: Season
}

/** What follows of a moment, and of an event in it, as long as the season then is not yet so. */
export function course(
  from: Season,
  first: readonly Event[],
  until: (season: Season) => boolean,
  random: Random,
): Course {
  const events = [...first]
  let season = first.reduce(after, from)
  while (!until(season)) {
    const event = happens(season, random, { woos: 50, reveals: 0, catches: 60, turns: 0 })
    events.push(event)
    season = after(season, event)
  }
  return { events, after: season }
}
