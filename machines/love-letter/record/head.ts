import { afterPosition } from '../beliefs'
import { editions, isEdition, size } from '../editions'
import { type Game, openGame } from '../judge'
import { hasTooMany } from '../legal'
import {
  type Card,
  type EditionId,
  type Position,
  type Round,
  RULINGS,
  type RuleId,
  type RulingKey,
  type Rulings,
  type Table,
} from '../model'
import { bySeat, cardOf, seatOf, UnknownName } from './names'
import { type GameRecord, NotARecord, type RecordPosition } from './read'

export const defaultRulings = Object.fromEntries(
  Object.entries(RULINGS).map(([key, values]) => [key, values[0]]),
) as Rulings

const isRuling = (key: string, value: string) =>
  Object.hasOwn(RULINGS, key) && (RULINGS[key as RulingKey] as readonly string[]).includes(value)

const UNKNOWN = '?'

function decodePosition(table: Table, start: RecordPosition): Position {
  const seats = (names: readonly string[] = []) => {
    const named = names.map((name) => seatOf(table, name))
    return table.players.map((_, seat) => named.includes(seat))
  }
  const card = (id: string): Card => cardOf(table, id)
  const hidden = (id: string) => (id === UNKNOWN ? null : card(id))
  const turn = seatOf(table, start.turn)
  const out = seats(start.out)
  const isProtected = seats(start.protected)
  for (const name of [...Object.keys(start.hands ?? {}), ...Object.keys(start.discards ?? {})])
    seatOf(table, name)
  const hands = bySeat(table, start.hands, undefined, (hand) => hand.map(hidden))
  return {
    turn,
    hands: hands.map((hand, seat) => hand ?? (out[seat] ? [] : [null])),
    discards: bySeat(table, start.discards, [], (laid) => laid.map(card)),
    out,
    protected: isProtected.map((yes, seat) => yes && seat !== turn),
    faceUp: (start.faceUp ?? []).map(card),
    setAside: start.setAside === undefined ? null : hidden(start.setAside),
    deck: typeof start.deck === 'number' ? start.deck : start.deck.map(card),
  }
}

const deckSize = ({ deck }: Position): number => (typeof deck === 'number' ? deck : deck.length)

/** Whether a position could never lie on a table, by counting alone. */
export function isWrongPosition(table: Table, position: Position): boolean {
  const { turn, hands, discards, out, faceUp, setAside, deck } = position
  const left = deckSize(position)
  const drawn = hands[turn]?.length === 2
  if (left < 0 || (left === 0 && !drawn) || faceUp.length > 3) return true
  if (out[turn] || out.filter((gone) => !gone).length < 2) return true
  if (position.protected.some((yes, seat) => yes && out[seat])) return true
  if (hands.some((hand, seat) => hand.length !== (out[seat] ? 0 : seat === turn && drawn ? 2 : 1)))
    return true
  const inHands = hands.flat()
  const named = [
    ...faceUp,
    ...discards.flat(),
    ...inHands.filter((card) => card !== null),
    ...(setAside === null ? [] : [setAside]),
    ...(typeof deck === 'number' ? [] : deck),
  ]
  if (hasTooMany(table, named)) return true
  const places = faceUp.length + discards.flat().length + inHands.length + 1 + left
  return places > size(editions[table.edition])
}

function roundAt({ turn, hands, discards, out, protected: safe, ...position }: Position): Round {
  const held = hands.map((hand) => hand.length)
  return {
    turn,
    deck: deckSize(position as Position),
    held,
    out,
    protected: safe,
    discards,
    effect: null,
    shown: hands.map(() => null),
  }
}

/** The game in the middle of a round. The position must not be a wrong one. */
export function gameAt(table: Table, position: Position): Game {
  const at = { ...table, round: roundAt(position), result: null }
  return openGame(at, afterPosition(at, position))
}

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

/**
 * The game that a record's head describes, or the rule that the head breaks: unknown names first, then
 * everything else that is wrong in it. Throws `NotARecord` for an unknown ruleset.
 */
export function openRecord(record: GameRecord): Game | { readonly rule: RuleId } {
  const { ruleset, start } = record
  if (!isEdition(ruleset)) throw new NotARecord(`ruleset: ${JSON.stringify(ruleset)} is no ruleset`)
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
