import { opensAs } from '../../core/notation'
import type { GameRecord } from '../record'
import { readGame } from './game'
import { headOf } from './situation'
import { readSituation } from './text'

/** The record of a text of either kind: a whole game, or a situation, in which nothing has happened yet. */
export function recordOfText(text: string): GameRecord | { readonly problem: string } {
  if (opensAs(text)?.held !== 's') return readGame(text)
  const situation = readSituation(text.trim())
  return 'problem' in situation ? situation : { ...headOf(situation), events: [] }
}
