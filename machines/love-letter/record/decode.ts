import { cardById, editions } from '../editions'
import { type Card, type Event, NO_SUCH_CARD, type RuleId } from '../model'
import { byName, bySeat, cardOf, idOf, type Namer, nameOf, seatOf, UnknownName } from './names'
import { decodePosition, encodePosition } from './position'
import type { RecordEvent, RecordPosition } from './read'

/** The fields of one event as a record has them; which of them are there depends on the type, see `readEvent`. */
interface Fields {
  readonly type: string
  readonly player: string
  readonly card?: string
  readonly target?: string
  readonly guess?: string
  readonly starter: string
  readonly hands?: Readonly<Record<string, string>>
  readonly faceUp?: readonly string[]
  readonly setAside?: string
  readonly deck?: readonly string[]
  readonly holds: boolean
  readonly loser: string | null
  readonly keeps?: string
  readonly returns?: readonly string[]
  readonly lowest: number | null
  readonly out: readonly string[]
  readonly tokens: Readonly<Record<string, number>>
  readonly text: string
  readonly count: number
  readonly position: RecordPosition
  readonly players: readonly string[]
}

/** Leaves a field out when it is not given. */
function given<K extends string, T, V>(
  key: K,
  value: T | undefined,
  decode: (value: T) => V,
): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: decode(value) }) as { [P in K]?: V }
}

function decodeRepair(table: Namer, fields: Fields): Event | null {
  switch (fields.type) {
    case 'table.note':
      return { type: 'table.note', text: fields.text }
    case 'table.turn':
      return { type: 'table.turn', player: seatOf(table, fields.player) }
    case 'table.deck':
      return { type: 'table.deck', count: fields.count }
    case 'table.leave':
      return {
        type: 'table.leave',
        player: seatOf(table, fields.player),
        ...given('card', fields.card, (id) => cardOf(table, id)),
      }
    case 'table.position':
      return { type: 'table.position', position: decodePosition(table, fields.position) }
    case 'table.void':
      return { type: 'table.void' }
    case 'table.seats':
      return { type: 'table.seats', players: fields.players }
    case 'table.goal':
      return { type: 'table.goal', tokens: fields.tokens as unknown as number }
    default:
      return null
  }
}

/** The event with seats and cards in place of names, players first, as the order of the rules demands. */
function decodeFields(table: Namer, fields: Fields): Event | null {
  const seat = (name: string) => seatOf(table, name)
  const card = (id: string) => cardOf(table, id)
  switch (fields.type) {
    case 'deal': {
      const starter = seat(fields.starter)
      const hands = fields.hands && { hands: bySeat(table, fields.hands, null, card) }
      const faceUp = (fields.faceUp ?? []).map(card)
      return {
        type: 'deal',
        starter,
        faceUp,
        ...hands,
        ...given('setAside', fields.setAside, card),
        ...given('deck', fields.deck, (deck) => deck.map(card)),
      }
    }
    case 'draw':
      return { type: 'draw', player: seat(fields.player), ...given('card', fields.card, card) }
    case 'play': {
      const player = seat(fields.player)
      const target = given('target', fields.target, seat)
      const guess = given(
        'guess',
        fields.guess,
        (id) => cardById(editions[table.edition], id) ?? NO_SUCH_CARD,
      )
      return { type: 'play', player, card: card(fields.card as string), ...target, ...guess }
    }
    case 'answer':
      return { type: 'answer', player: seat(fields.player), holds: fields.holds }
    case 'compare':
      return { type: 'compare', loser: fields.loser === null ? null : seat(fields.loser) }
    case 'discard':
    case 'reveal':
      return { type: fields.type, player: seat(fields.player), card: card(fields.card as string) }
    case 'keep':
      return {
        type: 'keep',
        player: seat(fields.player),
        ...given('keeps', fields.keeps, card),
        ...given('returns', fields.returns, (ids) => ids.map(card)),
      }
    case 'count':
      return { type: 'count', lowest: fields.lowest, out: fields.out.map(seat) }
    case 'award':
      return { type: 'award', tokens: bySeat(table, fields.tokens, 0, (n) => n) }
    default:
      return decodeRepair(table, fields)
  }
}

/**
 * An event of a record as the rules know it, or the rule that names what is unknown in it. The event must have
 * been read by `readRecord` or `readEvent`.
 */
export function decode(table: Namer, event: RecordEvent): Event | { readonly rule: RuleId } {
  try {
    const decoded = decodeFields(table, event as unknown as Fields)
    if (!decoded) return { rule: 'unknown-event' }
    return event.ruled ? { ...decoded, ruled: true } : decoded
  } catch (error) {
    if (error instanceof UnknownName) return { rule: error.rule }
    throw error
  }
}

/** The event as a record writes it: names in place of seats and cards. */
export function encode(table: Namer, event: Event): RecordEvent {
  const written = Object.entries(event).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, encodeField(table, key, value as never)]],
  )
  return Object.fromEntries(written) as RecordEvent
}

/** Fields of one name have one meaning in all events but for the tokens of a goal, which are a number. */
function encodeField(table: Namer, key: string, value: never): unknown {
  const seat = (at: number | null) => (at === null ? null : nameOf(table, at))
  const cards = (list: readonly Card[]) => list.map((card) => idOf(table, card))
  switch (key) {
    case 'player':
    case 'target':
    case 'starter':
    case 'loser':
      return seat(value)
    case 'card':
    case 'guess':
    case 'setAside':
    case 'keeps':
      return value === NO_SUCH_CARD ? '' : idOf(table, value)
    case 'faceUp':
    case 'deck':
    case 'returns':
      return cards(value)
    case 'out':
      return (value as readonly number[]).map(seat)
    case 'hands':
      return Object.fromEntries(
        (value as readonly (Card | null)[]).flatMap((card, at) =>
          card === null ? [] : [[seat(at), idOf(table, card)]],
        ),
      )
    case 'tokens':
      return typeof value === 'number' ? value : byName(table, value as readonly number[])
    case 'position':
      return encodePosition(table, value)
    default:
      return value
  }
}
