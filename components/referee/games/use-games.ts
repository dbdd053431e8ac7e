'use client'

import { useCallback, useEffect, useState } from 'react'
import { REMINDER, unsaved } from '../../backup/reminder'
import { deleteGame, listGames, loadForm, onOtherTab, saveGame } from '../../storage'
import type { Summary } from '../summary'
import type { Unread } from '../unread'

export interface Games {
  readonly list: readonly Summary[]
  /** Games that are here and cannot be read. */
  readonly unread: readonly Unread[]
  /** memory: this device does not keep games. */
  readonly storage: 'kept' | 'memory'
  /** Finished games that no backup has, where they are worth a word. */
  readonly unsaved: number
}

/** The games on this device, and what can be done to them; null until they are read. */
export function useGames() {
  const [games, setGames] = useState<Games | null>(null)
  const refresh = useCallback(async () => {
    const [{ games: list, unread, as }, reminder] = await Promise.all([listGames(), loadForm(REMINDER)])
    setGames({ list, unread, storage: as, unsaved: unsaved(list, reminder) })
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
  }
}
