'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Envelope, isEnvelope, readEnvelope } from '@/machines/core'
import { emptySheet, withGoal } from '@/machines/love-letter'
import { deleteGame, listGames, loadGame, onOtherTab, saveGame } from '../../storage'
import { sheetsKept } from '../high-society/score/sheet-desk'
import { emptied, startSheet } from '../high-society/score/start-sheet'
import { formAfter, saveSetup } from '../high-society/setup/recall'
import { openGame } from '../saved-game'
import { isScore, openScore } from '../score/saved-score'
import { startScore } from '../score/use-score'
import type { Summary } from '../summary'
import { isSeason } from './game-file'
import { gameHref } from './game-href'
import { sameAgain, startGame } from './start-game'

export interface Games {
  readonly list: readonly Summary[]
  /** memory: this device does not keep games. */
  readonly storage: 'kept' | 'memory'
}

/** A new score for the same people, to the same number of tokens. */
async function scoreAgain(envelope: Envelope): Promise<string | null> {
  const sheet = openScore(envelope)
  if ('problem' in sheet) return null
  const next = withGoal(emptySheet(sheet.edition, sheet.players), sheet.goal)
  return gameHref({ id: await startScore(next, []), kind: 'score', edition: sheet.edition })
}

/** A new score for the same people and prospects; how the ladder is laid this time is said on the sheet. */
async function sheetAgain(envelope: Envelope): Promise<string | null> {
  const sitting = sheetsKept.open(envelope)
  return 'problem' in sitting ? null : gameHref(await startSheet(emptied(sitting.sheet), []))
}

/** A game for the same people, with the same rulings and goal. */
async function gameAgain(envelope: Envelope): Promise<string | null> {
  const opened = openGame(envelope)
  const next = 'problem' in opened ? null : sameAgain(opened.session)
  return next && gameHref(await startGame(next, []))
}

/** The ladder and the Balls are laid anew: another season begins on the setup page, the people filled in. */
async function seasonAgain(id: string): Promise<string | null> {
  const form = await formAfter(id)
  if (!form) return null
  await saveSetup(form)
  return '/referee/high-society/new'
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
    /** Starts a game for the same people, and says where; null where the old one cannot be read. */
    again: async (id: string) => {
      const found = await loadGame(id)
      const envelope = found && isEnvelope(found.game) ? readEnvelope(found.game) : null
      if (!envelope || 'problem' in envelope) return null
      if (isScore(envelope)) return isSeason(envelope) ? sheetAgain(envelope) : scoreAgain(envelope)
      return isSeason(envelope) ? seasonAgain(id) : gameAgain(envelope)
    },
  }
}
