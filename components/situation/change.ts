import { type PositionDraft, withDrawn } from '@/components/referee/position/draft'
import { cleanName, isAlike } from '@/components/referee/setup/names'
import {
  type Card,
  defaultRulings,
  type EditionId,
  editions,
  mostInDeck,
  type Position,
  type Rulings,
  type Situation,
  type Table,
  USUAL_NAMES,
} from '@/machines/love-letter'

function tableOf(edition: EditionId, players: readonly string[], rulings: Rulings): Table {
  return {
    edition,
    players,
    rulings,
    goal: editions[edition].goal[players.length] ?? 0,
    tokens: players.map(() => 0),
    round: null,
    result: null,
  }
}

/** A deck never has more cards than are left for it. */
function fitted({ table, position }: Situation): Situation {
  const most = mostInDeck(table, position)
  const isTooMany = typeof position.deck === 'number' && position.deck > most && most >= 0
  return { table, position: isTooMany ? { ...position, deck: most } : position }
}

/** Three at the table, nothing laid yet, the first with two cards in hand. */
export function emptySituation(edition: EditionId = 'love-letter'): Situation {
  const players = USUAL_NAMES.slice(0, 3)
  const none = players.map(() => false)
  const position: Position = {
    turn: 0,
    hands: players.map((_, seat) => (seat === 0 ? [null, null] : [null])),
    discards: players.map(() => []),
    out: none,
    protected: none,
    faceUp: [],
    setAside: null,
    deck: 99,
  }
  return fitted({ table: tableOf(edition, players, defaultRulings), position })
}

export const withPosition = (situation: Situation, position: PositionDraft): Situation =>
  fitted({ ...situation, position })

export const withRulings = ({ table, position }: Situation, rulings: Rulings): Situation => ({
  table: { ...table, rulings },
  position,
})

/** The position with the cards that an edition has; others are taken away, in hands they become unknown. */
function withCardsOf(edition: EditionId, position: Position): Position {
  const { cards } = editions[edition]
  const isThere = (card: Card) => cards[card] !== null
  const orUnknown = (card: Card | null) => (card !== null && isThere(card) ? card : null)
  const { hands, discards, faceUp, setAside, deck } = position
  return {
    ...position,
    hands: hands.map((hand) => hand.map(orUnknown)),
    discards: discards.map((laid) => laid.filter(isThere)),
    faceUp: faceUp.filter(isThere),
    setAside: orUnknown(setAside),
    deck: typeof deck === 'number' || deck.every(isThere) ? deck : deck.length,
  }
}

export function withEdition(situation: Situation, edition: EditionId): Situation {
  const { players, rulings } = situation.table
  const { most } = editions[edition].players
  const seated = players.length > most ? withCount(situation, most) : situation
  const table = tableOf(edition, seated.table.players, rulings)
  return fitted({ table, position: withCardsOf(edition, seated.position) })
}

/** A name for this seat that nobody else has. */
const freeName = (players: readonly string[], seat: number): string =>
  [USUAL_NAMES[seat] as string, ...USUAL_NAMES].find(
    (name) => !players.some((other) => isAlike(name, other)),
  ) ?? `Player ${seat + 1}`

/** So many players: new ones sit down last, with a card nobody knows; the last ones leave with all that lay before them. */
export function withCount({ table, position }: Situation, count: number): Situation {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  const players: string[] = []
  for (const seat of seats) players.push(table.players[seat] ?? freeName(players, seat))
  const turn = position.turn < count ? position.turn : 0
  const next: Position = {
    ...position,
    turn,
    hands: seats.map((seat) => position.hands[seat] ?? [null]),
    discards: seats.map((seat) => position.discards[seat] ?? []),
    out: seats.map((seat) => position.out[seat] ?? false),
    protected: seats.map((seat) => position.protected[seat] ?? false),
    faceUp: count === 2 ? position.faceUp : [],
  }
  const isDrawn = position.hands[position.turn]?.length === 2
  return fitted({ table: tableOf(table.edition, players, table.rulings), position: withDrawn(next, isDrawn) })
}

/** A player called otherwise; null where that name is another’s already. An empty name is the usual one. */
export function withName({ table, position }: Situation, seat: number, typed: string): Situation | null {
  const others = table.players.filter((_, other) => other !== seat)
  const name = cleanName(typed) || freeName(others, seat)
  if (others.some((other) => isAlike(name, other))) return null
  return { table: { ...table, players: table.players.with(seat, name) }, position }
}
