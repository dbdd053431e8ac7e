import { headline, now, type Session } from '@/machines/high-society'
import type { SeasonSummary } from '../summary'
import type { SavedSeason } from './saved-season'

export function summaryOf({ id, kind, createdAt, changedAt }: SavedSeason, session: Session): SeasonSummary {
  const season = now(session)
  return {
    id,
    kind,
    edition: 'high-society',
    players: season.players,
    ball: season.number,
    isOver: season.isOver,
    matches: Object.entries(season.engaged).map(([player, match]) => ({ player, ...match })),
    headline: headline(season),
    createdAt,
    changedAt,
  }
}
