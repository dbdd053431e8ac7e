import type { Session } from '@/machines/high-society'
import { StepSheet as Sheet } from '../../round/step-sheet'
import { usePlayedCards } from '../gossips'
import { wordsOf } from './balls'
import type { Change } from './change'

export interface StepSheetProps {
  readonly session: Session
  /** The index of the step in question; null while none is. */
  readonly step: number | null
  readonly onClose: () => void
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Change) => void
}

/** What can be done about one step of a season. */
export function StepSheet({ session, step, ...ways }: StepSheetProps) {
  const played = usePlayedCards()
  const known = step !== null && step < session.log.steps.length
  return (
    <Sheet
      {...ways}
      step={
        known
          ? {
              at: step,
              number: step + 1,
              words: wordsOf(session, step, played),
              canBeAskedAgain: true,
              unseen: null,
            }
          : null
      }
    />
  )
}
