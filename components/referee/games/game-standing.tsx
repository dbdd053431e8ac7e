import { Tokens } from '@/components/table/tokens'
import type { GameSummary } from '../summary'

/** How a game of Love Letter stands: tokens won. */
export function GameStanding({ players, tokens, goal }: GameSummary) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1" aria-label="Tokens">
      {players.map((name, seat) => (
        <li key={name} className="flex max-w-full min-w-0 items-center gap-2">
          <bdi className="truncate" title={name}>
            {name}
          </bdi>
          <Tokens won={tokens[seat] ?? 0} goal={goal} />
        </li>
      ))}
    </ul>
  )
}
