import { keepForGood, rememberNames, saveGame } from '@/components/storage'
import { emptySheet, type ScoreSheet } from '@/machines/high-society'
import { newId } from '../../new-id'
import type { SeasonSummary } from '../../summary'
import { sheetsKept, sit } from './sheet-desk'

/** Saves a score that begins, and says what the list shows of it. */
export async function startSheet(sheet: ScoreSheet, typed: readonly string[]): Promise<SeasonSummary> {
  const createdAt = new Date().toISOString()
  const sitting = sit(sheet)
  const saved = sheetsKept.begun(sitting, newId(), createdAt)
  const summary = sheetsKept.summaryOf(saved, sitting) as SeasonSummary
  await saveGame(saved, summary)
  if (typed.length) await rememberNames(typed, createdAt)
  void keepForGood()
  return summary
}

/** For the same people and the same prospects; how the ladder is laid this time is said on the sheet. */
export const emptied = ({ players, prospects }: ScoreSheet): ScoreSheet => emptySheet(players, prospects)
