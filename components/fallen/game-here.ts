import { loadGame } from '../storage'

export { exportGame } from '../referee/games/export-game'

/** The game that an address names, or null: `/referee/game#abc`, with whatever stands before it. */
export function idIn({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const isTable = /\/referee\/(high-society\/)?(game|score)\/?$/.test(pathname)
  return isTable && hash.length > 1 ? hash.slice(1) : null
}

/** Where the game with this id is kept, as the store itself says; nothing of it is read, for that may be what fell. */
export const whereKept = async (id: string): Promise<'kept' | 'memory' | 'nowhere'> =>
  (await loadGame(id))?.as ?? 'nowhere'
