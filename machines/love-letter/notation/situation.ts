import { editions } from '../editions'
import { positionProblems } from '../explain/position-problems'
import {
  type Card,
  type EditionId,
  type Position,
  RULINGS,
  type RulingKey,
  type Rulings,
  type Table,
} from '../model'
import { decode, defaultRulings, encode, openRecord, type RecordPosition } from '../record'
import type { Head } from '../session'

/** Somebody's question: a table before its first deal (edition, players, rulings, tokens), and what lies on it. */
export interface Situation {
  readonly table: Table
  readonly position: Position
}

/** The situation as the head of a record; nothing is written that is as usual. */
export function headOf({ table, position }: Situation): Head {
  const { edition, players, rulings, tokens } = table
  const keys = Object.keys(RULINGS) as RulingKey[]
  const taken = keys.flatMap((key) => (rulings[key] === defaultRulings[key] ? [] : [[key, rulings[key]]]))
  const won = players.flatMap((name, seat) => (tokens[seat] ? [[name, tokens[seat]]] : []))
  const { position: start } = encode(table, { type: 'table.position', position }) as unknown as {
    position: RecordPosition
  }
  return {
    ruleset: edition,
    players,
    ...(taken.length && { rulings: Object.fromEntries(taken) }),
    ...(won.length && { tokens: Object.fromEntries(won) }),
    start,
  }
}

/**
 * The situation in which a record begins; null where it begins with a deal, and where its head cannot be. Throws
 * `NotARecord` for an unknown ruleset.
 */
export function situationOf({ start, ...head }: Head): Situation | null {
  const opened = openRecord({ ...head, events: [] })
  if ('rule' in opened || !start) return null
  const event = decode(opened.table, { type: 'table.position', position: start })
  return 'position' in event ? { table: opened.table, position: event.position } : null
}

/** What a text of the notation says, each part of the right form; whether it adds up is seen when it is laid out. */
export interface Written {
  readonly edition: EditionId
  readonly players: readonly string[]
  readonly rulings: Rulings
  readonly tokens: readonly number[]
  readonly position: Position
}

/** A situation from its parts, or the first thing in it that cannot be. */
export function laidOut({
  edition,
  players,
  rulings,
  tokens,
  position,
}: Written): Situation | { problem: string } {
  const { least, most } = editions[edition].players
  const { name } = editions[edition]
  if (players.length < least || players.length > most)
    return { problem: `${name} is for ${least} to ${most} players, not ${players.length}.` }
  const goal = editions[edition].goal[players.length] as number
  if (tokens.some((n) => n >= goal)) return { problem: `Whoever has ${goal} tokens has won this game.` }
  const cards: readonly (Card | null)[] = [...position.hands, ...position.discards]
    .flat()
    .concat(position.faceUp)
  const all = [...cards, position.setAside, ...(typeof position.deck === 'number' ? [] : position.deck)]
  if (all.some((card) => card !== null && !editions[edition].cards[card]))
    return { problem: `A card in this link does not belong to ${name}.` }
  const table: Table = { edition, players, rulings, goal, tokens, round: null, result: null }
  const problem = positionProblems(table, position)[0]
  return problem === undefined ? { table, position } : { problem }
}
