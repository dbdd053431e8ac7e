import { type Card, cardsOf, editions, viewCard } from '@/machines/love-letter'
import { Figures } from './figures'

const inLoveLetter = (card: Card) =>
  editions['love-letter'].cards[card] ? viewCard('love-letter', card).name : '–'

/** The cards of both editions side by side: what changes is the name. */
export function Names() {
  const rows = cardsOf(editions.bridgerton).map((card) => {
    const { numeral, name, copies } = viewCard('bridgerton', card)
    return [numeral ?? '–', inLoveLetter(card), name, copies]
  })
  return (
    <Figures
      caption="The cards of both editions"
      head={['Value', 'Love Letter (2019)', 'Bridgerton', 'Cards']}
      rows={rows}
    />
  )
}
