import { BALLS, now, type Season, type Session } from '@/machines/high-society'
import type { SeasonSummary } from '../summary'
import type { SavedSeason } from './saved-season'

/** The one sentence that matters. */
export const headlineOf = ({ isOver, number }: Season): string =>
  isOver ? 'The season is over' : `Ball ${number} of ${BALLS}`

export function summaryOf({ id, kind, createdAt, changedAt }: SavedSeason, session: Session): SeasonSummary {
  const season = now(session)
  return {
    id,
    kind,
    edition: 'high-society',
    players: season.players,
    ball: season.number,
    matches: Object.entries(season.engaged).map(([player, match]) => ({ player, ...match })),
    headline: headlineOf(season),
    createdAt,
    changedAt,
  }
}
