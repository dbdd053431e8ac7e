import { cardById, editions } from '../editions'
import { type Event, NO_SUCH_CARD, type RuleId } from '../model'
import { byName, bySeat, cardOf, idOf, type Namer, nameOf, seatOf, UnknownName } from './names'
import type { RecordEvent } from './read'

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
}

/** Leaves a field out when it is not given. */
function given<K extends string, T, V>(
  key: K,
  value: T | undefined,
  decode: (value: T) => V,
): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: decode(value) }) as { [P in K]?: V }
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
      return null
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
  const seat = (at: number) => nameOf(table, at)
  const card = (of: number) => (of === NO_SUCH_CARD ? '' : idOf(table, of as never))
  const written: Record<string, unknown> = { ...event }
  for (const [key, value] of Object.entries(event)) {
    if (value === undefined) delete written[key]
    else if (['player', 'target', 'starter', 'loser'].includes(key))
      written[key] = value === null ? null : seat(value as number)
    else if (['card', 'guess', 'setAside', 'keeps'].includes(key)) written[key] = card(value as number)
    else if (['faceUp', 'deck', 'returns'].includes(key)) written[key] = (value as number[]).map(card)
    else if (key === 'out') written[key] = (value as number[]).map(seat)
    else if (key === 'tokens') written[key] = byName(table, value as number[])
    else if (key === 'hands')
      written[key] = Object.fromEntries(
        (value as (number | null)[]).flatMap((held, at) => (held === null ? [] : [[seat(at), card(held)]])),
      )
  }
  if (event.type === 'deal' && event.faceUp.length === 0) delete written.faceUp
  return written as RecordEvent
}
