import {
  BALLS,
  type BookCard,
  CARDS,
  HAND,
  LAID,
  PLAYERS,
  RULINGS,
  type RuleId,
  type RulingKey,
  type Rulings,
  type Season,
  setupFor,
  TILE,
  type Tile,
  TOKENS,
} from '../model'
import { replenished } from '../piles'
import { betrothed, isSibling } from '../tokens'
import { BUILT_IN } from '../turn'
import { isInstead } from './instead'
import type { GameRecord, Start } from './read'
import { areKnown } from './words'

const FAMILIES = ['bridgerton', 'featherington']

const isRuling = (key: string, value: string) =>
  Object.hasOwn(RULINGS, key) && (RULINGS[key as RulingKey] as readonly string[]).includes(value)

const isCard = (number: unknown) =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= CARDS

const effectsIn = ({ order, before, after, instead = [] }: BookCard) => [
  ...order,
  ...before,
  ...after,
  ...instead,
]

/** The first kind of name or word in the head that stands for nobody and nothing. */
function unknownIn(record: GameRecord): RuleId | null {
  const { players, prospects, families = {}, siblings = [], cards = {}, start = {} } = record
  const { tokens = {}, engaged = {}, traits = {}, discard = [] } = start
  const isPlayer = (name: string) => players.includes(name)
  const isProspect = (name: string) => prospects.includes(name)
  const named = [
    ...Object.values(tokens).flat(),
    ...Object.keys(engaged),
    ...siblings.map(([who]) => who as string),
  ]
  const relatives = Object.keys(families)
  if (!named.every(isPlayer)) return 'unknown-player'
  if (!relatives.every((name) => isPlayer(name) || isProspect(name))) return 'unknown-player'
  const tiles = [
    ...Object.keys(tokens),
    ...Object.values(engaged).map(({ prospect }) => prospect),
    ...Object.keys(traits),
    ...siblings.map(([, whom]) => whom as string),
  ]
  if (!tiles.every(isProspect)) return 'unknown-prospect'
  const isKey = (key: string) => isCard(Number(key)) && String(Number(key)) === key
  if (!Object.keys(cards).every(isKey)) return 'unknown-card'
  if (!discard.every((number) => number === '?' || isCard(number))) return 'unknown-card'
  const effects = Object.values(cards).flatMap(effectsIn)
  const arrows = Object.values(traits).flat()
  const isMoving = arrows.every((trait) => trait.arrows !== 0)
  return areKnown({ players, prospects }, effects) && isMoving ? null : 'unknown-effect'
}

const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length

function isWrongTable(record: GameRecord): boolean {
  const { players, prospects, families = {}, rulings = {}, balls, cards = {} } = record
  if (players.length < PLAYERS.least || players.length > PLAYERS.most) return true
  if (prospects.length !== setupFor(players.length).prospects) return true
  if (!areDifferent([...players, ...prospects])) return true
  if (!Object.values(families).every((family) => FAMILIES.includes(family))) return true
  if (!Object.entries(rulings).every(([key, value]) => isRuling(key, value))) return true
  if (balls && (balls.length !== BALLS || !areDifferent(balls.filter((name) => name !== null)))) return true
  return Object.entries(cards).some(
    ([key, card]) => BUILT_IN.includes(Number(key)) || !isInstead(card.instead),
  )
}

function isWrongStart(season: Season, start: Start): boolean {
  const { ball = 1, tokens = {}, engaged = {}, traits = {}, discard = [] } = start
  if (ball < 1 || ball > BALLS) return true
  const lying = Object.entries(tokens)
  if (lying.some(([, owners]) => owners.length > TILE)) return true
  if (
    season.players.some(
      (player) => lying.flatMap(([, owners]) => owners).filter((o) => o === player).length > TOKENS,
    )
  )
    return true
  const matches = Object.entries(engaged)
  const taken = matches.map(([, { prospect }]) => prospect)
  if (!areDifferent(taken)) return true
  if (matches.some(([player, { prospect }]) => isSibling(season, player, prospect))) return true
  const isMisplaced = ([prospect, owners]: [string, readonly string[]]) =>
    owners.some((owner) => Object.hasOwn(engaged, owner) || isSibling(season, owner, prospect)) ||
    (owners.length > 0 && taken.includes(prospect))
  if (lying.some(isMisplaced)) return true
  return isWrongTraits(traits) || isWrongDiscard(season, discard)
}

