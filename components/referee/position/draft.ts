import {
  type Card,
  mostInDeck,
  now,
  type Position,
  type Round,
  type Seat,
  type Session,
  type Table,
} from '@/machines/love-letter'
import { faceUpOf } from '../round/face-up'

/** A position being typed: what lies open, hands unknown unless somebody tells them. */
export type PositionDraft = Position

const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, i) => (i === at ? item : old))

/** Everybody's hand as it must be: one card, two for whoever has drawn, none for who is out. What is told stays. */
function withHands(draft: PositionDraft, isDrawn: boolean): PositionDraft {
  const hands = draft.hands.map((hand, seat) => {
    if (draft.out[seat]) return []
    const first = hand[0] ?? null
    return seat === draft.turn && isDrawn ? [first, hand[1] ?? null] : [first]
  })
  const safe = draft.protected.map((yes, seat) => yes && seat !== draft.turn && !draft.out[seat])
  return { ...draft, hands, protected: safe }
}

export const isDrawn = ({ hands, turn }: Position): boolean => hands[turn]?.length === 2

/** Before anything was laid: everybody has a card, the rest is the deck. */
export function freshPosition(table: Table): PositionDraft {
  const none = table.players.map(() => false)
  const draft: PositionDraft = {
    turn: 0,
    hands: table.players.map(() => [null]),
    discards: table.players.map(() => []),
    out: none,
    protected: none,
    faceUp: [],
    setAside: null,
    deck: 0,
  }
  return { ...draft, deck: mostInDeck(table, draft) - (table.players.length === 2 ? 3 : 0) }
}

/** The next player still in, clockwise. */
function nextIn({ turn, out }: Pick<Round, 'turn' | 'out'>): Seat {
  let seat = turn
  do seat = (seat + 1) % out.length
  while (out[seat] && seat !== turn)
  return seat
}

/** What lies open now; a card that is still in play counts as done. Of the hands nothing is told. */
export function presentPosition(session: Session): PositionDraft {
  const { table } = now(session).context
  const round = table.round
  if (!round) return freshPosition(table)
  const turn = round.effect || round.out[round.turn] ? nextIn(round) : round.turn
  const draft: PositionDraft = {
    turn,
    hands: round.held.map(() => []),
    discards: round.discards,
    out: round.out,
    protected: round.protected,
    faceUp: faceUpOf(session),
    setAside: null,
    deck: round.deck,
  }
  return withHands(draft, !round.effect && round.held[turn] === 2)
}

/** Another player's turn begins before its draw. */
export const withTurn = (draft: PositionDraft, turn: Seat): PositionDraft =>
  withHands({ ...draft, turn }, turn === draft.turn && isDrawn(draft))

export const withDrawn = (draft: PositionDraft, drawn: boolean): PositionDraft => withHands(draft, drawn)

export const deckSize = ({ deck }: Pick<Position, 'deck'>): number =>
  typeof deck === 'number' ? deck : deck.length

export const withDeck = (draft: PositionDraft, deck: number): PositionDraft => ({ ...draft, deck })

export function withOut(draft: PositionDraft, seat: Seat, isOut: boolean): PositionDraft {
  const drawn = isDrawn(draft)
  const out = replaced(draft.out, seat, isOut)
  const turn = isOut && seat === draft.turn ? nextIn({ turn: seat, out }) : draft.turn
  return withHands({ ...draft, out, turn }, drawn && turn === draft.turn)
}

export const withProtected = (draft: PositionDraft, seat: Seat, yes: boolean): PositionDraft => ({
  ...draft,
  protected: replaced(draft.protected, seat, yes && !draft.out[seat]),
})

export const withDiscard = (draft: PositionDraft, seat: Seat, card: Card): PositionDraft => ({
  ...draft,
  discards: replaced(draft.discards, seat, [...(draft.discards[seat] ?? []), card]),
})

export const withoutDiscard = (draft: PositionDraft, seat: Seat, at: number): PositionDraft => ({
  ...draft,
  discards: replaced(
    draft.discards,
    seat,
    (draft.discards[seat] ?? []).filter((_, i) => i !== at),
  ),
})

export const withFaceUp = (draft: PositionDraft, faceUp: readonly Card[]): PositionDraft => ({
  ...draft,
  faceUp: faceUp.slice(0, 3),
})

/** Tells a card of a hand, the first or another, or with null that it is unknown again. */
export const withHand = (draft: PositionDraft, seat: Seat, card: Card | null, at = 0): PositionDraft => ({
  ...draft,
  hands: replaced(draft.hands, seat, replaced(draft.hands[seat] ?? [], at, card)),
})

export const withSetAside = (draft: PositionDraft, setAside: Card | null): PositionDraft => ({
  ...draft,
  setAside,
})

/** Copies of each card that lie open or are told in this draft, by card. */
export function laidIn({ discards, faceUp, hands, setAside, deck }: Position): number[] {
  const laid: number[] = []
  const told = typeof deck === 'number' ? [] : deck
  for (const card of [...discards.flat(), ...faceUp, ...hands.flat(), setAside, ...told])
    if (card !== null) laid[card] = (laid[card] ?? 0) + 1
  return laid
}
