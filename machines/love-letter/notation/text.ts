import { CARDS, type Card, type Position, QUEEN, RULINGS, type RulingKey, type Rulings } from '../model'
import { headerText, readHeader } from './header'
import { namesText, readNames } from './names'
import { laidOut, type Situation } from './situation'

/** No situation needs more, names not counted. */
export const MOST_SIGNS = 200

const QUEEN_SIGN = 'q'
const UNKNOWN = 'x'
const OUT = 'o'
const keys = Object.keys(RULINGS) as RulingKey[]

const sign = (card: Card | null) => (card === null ? UNKNOWN : card === QUEEN ? QUEEN_SIGN : String(card))
const signs = (cards: readonly (Card | null)[]) => cards.map(sign).join('')

/** “5x” in hand, “p” when protected or “o” when out, and after a dash what lies before the player, oldest first. */
function seatText({ hands, discards, out, protected: safe }: Position, seat: number): string {
  const hand = out[seat] ? OUT : `${signs(hands[seat] ?? [])}${safe[seat] ? 'p' : ''}`
  return `${hand}-${signs(discards[seat] ?? [])}`
}

/** Which reading of each switch holds, by its place; those that are usual at the end are left out. */
const rulingsText = (rulings: Rulings) =>
  keys
    .map((key) => (RULINGS[key] as readonly string[]).indexOf(rulings[key]))
    .join('')
    .replace(/0+$/, '')

/**
 * A situation as a short text for a link, at most 200 signs and the names: `1sb.5x-01.xp-4.o-9.t1.d3`. After the
 * header one part for each player, then marked by a letter: `t` whose turn (1 is the first player), `d` cards left in
 * the deck or `c` all of them, `a` the card set aside if known, `f` face up beside the deck, `w` tokens won, `r`
 * readings of the switches; after a tilde the names, where they are not the usual ones.
 */
export function situationText({ table, position }: Situation): string {
  const { faceUp, setAside, deck, turn } = position
  const marked = (letter: string, text: string) => (text === '' ? [] : [`${letter}${text}`])
  const parts = [
    headerText('s', table.edition),
    ...table.players.map((_, seat) => seatText(position, seat)),
    `t${turn + 1}`,
    typeof deck === 'number' ? `d${deck}` : `c${signs(deck)}`,
    ...marked('a', setAside === null ? '' : sign(setAside)),
    ...marked('f', signs(faceUp)),
    ...marked('w', table.tokens.some((n) => n > 0) ? table.tokens.join('') : ''),
    ...marked('r', rulingsText(table.rulings)),
  ]
  const names = namesText(table.players)
  return `${parts.join('.')}${names && `~${names}`}`
}

const cardOf = (written: string): Card | null =>
  written === UNKNOWN ? null : (CARDS[written === QUEEN_SIGN ? QUEEN : Number(written)] as Card)
const cards = (written: string) => [...written].map(cardOf)
const known = (written: string) => cards(written) as Card[]

const SEAT = /^(?:(o)|([\dqx]{1,2})(p?))-([\dq]*)$/
const MARKED = /^(?:t[1-6]|d\d{1,2}|c[\dq]*|a[\dq]|f[\dq]{1,3}|w\d{2,6}|r\d{1,5})$/

function readSeats(
  parts: readonly string[],
  turn: number,
): Pick<Position, 'hands' | 'discards' | 'out' | 'protected'> {
  const seats = parts.map((part) => SEAT.exec(part) as RegExpExecArray)
  return {
    hands: seats.map(([, , hand = '']) => cards(hand)),
    discards: seats.map((seat) => known(seat[4] ?? '')),
    out: seats.map(([, out]) => out !== undefined),
    protected: seats.map((seat, at) => seat[3] === 'p' && at !== turn),
  }
}

function readRulings(digits: string): Rulings | null {
  const read = keys.map((key, i) => (RULINGS[key] as readonly string[])[Number(digits[i] ?? 0)])
  return read.includes(undefined)
    ? null
    : (Object.fromEntries(keys.map((key, i) => [key, read[i]])) as unknown as Rulings)
}

/** The marked parts by their letter; null where one is of no known form or comes twice. */
function readMarked(parts: readonly string[]): ReadonlyMap<string, string> | null {
  const marked = new Map(parts.map((part) => [part.charAt(0), part.slice(1)]))
  return parts.every((part) => MARKED.test(part)) && marked.size === parts.length ? marked : null
}

const CUT = { problem: 'This link is not whole, or something in it was changed.' }

/**
 * The situation that a text describes, or in a sentence what keeps it from being one. It may come from anybody: what
 * is read is of the right form, has names that can be told apart and lies on a table without breaking a count.
 */
export function readSituation(text: string): Situation | { readonly problem: string } {
  const [core = '', ...rest] = text.replace(/%7e/gi, '~').split('~')
  if (core.length > MOST_SIGNS) return { problem: 'This link is longer than any situation needs.' }
  const [header = '', ...parts] = core.split('.')
  const edition = readHeader(header, 's')
  if (typeof edition !== 'string') return edition
  const seats = parts.filter((part) => part.includes('-'))
  const marked = readMarked(parts.slice(seats.length))
  if (!marked || !seats.every((part) => SEAT.test(part))) return CUT
  const turn = Number(marked.get('t') ?? 0) - 1
  const deck = marked.get('d')
  const rulings = readRulings(marked.get('r') ?? '')
  const tokens = marked.get('w') ?? '0'.repeat(seats.length)
  const isWhole = turn >= 0 && turn < seats.length && marked.has('c') !== (deck !== undefined)
  if (!isWhole || !rulings || tokens.length !== seats.length) return CUT
  const players = readNames(rest.join('~'), seats.length)
  if ('problem' in players) return players
  return laidOut({
    edition,
    players,
    rulings,
    tokens: [...tokens].map(Number),
    position: {
      ...readSeats(seats, turn),
      turn,
      faceUp: known(marked.get('f') ?? ''),
      setAside: marked.has('a') ? cardOf(marked.get('a') as string) : null,
      deck: deck === undefined ? known(marked.get('c') as string) : Number(deck),
    },
  })
}
