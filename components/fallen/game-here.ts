import { handOver } from '../hand-over'
import { fileName, fileText } from '../referee/games/game-text'
import type { Kept } from '../referee/kept'
import { loadGame } from '../storage'

/** The game that an address names, or null: `/referee/game#abc`, with whatever stands before it. */
export function idIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const isTable = /\/referee\/(high-society\/)?(game|score)\/?$/.test(pathname)
  return isTable && hash.length > 1 ? hash.slice(1) : null
}

/** Where the game with this id is kept, as the store itself says; nothing of it is read, for that may be what fell. */
export const whereKept = async (id: string): Promise<'kept' | 'memory' | 'nowhere'> =>
  (await loadGame(id))?.as ?? 'nowhere'

/** Hands the game over as a file, exactly as it lies in the store. */
export async function saveCopy(id: string): Promise<void> {
  const found = await loadGame(id)
  if (!found) return
  const game = found.game as Kept
  handOver(fileName(game), fileText(game))
}
