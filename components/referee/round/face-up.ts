import {
  type Card,
  type CardView,
  cardsOf,
  editions,
  now,
  type Session,
  seenCards,
  viewCard,
} from '@/machines/love-letter'

/** The cards that lie face up beside the deck in the present round. */
export function faceUpOf(session: Session): readonly Card[] {
  const { head, log } = session
  const laid = log.steps.findLast(
    ({ event }) => event.type === 'deal' || event.type === 'table.position',
  )?.event
  if (laid?.type === 'deal') return laid.faceUp
  if (laid?.type === 'table.position') return laid.position.faceUp
  const ids = head.start?.faceUp ?? []
  const edition = editions[now(session).context.table.edition]
  return cardsOf(edition).flatMap((card) =>
    ids.filter((id) => edition.cards[card]?.id === id).map(() => card),
  )
}

/** A card as it stands on the table now: how many of its copies lie open. */
export function cardNow(session: Session): (card: Card) => CardView {
  const { table } = now(session).context
  const seen = seenCards(table, faceUpOf(session))
  return (card) => viewCard(table.edition, card, seen[card])
}
