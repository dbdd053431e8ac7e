// Random small records for comparing referees: a position with few unseen cards, played on by a true
// game that the generator keeps to itself, with chosen or accidental mistakes where asked for.
import { editionOf } from './enumerator/editions'
import { readings } from './enumerator/table'
import type { CardId, GameRecord, Name } from './enumerator/types'
import { corrupted } from './positions/corrupt'
import { Chance } from './positions/random'
import { beginInPosition, deal, playRound } from './positions/rounds'
import { type PlayOptions, TrueTable } from './positions/table'

export interface RandomOptions {
  /** Exactly one thing is wrong: a mistake in play that goes on unnoticed, or one event changed afterwards. */
  corrupt?: boolean
  /** Events carry `ruled`, right ones and mistakes that the table let stand. */
  ruled?: boolean
}

export interface RandomGame {
  record: GameRecord
  /** Who truly holds what at the end; meaningless once the record has been changed afterwards. */
  truth: Record<Name, CardId[]>
  /** What was done to a corrupted record. */
  corruption: { what: string; at: number } | null
}

const rulesets = ['love-letter', 'love-letter-classic', 'bridgerton', 'bridgerton-classic']
const names = ['Ann', 'Bea', 'Cal', 'Dot']

export function randomRecord(seed: number, options: RandomOptions = {}): GameRecord {
  return randomGame(seed, options).record
}

/** The record of a seed, with what is true behind it. The same seed always gives the same. */
export function randomGame(seed: number, options: RandomOptions = {}): RandomGame {
  const chance = new Chance(seed)
  const ruleset = chance.pick(rulesets)
  const players = names.slice(0, chance.between(2, 4))
  const rulings = randomRulings(chance)
  const tokens = players.map(() => (chance.happens(0.5) ? 0 : chance.between(0, 7 - players.length)))
  const mistakes = options.corrupt && chance.happens(0.75) ? 1 : 0
  const table = new TrueTable(
    chance,
    editionOf(ruleset),
    players,
    rulings,
    [...tokens],
    playOptions(chance, options, mistakes),
  )
  const head = {
    ruleset,
    players,
    rulings,
    tokens: Object.fromEntries(players.map((name, seat) => [name, tokens[seat] ?? 0])),
  }
  // A few records begin with a full deal of two players, told in part.
  const start = players.length === 2 && chance.happens(0.15) ? undefined : beginInPosition(table)
  const startTruth = table.hands.map((hand) => [...hand])
  playOn(table, start !== undefined)
  const end = chance.happens(0.35) ? chance.between(1, table.events.length) : table.events.length
  const events = table.events.slice(0, end)
  const truth = Object.fromEntries(
    players.map((name, seat) => [name, (table.truths[end - 1] ?? startTruth)[seat] ?? []]),
  )
  const record = { ...head, ...(start && { start }), events }
  const wasMistaken = mistakes === 1 && table.options.mistakes === 0
  if (!options.corrupt) return { record, truth, corruption: null }
  if (wasMistaken) return { record, truth, corruption: { what: 'a mistake in play', at: -1 } }
  const changed = corrupted(events, chance, table.edition, players)
  return {
    record: { ...record, events: changed.events },
    truth,
    corruption: { what: changed.what, at: changed.at },
  }
}

function playOptions(chance: Chance, options: RandomOptions, mistakes: number): PlayOptions {
  return {
    tells: chance.pick([0, 0.1, 0.3, 0.6]),
    mistakes,
    ruledMistakes: options.ruled ? 0.35 : 0,
    ruledAnyway: options.ruled ? 0.15 : 0,
  }
}

/** Some rulings are named, with any reading; the others are left to their defaults. */
function randomRulings(chance: Chance): Record<string, string> {
  const named = Object.entries(readings).filter(() => chance.happens(0.5))
  return Object.fromEntries(named.map(([key, values]) => [key, chance.pick(values)]))
}

/** Through the end of the round, and sometimes into the next. */
function playOn(table: TrueTable, inPosition: boolean): void {
  if (!inPosition) deal(table)
  playRound(table, inPosition ? 60 : 10)
  if (table.winners === null || table.isOver || table.chance.happens(0.6)) return
  deal(table)
  playRound(table, table.events.length + table.chance.below(8))
}
