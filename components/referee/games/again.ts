import { type Envelope, isEnvelope, readEnvelope } from '@/machines/core'
import { emptySheet, withGoal } from '@/machines/love-letter'
import { loadGame } from '../../storage'
import { sheetsKept } from '../high-society/score/sheet-desk'
import { emptied, startSheet } from '../high-society/score/start-sheet'
import { formAfter, saveSetup } from '../high-society/setup/recall'
import { openGame } from '../saved-game'
import { isScore, openScore } from '../score/saved-score'
import { startScore } from '../score/use-score'
import { isSeason } from './game-file'
import { gameHref } from './game-href'
import { sameAgain, startGame } from './start-game'

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

/** Starts a game for the same people, and says where; null where the old one cannot be read. */
export async function again(id: string): Promise<string | null> {
  const found = await loadGame(id)
  const envelope = found && isEnvelope(found.game) ? readEnvelope(found.game) : null
  if (!envelope || 'problem' in envelope) return null
  if (isScore(envelope)) return isSeason(envelope) ? sheetAgain(envelope) : scoreAgain(envelope)
  return isSeason(envelope) ? seasonAgain(id) : gameAgain(envelope)
}
