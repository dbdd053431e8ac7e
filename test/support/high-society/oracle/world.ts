/**
 * A second referee of The High Society Game, to hold the first against: written from the record’s page and the rulebook
 * alone, mutable, with tables in place of types. What is refused is thrown.
 */

/** Anything out of a record. */
// biome-ignore lint/suspicious/noExplicitAny: a record is read as it is written; the words are checked by hand
export type Any = any

export class Fault {
  constructor(readonly rule: string) {}
}

export const broken = (rule: string): never => {
  throw new Fault(rule)
}

export interface Trait {
  arrows: number
  points: number
}

/** A rule in force. No players and no prospect: everywhere. */
export interface Law {
  flag: string
  players: string[] | null
  prospect: string | null
  until: string
}

export interface World {
  seats: string[]
  ladder: string[]
  kin: Set<string>
  readings: Record<string, string>
  book: Map<number, Any>
  names: (string | null)[]
  tiles: Map<string, string[]>
  faceUp: Map<string, Trait[]>
  faceDown: Map<string, number>
  /** Slots that were laid so far, and those that were named. */
  slots: Map<string, { laid: number; named: Set<number> }>
  rings: Map<string, { prospect: string; love: boolean }>
  aside: number
  hands: Map<string, number>
  deck: number
  pile: (number | '?')[]
  laws: Law[]
  ball: number
  stage: 'shut' | 'cards' | 'turns' | 'gossip' | 'end' | 'clearing' | 'over'
  rule: { order: Any[]; end: Any[] }
  laid: Map<string, number>
  order: string[]
  acted: Set<string>
  floor: Map<string, string>
  ringsOfBall: Set<string>
  giver: string | null
  counted: boolean
}

export const BUILT_IN = [4, 6, 8, 10, 15, 18]

export const kinKey = (player: string, prospect: string) => JSON.stringify([player, prospect])

export function emptyWorld(seats: string[], ladder: string[]): World {
  const each = <T>(names: string[], value: () => T) => new Map(names.map((name) => [name, value()] as const))
  return {
    seats,
    ladder: [...ladder],
    kin: new Set(),
    readings: {},
    book: new Map(),
    names: Array(8).fill(null),
    tiles: each(ladder, () => [] as string[]),
    faceUp: each(ladder, () => [] as Trait[]),
    faceDown: each(ladder, () => 2),
    slots: each(ladder, () => ({ laid: 2, named: new Set<number>() })),
    rings: new Map(),
    aside: 18 - 2 * ladder.length,
    hands: each(seats, () => 2),
    deck: 24 - 2 * seats.length,
    pile: [],
    laws: [],
    ball: 1,
    stage: 'shut',
    rule: { order: [], end: [] },
    laid: new Map(),
    order: [],
    acted: new Set(),
    floor: new Map(),
    ringsOfBall: new Set(),
    giver: null,
    counted: false,
  }
}

export const tile = (w: World, prospect: string): string[] => w.tiles.get(prospect) as string[]
export const hand = (w: World, player: string): number => w.hands.get(player) as number
export const ownOn = (w: World, player: string, prospect: string) =>
  tile(w, prospect).filter((owner) => owner === player).length

export const supplyOf = (w: World, player: string) =>
  4 - w.ladder.reduce((out, prospect) => out + ownOn(w, player, prospect), 0)

export const isTaken = (w: World, prospect: string) =>
  [...w.rings.values()].some((ring) => ring.prospect === prospect)

export const areKin = (w: World, player: string, prospect: string) => w.kin.has(kinKey(player, prospect))

/** Whether a law of this flag is in force for one of these players, at this prospect, or everywhere. */
export const isBarred = (w: World, flag: string, players: (string | null)[], prospect: string | null) =>
  w.laws.some(
    (law) =>
      law.flag === flag &&
      ((law.players === null && law.prospect === null) ||
        players.some((player) => player !== null && law.players?.includes(player)) ||
        (prospect !== null && law.prospect === prospect)),
  )

/** Step 3: the player is single, the prospect too, they are no siblings and nothing bars affection. */
export const takes = (w: World, player: string, prospect: string) =>
  !w.rings.has(player) &&
  !isTaken(w, prospect) &&
  !areKin(w, player, prospect) &&
  !isBarred(w, 'no-affection', [player], prospect)

export function goHome(w: World, player: string, prospect: string) {
  const tokens = tile(w, prospect)
  const at = tokens.indexOf(player)
  if (at >= 0) tokens.splice(at, 1)
}

export function climb(w: World, prospect: string, by: number) {
  const from = w.ladder.indexOf(prospect)
  const to = Math.min(Math.max(from - by, 0), w.ladder.length - 1)
  w.ladder.splice(from, 1)
  w.ladder.splice(to, 0, prospect)
}

export const isFaceDown = (w: World, prospect: string, slot: number | undefined) => {
  const { laid, named } = w.slots.get(prospect) as { laid: number; named: Set<number> }
  if ((w.faceDown.get(prospect) as number) === 0) return false
  return slot === undefined || (slot >= 1 && slot <= laid && !named.has(slot))
}

export function turnFaceUp(w: World, prospect: string, { arrows, points, slot }: Any) {
  w.faceDown.set(prospect, (w.faceDown.get(prospect) as number) - 1)
  w.faceUp.get(prospect)?.push({ arrows, points })
  if (slot !== undefined) w.slots.get(prospect)?.named.add(slot)
  climb(w, prospect, arrows)
}

/** With eager reshuffling an empty deck is filled whenever there is a discard to fill it from. */
export function shuffleIfEager(w: World) {
  if (w.readings.reshuffle === 'eager' && w.deck === 0) shuffleIn(w)
}

function shuffleIn(w: World) {
  w.deck += w.pile.length
  w.pile = []
}

/** One card off the deck; false if there is none at all. */
export function draw(w: World): boolean {
  if (w.deck === 0) shuffleIn(w)
  if (w.deck === 0) return false
  w.deck -= 1
  shuffleIfEager(w)
  return true
}

export function toPile(w: World, cards: (number | '?')[]) {
  w.pile.push(...cards)
  shuffleIfEager(w)
}

export const isDanbury = (w: World) => w.names[w.ball - 1] === 'lady-danbury'
export const dancersAt = (w: World, prospect: string) =>
  w.seats.filter((player) => w.floor.get(player) === prospect)

/** Whom this player can catch. */
export const catchable = (w: World, catcher: string | null) =>
  w.seats.filter((victim) => victim !== catcher && w.floor.has(victim) && !isSafe(w, catcher, victim))

export function isSafe(w: World, catcher: string | null, victim: string) {
  const isGuarded = w.laws.some((law) => law.flag === 'protected' && law.players?.includes(victim))
  const isDistracted = w.laws.some((law) => law.flag === 'distracted')
  return (
    (isGuarded && !isDistracted) || isBarred(w, 'no-scandal', [catcher, victim], w.floor.get(victim) ?? null)
  )
}

/** Laid cards by number, the highest first. */
export const byNumber = (w: World) =>
  [...w.laid.keys()].sort((a, b) => (w.laid.get(b) as number) - (w.laid.get(a) as number))
