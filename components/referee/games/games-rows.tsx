import type { Summary } from '../summary'
import { GameRow } from './game-row'
import { UnreadRow } from './unread-row'
import type { Games } from './use-games'

export interface GamesRowsProps {
  readonly games: Games | null
  readonly onAgain: (id: string) => void
  readonly onExport: (id: string) => void
  readonly onShare: (game: Summary) => void
  readonly onDelete: (id: string, players: readonly string[]) => void
}

/** The games on this device, those that cannot be read at the end. */
export function GamesRows({ games, onAgain, onExport, onShare, onDelete }: GamesRowsProps) {
  return (
    <ul className="mb-10">
      {games?.list.map((game) => (
        <GameRow
          key={game.id}
          game={game}
          onAgain={() => onAgain(game.id)}
          onExport={() => onExport(game.id)}
          onShare={() => onShare(game)}
          onDelete={() => onDelete(game.id, game.players)}
        />
      ))}
      {games?.unread.map((game) => (
        <UnreadRow
          key={game.id}
          game={game}
          onExport={() => onExport(game.id)}
          onDelete={() => onDelete(game.id, game.players)}
        />
      ))}
    </ul>
  )
}
