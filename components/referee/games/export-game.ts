import { handOver } from '../../hand-over'
import { loadGame } from '../../storage'
import type { Kept } from '../kept'
import { fileName, fileText } from './game-text'

/** Hands a game to the person as a file, exactly as it lies on the device: it is not read, for it may be spoilt. */
export async function exportGame(id: string): Promise<void> {
  const found = await loadGame(id)
  if (!found) return
  const game = found.game as Kept
  handOver(fileName(game), fileText(game))
}
