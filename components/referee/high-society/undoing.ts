import { redoLabel, wordsOf } from './log/balls'
import type { Before } from './sitting'
import { isHalfTold } from './sitting'
import type { SeasonReferee } from './use-season'

function changeLabel({ did, at, sitting }: Before): string {
  const words = wordsOf(sitting.session, at)
  if (did === 'corrected') return `the correction of “${words}”`
  if (did === 'reheaded') return 'the change to what the cards say'
  return did === 'went-back' ? `going back to before “${words}”` : 'the change made last'
}

/** What undo takes back now, in words; null when there is nothing. */
export function undoWords({ session, draft, fault, before }: SeasonReferee): string | null {
  if (isHalfTold(draft)) return 'what is half told'
  if (before) return changeLabel(before)
  if (fault) return 'what was told last'
  const { length } = session.log.steps
  return length ? wordsOf(session, length - 1) : null
}

/** What redo brings again now, in words; null when there is nothing. */
export function redoWords({ session, fault, again }: SeasonReferee): string | null {
  if (again) return changeLabel(again)
  return fault ? null : redoLabel(session)
}

/** What a change of the log came to, to be said with a way back; null when it left nothing to say. */
export function changeWords({ before }: Pick<SeasonReferee, 'before'>): string | null {
  if (!before || before.did === 'repaired') return null
  const { did, leftOut } = before
  if (did === 'went-back')
    return leftOut === 1 ? 'One step was taken back.' : `${leftOut} steps were taken back.`
  if (did === 'reheaded' && leftOut === 0) return null
  const head = did === 'reheaded' ? 'Changed.' : 'Corrected.'
  if (leftOut === 0) return head
  return `${head} ${leftOut === 1 ? 'One later step was' : `${leftOut} later steps were`} left out.`
}
