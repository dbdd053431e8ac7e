import { type Before, isHalfTold } from '../sitting'
import type { Referee } from '../use-referee'
import { redoLabel, undoLabel, wordsOf } from './place'

function changeLabel({ did, at, sitting }: Before): string {
  const words = wordsOf(sitting.session, at)
  if (did === 'corrected') return `the correction of “${words}”`
  return did === 'went-back' ? `going back to before “${words}”` : 'the change made last'
}

/** What undo takes back now, in words; null when there is nothing. */
export function undoWords({ session, draft, fault, before }: Referee): string | null {
  if (isHalfTold(draft)) return 'what is half told'
  if (before) return changeLabel(before)
  return fault ? 'what was told last' : undoLabel(session)
}

/** What redo brings again now, in words; null when there is nothing. */
export function redoWords({ session, fault, again }: Referee): string | null {
  if (again) return changeLabel(again)
  return fault ? null : redoLabel(session)
}

/** What a change of the log came to, to be said with a way back; null when it left nothing to say. */
export function changeWords({ before }: Pick<Referee, 'before'>): string | null {
  if (!before || before.did === 'repaired') return null
  const { did, leftOut } = before
  if (did === 'went-back')
    return leftOut === 1 ? 'One step was taken back.' : `${leftOut} steps were taken back.`
  if (leftOut === 0) return 'Corrected.'
  return `Corrected. ${leftOut === 1 ? 'One later step was' : `${leftOut} later steps were`} left out.`
}

/** Whether the next undo takes back a step of the log, and not something that was done to it. */
export const undoesAStep = ({ draft, fault, before }: Referee): boolean =>
  !isHalfTold(draft) && !before && !fault
