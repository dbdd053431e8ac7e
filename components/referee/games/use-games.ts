'use client'

import { useCallback, useEffect, useState } from 'react'
import { isEnvelope, readEnvelope } from '@/machines/love-letter'
import { deleteGame, listGames, loadGame, onOtherTab, saveGame } from '../../storage'
import { openGame } from '../saved-game'
import type { Summary } from '../summary'
import { sameAgain, startGame } from './start-game'

export interface Games {
  readonly list: readonly Summary[]
  /** memory: this device does not keep games. */
  readonly storage: 'kept' | 'memory'
}

/** The games on this device, and what can be done to them; null until they are read. */
export function useGames() {
  const [games, setGames] = useState<Games | null>(null)
  const refresh = useCallback(async () => {
    const { games: list, as } = await listGames()
    setGames({ list, storage: as })
  }, [])
  useEffect(() => {
    void refresh()
    return onOtherTab(() => void refresh())
  }, [refresh])

  return {
    games,
    /** Deletes a game; the answer brings it back. */
    remove: async (id: string) => {
      const deleted = await deleteGame(id)
      await refresh()
      return async () => {
        if (deleted) await saveGame(deleted.game, deleted.summary)
        await refresh()
      }
    },
    /** Starts a game for the same people, and says its id; null where the old one cannot be read. */
    again: async (id: string) => {
      const found = await loadGame(id)
      const envelope = found && isEnvelope(found.game) ? readEnvelope(found.game) : null
      const opened = envelope && !('problem' in envelope) ? openGame(envelope) : null
      const next = opened && !('problem' in opened) ? sameAgain(opened.session) : null
      return next && startGame(next, [])
    },
  }
}
