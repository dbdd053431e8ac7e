import { Gem } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { SeasonSummary } from '../summary'

/** How a season stands: who plays, and who is engaged to whom. */
export function SeasonStanding({ players, matches }: SeasonSummary) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1" aria-label="Players">
      {players.map((name) => {
        const match = matches.find(({ player }) => player === name)
        return (
          <li key={name} className="flex max-w-full min-w-0 items-center gap-2">
            <bdi className="truncate" title={name}>
              {name}
            </bdi>
            {match ? (
              <span className="flex min-w-0 items-center gap-1 text-small text-ink-2">
                <Icon of={Gem} className="text-gold" />
                <span className="sr-only">{match.love ? 'Love Match with' : 'engaged to'}</span>
                <bdi className="truncate" title={match.prospect}>
                  {match.prospect}
                </bdi>
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
