import { memo } from 'react'
import { sameProps } from '@/components/ui/same-props'
import type { SeasonView } from '@/machines/high-society/view'
import { PlayerRow } from './player-row'

export interface PlayersProps {
  readonly view: SeasonView
  readonly onPlayer?: (name: string) => void
}

/** Of all players a step changes one or two. */
const Row = memo(PlayerRow, sameProps)

/** Everybody as they sit: the card laid, tokens at home, cards in hand, whom they are engaged to, whose turn it is. */
export function Players({ view, onPlayer }: PlayersProps) {
  const { players, order, turn, gossiper, phase } = view
  const acting = phase === 'gossip' ? gossiper : phase === 'turn' || phase === 'give' ? turn : null
  return (
    <ul aria-label="Players" className="border-t border-line">
      {players.map((player, seat) => (
        <Row
          key={player.name}
          player={player}
          seat={seat}
          place={order.indexOf(player.name)}
          isActing={player.name === acting}
          onPlayer={onPlayer}
        />
      ))}
    </ul>
  )
}
