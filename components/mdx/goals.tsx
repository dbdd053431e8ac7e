import { editions } from '@/machines/love-letter'
import { Figures } from './figures'
import { editionOf, playersOf, type Voice } from './voice'

/** Tokens that win the game, by number of players. */
export function Goals({ voice }: { readonly voice: Voice }) {
  const edition = editionOf(voice)
  return (
    <Figures
      caption="Tokens that win the game"
      head={['Players', 'Tokens to win']}
      rows={playersOf(edition).map((players) => [players, editions[edition].goal[players]])}
    />
  )
}
