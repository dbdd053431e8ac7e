'use client'

import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  type Draft,
  type Event,
  describe as inWords,
  now,
  phaseIn,
  type Revision,
  type Session,
  sessionAt,
  tableBefore,
} from '@/machines/love-letter'
import { type Change, instead, preview } from './change'
import { cardNow } from './face-up'
import { wordsOf } from './place'
import { PreviewPanel } from './preview-panel'
import { QuestionPanel } from './question-panel'

export interface CorrectionProps {
  readonly session: Session
  readonly change: Change
  readonly onApply: (at: number, instead: readonly Event[]) => void
  readonly onLeave: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** An earlier moment asked again: first the question of that moment, then what the new answer does to the rest. */
export function Correction({ session, change, onApply, onLeave, headingRef }: CorrectionProps) {
  const [draft, setDraft] = useState<Draft>({})
  const [told, setTold] = useState<Event | null>(null)
  const earlier = sessionAt(session, change.at)
  const then = now(earlier)
  // The question of the moment takes the focus, and so does the preview after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
  }, [headingRef, draft, told])
  const step = session.log.steps[change.at]
  if (!step) return null
  const was = inWords(tableBefore(session, change.at), step.event)
  if (told || change.kind === 'never') {
    const { revision, later, lost } = preview(session, change, told)
    return (
      <PreviewPanel
        misfit={misfitIn(session, revision)}
        later={later}
        lost={lost}
        was={was}
        told={told && inWords(then.context.table, told)}
        kind={change.kind}
        headingRef={headingRef}
        onApply={() => onApply(change.at, instead(session, change, told))}
        onLeave={onLeave}
      />
    )
  }
  return (
    <>
      <QuestionPanel
        game={then.context}
        phase={phaseIn(then)}
        draft={draft}
        cardNow={cardNow(earlier)}
        insists={false}
        headingRef={headingRef}
        onDraft={setDraft}
        onEvent={setTold}
        before={() => (
          <p>
            {change.kind === 'left-out' ? 'Left out before' : 'Told so far'}: {was}.
          </p>
        )}
      />
      <div className="mt-3">
        <Button wide onClick={onLeave}>
          Leave it as it is
        </Button>
      </div>
    </>
  )
}

/** The step that no longer fits, numbered as people count: what was told, from 1. */
function misfitIn(session: Session, { misfit }: Revision) {
  if (!misfit) return null
  const told = session.log.steps.filter(({ isImplied }, i) => i <= misfit.at && !isImplied)
  return { number: told.length, words: wordsOf(session, misfit.at) || 'the rest' }
}