const isWrongTraits = (traits: NonNullable<Start['traits']>): boolean =>
  Object.values(traits).some((up) => {
    const slots = up.flatMap(({ slot }) => slot ?? [])
    return up.length > LAID || !areDifferent(slots) || slots.some((slot) => slot !== 1 && slot !== 2)
  })

function isWrongDiscard({ players }: Season, discard: NonNullable<Start['discard']>): boolean {
  const known = discard.filter((number) => number !== '?')
  return !areDifferent(known) || discard.length > setupFor(players.length).deck
}

/** By player, the prospects who are their brothers and sisters (A3), by families or by the pairs that the table named. */
export function siblingsIn({
  players,
  prospects,
  families = {},
  siblings,
  rulings,
}: Omit<GameRecord, 'events'>): Season['siblings'] {
  const family = (name: string) => (Object.hasOwn(families, name) ? families[name] : undefined)
  const isKin = (player: string, prospect: string) =>
    rulings?.siblings === 'pairs'
      ? siblings?.some(([who, whom]) => who === player && whom === prospect)
      : family(player) !== undefined && family(player) === family(prospect)
  return Object.fromEntries(
    players.map((player) => [player, prospects.filter((prospect) => isKin(player, prospect))]),
  )
}

const FRESH: Tile = { tokens: [], traits: [], hidden: LAID, slots: [], laid: LAID }

/** The season before its first Ball, with nothing on the tiles. */
function freshSeason(record: GameRecord): Season {
  const { players, prospects, rulings, balls, cards = {} } = record
  const { aside, deck } = setupFor(players.length)
  const usual = Object.fromEntries(Object.entries(RULINGS).map(([key, values]) => [key, values[0]]))
  const book = Object.fromEntries(Object.entries(cards).map(([key, card]) => [Number(key), card]))
  return {
    players,
    ladder: prospects,
    tiles: Object.fromEntries(prospects.map((prospect) => [prospect, FRESH])),
    siblings: siblingsIn(record),
    rulings: { ...usual, ...rulings } as Rulings,
    book,
    calendar: balls ?? Array(BALLS).fill(null),
    number: 1,
    ball: null,
    engaged: {},
    aside,
    hands: Object.fromEntries(players.map((player) => [player, HAND])),
    deck,
    discard: [],
    rules: [],
    isOver: false,
    isScored: false,
  }
}

function atStart(
  season: Season,
  { ball = 1, tokens = {}, engaged = {}, traits = {}, discard = [] }: Start,
): Season {
  const own = <T>(map: Readonly<Record<string, T>>, key: string, none: T): T =>
    Object.hasOwn(map, key) ? (map[key] as T) : none
  const tiles = Object.fromEntries(
    season.ladder.map((prospect): [string, Tile] => {
      const up = own(traits, prospect, [])
      const slots = up.flatMap(({ slot }) => slot ?? [])
      const faces = up.map(({ arrows, points }) => ({ arrows, points }))
      return [
        prospect,
        { ...FRESH, tokens: own(tokens, prospect, []), traits: faces, hidden: LAID - up.length, slots },
      ]
    }),
  )
  const laid = {
    ...season,
    tiles,
    number: ball,
    deck: season.deck - discard.length,
    discard: discard.map((number) => (number === '?' ? null : number)),
  }
  const matched = Object.entries(engaged).reduce<Season>(
    (before, [player, { prospect, love }]) => betrothed(before, player, prospect, love),
    laid,
  )
  return replenished(matched, 'eager')
}

/** The season that a record’s head describes, or the rule that the head breaks: unknown names and words first. */
export function openRecord(record: GameRecord): Season | { readonly rule: RuleId } {
  const unknown = unknownIn(record)
  if (unknown) return { rule: unknown }
  if (isWrongTable(record)) return { rule: 'wrong-setup' }
  const season = freshSeason(record)
  const { start = {} } = record
  return isWrongStart(season, start) ? { rule: 'wrong-setup' } : atStart(season, start)
}
