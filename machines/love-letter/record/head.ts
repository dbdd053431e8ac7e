import { inShort } from '../../core/words'
import { afterPosition } from '../beliefs'
import { editions, isEdition } from '../editions'
import { type Game, openGame } from '../judge'
import {
  type EditionId,
  type Position,
  RULINGS,
  type RuleId,
  type RulingKey,
  type Rulings,
  type Table,
} from '../model'
import { isWrongPosition, roundAt } from '../position'
import { bySeat, UnknownName } from './names'
import { decodePosition } from './position'
import { type GameRecord, NotARecord } from './read'

export const defaultRulings = Object.fromEntries(
  Object.entries(RULINGS).map(([key, values]) => [key, values[0]]),
) as Rulings

const isRuling = (key: string, value: string) =>
  Object.hasOwn(RULINGS, key) && (RULINGS[key as RulingKey] as readonly string[]).includes(value)

function isWrongHead(record: GameRecord, table: Table): boolean {
  const { players, tokens } = table
  const { least, most } = editions[table.edition].players
  if (players.length < least || players.length > most || new Set(players).size < players.length) return true
  if (!Object.entries(record.rulings ?? {}).every(([key, value]) => isRuling(key, value))) return true
  return tokens.some((n) => n < 0 || n >= table.goal)
}

/** The table before anything happened. Tokens and rulings are taken as they are written. */
function tableOf(record: GameRecord, edition: EditionId): Table {
  const { players } = record
  const tokens = bySeat({ players, edition }, record.tokens, 0, (n) => n)
  const rulings = { ...defaultRulings, ...record.rulings } as Rulings
  return {
    edition,
    players,
    rulings,
    goal: editions[edition].goal[players.length] ?? 0,
    tokens,
    round: null,
    result: null,
  }
}

/** The game in the middle of a round. The position must not be a wrong one. */
function gameAt(table: Table, position: Position): Game {
  const at = { ...table, round: roundAt(position), result: null }
  return openGame(at, afterPosition(at, position))
}

/**
 * The game that a record's head describes, or the rule that the head breaks: unknown names first, then
 * everything else that is wrong in it. Throws `NotARecord` for an unknown ruleset.
 */
export function openRecord(record: GameRecord): Game | { readonly rule: RuleId } {
  const { ruleset, start } = record
  if (!isEdition(ruleset)) throw new NotARecord(`ruleset: ${inShort(JSON.stringify(ruleset))} is no ruleset`)
  try {
    const table = tableOf(record, ruleset)
    const position = start && decodePosition(table, start)
    if (isWrongHead(record, table) || (position && isWrongPosition(table, position)))
      return { rule: 'wrong-setup' }
    return position ? gameAt(table, position) : openGame(table)
  } catch (error) {
    if (error instanceof UnknownName) return { rule: error.rule }
    throw error
  }
}
