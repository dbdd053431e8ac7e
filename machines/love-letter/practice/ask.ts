import type { Random } from '../../core/random'
import type { Game } from '../judge'
import type { Card, Event, Round, Seat } from '../model'
import { encode, type GameRecord, openRecord, type RecordEvent } from '../record'
import { nameOf } from '../record/names'
import { encodePosition } from '../record/position'
import { seatsIn } from '../scoring'
import type { Level, PageId, PracticeChoice } from './model'
import { type Course, inHand, type Scene } from './scene'

/** A moment of a random game at which somebody chooses what to play, and what a kind needs to make a question of it. */
export interface Ask {
  readonly scene: Scene
  readonly round: Round
  /** Whose turn it is. */
  readonly turn: Seat
  readonly random: Random
  readonly level: Level
}

/** A question that nobody has proved yet: which of the choices is right is not said. */
export interface Draft {
  readonly card: Card | null
  /** What has happened since the start of the record; another record takes the place of the one that was given. */
  readonly events?: readonly RecordEvent[]
  readonly record?: GameRecord
  /** The cards in hand are not shown, and the table is the one after the events. */
  readonly isHidden?: true
  readonly told: readonly string[]
  readonly prompt: string
  readonly choices: readonly PracticeChoice[]
  readonly because: string
  readonly ruling: PageId
  /** A case that people get wrong; or not; left out where it is one at any level. */
  readonly isTrap?: boolean
}

/** Makes a question of a moment; null where the moment does not lend itself to it. */
export type Kind = (ask: Ask) => Draft | null

/** The scene as a record that begins here and knows every card. */
export function recordOf(scene: Scene): GameRecord {
  const { table, faceUp, hands, drawn, deck, aside } = scene
  const round = table.round as Round
  const held = hands.map((card, seat) =>
    round.out[seat] ? [] : seat === round.turn && drawn !== null ? [card, drawn] : [card],
  )
  const { turn, discards, out, protected: safe } = round
  const position = { turn, hands: held, discards, out, protected: safe, faceUp, setAside: aside, deck }
  return {
    ruleset: table.edition,
    players: table.players,
    rulings: table.rulings,
    tokens: Object.fromEntries(table.players.map((name, seat) => [name, table.tokens[seat] as number])),
    start: encodePosition(table, position),
    events: [],
  }
}

/** The game that a record opens. It must be a right one. */
export function opened(record: GameRecord): Game {
  const game = openRecord(record)
  if ('rule' in game) throw new Error(game.rule)
  return game
}

export const asked = (scene: Scene, random: Random, level: Level): Ask => {
  const round = scene.table.round as Round
  return { scene, round, turn: round.turn, random, level }
}

/** Events as a record writes them. */
export const written = ({ scene }: Ask, events: readonly Event[]): RecordEvent[] =>
  events.map((event) => encode(scene.table, event))

export const names = ({ scene }: Ask, seats: readonly Seat[]): string[] =>
  seats.map((seat) => nameOf(scene.table, seat))

export const others = ({ round, turn }: Ask): Seat[] => seatsIn(round).filter((seat) => seat !== turn)

/** How many wrong choices stand beside the right one. */
export const wrongs = (level: Level): number => (level === 1 ? 2 : 3)

/** The events of a course as a record writes them. */
export const courseEvents = (ask: Ask, { events }: Course): RecordEvent[] => written(ask, events)

/** The hand that the player on turn keeps beside a card. */
export const keptBeside = ({ scene }: Ask, card: Card): Card =>
  inHand(scene).find((each) => each.card === card)?.other as Card
