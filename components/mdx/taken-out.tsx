import { type Card, cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'
import { editionOf, saidIn, type Voice } from './voice'

const copiesIn = (edition: EditionId, card: Card) => editions[edition].cards[card]?.copies ?? 0

/** What goes back into the box before a classic game: the difference between the two editions. */
export function TakenOut({ voice }: { readonly voice: Voice }) {
  // Of both editions Bridgerton takes out more.
  const full: EditionId = voice ?? 'bridgerton'
  const classic = `${editionOf(full).replace('-classic', '')}-classic` as EditionId
  const cards = cardsOf(editions[full]).flatMap((card) => {
    const copies = copiesIn(full, card) - copiesIn(classic, card)
    return copies > 0 ? [{ card, copies }] : []
  })
  return (
    <ul>
      {cards.map(({ card, copies }) => (
        <li key={card}>
          {counted(copies, copiesIn(full, card))} {saidIn(voice, card)} {numeral(full, card)}
        </li>
      ))}
    </ul>
  )
}

/** “both of”, “one of”: an edition never takes out more than two. */
const counted = (copies: number, of: number) =>
  copies < of ? 'one copy of' : of === 1 ? '' : 'both copies of'

const numeral = (edition: EditionId, card: Card) => {
  const { numeral } = viewCard(edition, card)
  return numeral === null ? null : `(${numeral})`
}
