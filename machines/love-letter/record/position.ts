import type { Card, Position } from '../model'
import { byName, bySeat, cardOf, idOf, type Namer, nameOf, seatOf } from './names'
import type { RecordPosition } from './read'

const UNKNOWN = '?'

/** A position with seats and cards in place of names, players first. Throws `UnknownName`. */
export function decodePosition(table: Namer, start: RecordPosition): Position {
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

/** The position as a record writes it, with every field. */
export function encodePosition(table: Namer, position: Position): RecordPosition {
  const id = (card: Card) => idOf(table, card)
  const hidden = (card: Card | null) => (card === null ? UNKNOWN : id(card))
  const names = (flags: readonly boolean[]) => table.players.filter((_, seat) => flags[seat])
  const hands = position.hands.flatMap((hand, seat) =>
    position.out[seat] ? [] : [[nameOf(table, seat), hand.map(hidden)]],
  )
  return {
    turn: nameOf(table, position.turn),
    hands: Object.fromEntries(hands),
    discards: byName(
      table,
      position.discards.map((laid) => laid.map(id)),
    ),
    out: names(position.out),
    protected: names(position.protected),
    faceUp: position.faceUp.map(id),
    setAside: hidden(position.setAside),
    deck: typeof position.deck === 'number' ? position.deck : position.deck.map(id),
  }
}
