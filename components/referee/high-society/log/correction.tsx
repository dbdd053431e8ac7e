'use client'

import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Draft, type Event, now, type Session } from '@/machines/high-society'
import { usePlayedCards } from '../gossips'
import { QuestionFrame } from '../telling/question-frame'
import { Telling } from '../telling/telling'
import { RulingForm, rulingOf } from '../wrong/ruling-form'
import { wordsOf } from './balls'
import { type Change, mendedBy, momentOf, stepOf } from './change'
import { Previewed } from './previewed'

export interface CorrectionProps {
  readonly session: Session
  readonly change: Change
  /** What was half told when the page was left. */
  readonly draftKept?: Draft
  readonly onDraft?: (draft: Draft) => void
  readonly onChange: (change: Change) => void
  readonly onApply: (change: Change) => void
  readonly onLeave: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/**
 * An earlier moment asked again: first the question of that moment, then what the new answer does to the rest, and
 * in turn the question of each step that no longer fits. Give each change a key of its own.
 */
export function Correction(props: CorrectionProps) {
  const { session, change, headingRef } = props
  const played = usePlayedCards()
  const at = stepOf(session, change)
  const step = session.log.steps[at]
  const wasRuling = (change.isMending || change.kind === 'otherwise') && step?.event.type === 'effect'
  const [draft, setDraftHere] = useState<Draft>(props.draftKept ?? {})
  const setDraft = (next: Draft) => {
    setDraftHere(next)
    props.onDraft?.(next)
  }
  const [isRuling, setRuling] = useState(wasRuling)
  const [ruling, setRulingTold] = useState(rulingOf(step?.event))
  const { form: _, ...said } = draft
  const asked = JSON.stringify([said, change, isRuling])
  // The question of the moment takes the focus, and so does the preview after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
  }, [headingRef, asked])
  if (!step) return null
  if (!change.isMending && (change.told || change.kind === 'never')) return <Previewed {...props} />
  const then = now(momentOf(session, change))
  const tell = (told: Event) =>
    props.onChange(change.isMending ? mendedBy(session, change, told) : { ...change, told })
  const before = (
    <p>
      {leadIn(change, at)}: {wordsOf(session, at, played)}.
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
            onNext={(next) => ('event' in next ? tell(next.event) : setDraft(next.draft))}
          />
        </QuestionFrame>
      ) : (
        <Telling
          season={then}
          draft={draft}
          was={change.kind === 'left-out' && !change.isMending ? undefined : step.event}
          insists={false}
          before={before}
          headingRef={headingRef}
          onDraft={setDraft}
          onEvent={tell}
        />
      )}
      <div className="mt-3 grid grid-cols-1 gap-2">
        {change.isMending ? (
          <Button wide onClick={() => props.onChange({ ...change, isMending: false })}>
            Back to what no longer fits
          </Button>
        ) : null}
        {wasRuling || then.ball === null ? null : (
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
        <Button wide onClick={props.onLeave}>
          Leave it as it is
        </Button>
      </div>
    </>
  )
}

function leadIn({ isMending, kind }: Change, at: number): string {
  if (isMending) return `Step ${at + 1} was`
  return kind === 'left-out' ? 'Left out before' : 'Told so far'
}
