import { keepForGood, rememberNames, saveGame } from '@/components/storage'
import { preferred } from '@/components/ui/preferences'
import type { Session } from '@/machines/high-society'
import { newId } from '../new-id'
import type { SeasonSummary } from '../summary'
import { newSeason, type Settings } from './saved-season'
import { summaryOf } from './summary'

/** Saves a season that begins, and says what the list shows of it. Names that the app made up are not worth remembering. */
export async function startSeason(
  session: Session,
  settings: Partial<Settings>,
  typed: readonly string[],
): Promise<SeasonSummary> {
  const createdAt = new Date().toISOString()
  const season = newSeason(session, newId(), createdAt, {
    awake: preferred('awake') === 'on',
    ...settings,
  })
  const summary = summaryOf(season, session)
  await saveGame(season, summary)
  if (typed.length) await rememberNames(typed, createdAt)
  void keepForGood()
  return summary
}
