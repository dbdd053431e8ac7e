'use client'

import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  type Draft,
  type Event,
  describe as inWords,
  type Session,
  seasonBefore,
} from '@/machines/high-society'
import { PreviewPanel } from '../../round/preview-panel'
import { QuestionFrame } from '../telling/question-frame'
import { Telling } from '../telling/telling'
import { RulingForm, rulingOf } from '../wrong/ruling-form'
import { wordsOf } from './balls'
import { type Change, instead, preview } from './change'

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
  const step = session.log.steps[change.at]
  const wasRuling = change.kind === 'otherwise' && step?.event.type === 'effect'
  const [isRuling, setRuling] = useState(wasRuling)
  const [ruling, setRulingTold] = useState(rulingOf(step?.event))
  const then = seasonBefore(session, change.at)
  const { form: _, ...said } = draft
  const asked = JSON.stringify([said, told, isRuling])
  // The question of the moment takes the focus, and so does the preview after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
  }, [headingRef, asked])
  if (!step) return null
  const was = wordsOf(session, change.at)
  if (told || change.kind === 'never') {
    const { revision, later, lost } = preview(session, change, told)
    return (
      <PreviewPanel
        misfit={
          revision.misfit && { number: revision.misfit.at + 1, words: wordsOf(session, revision.misfit.at) }
        }
        later={later}
        lost={lost}
        was={was}
        told={told && inWords(then, told)}
        kind={change.kind}
        headingRef={headingRef}
        onApply={() => onApply(change.at, instead(session, change, told))}
        onLeave={onLeave}
      />
    )
  }
  const before = (
    <p>
      {change.kind === 'left-out' ? 'Left out before' : 'Told so far'}: {was}.
    </p>
  )
  return (
    <>
      {isRuling && draft.type === undefined ? (
        <QuestionFrame back={null} before={before} ask="What did the table do?" headingRef={headingRef}>
          <RulingForm
            season={then}
            value={ruling}
            onChange={setRulingTold}
            onNext={(next) => ('event' in next ? setTold(next.event) : setDraft(next.draft))}
          />
        </QuestionFrame>
      ) : (
        <Telling
          season={then}
          draft={draft}
          was={change.kind === 'otherwise' ? step.event : undefined}
          insists={false}
          before={before}
          headingRef={headingRef}
          onDraft={setDraft}
          onEvent={setTold}
        />
      )}
      <div className="mt-3 grid grid-cols-1 gap-2">
        {wasRuling ? null : (
          <Button
            wide
            onClick={() => {
              setDraft({})
              setRuling(!isRuling)
            }}
          >
            {isRuling ? 'It was no table ruling' : 'It was a table ruling'}
          </Button>
        )}
        <Button wide onClick={onLeave}>
          Leave it as it is
        </Button>
      </div>
    </>
  )
}
