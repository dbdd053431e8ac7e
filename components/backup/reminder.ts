import { isOver } from '../referee/is-over'
import type { Summary } from '../referee/summary'

/** When this device was last backed up lies under this name. */
export const REMINDER = 'backup'

/** So many finished games are worth a word. */
const ENOUGH = 3

/** How many finished games no backup has, where those are enough to speak of; 0 otherwise. */
export function unsaved(games: readonly Summary[], kept: unknown): number {
  const said = typeof kept === 'object' && kept !== null && 'savedAt' in kept ? kept.savedAt : null
  const savedAt = typeof said === 'string' ? said : ''
  const since = games.filter((game) => isOver(game) && game.changedAt > savedAt).length
  return since >= ENOUGH ? since : 0
}
