import { afterDeal, editions } from '@/machines/love-letter'
import { Figures } from './figures'
import { editionOf, playersOf, type Voice } from './voice'

/** What lies where after the deal, by number of players. */
export function Setup({ voice }: { readonly voice: Voice }) {
  const edition = editionOf(voice)
  const rows = playersOf(edition).map((players) => {
    const { faceUp, deck } = afterDeal(editions[edition], players)
    return [players, 1, faceUp || '–', players, deck]
  })
  return (
    <Figures
      caption="Where the cards lie after the deal"
      head={['Players', 'Face down', 'Face up', 'In hands', 'Deck']}
      rows={rows}
    />
  )
}
