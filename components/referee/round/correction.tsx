'use client'

import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Draft, type Event, now, phaseIn, type Session } from '@/machines/love-letter'
import { type Change, mendedBy, momentOf, preview } from './change'
import { cardNow } from './face-up'
import { numberOf, wordsOf } from './place'
import { Previewed } from './previewed'
import { QuestionPanel } from './question-panel'

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
  const [draft, setDraftHere] = useState<Draft>(props.draftKept ?? {})
  const setDraft = (next: Draft) => {
    setDraftHere(next)
    props.onDraft?.(next)
  }
  // The question of the moment takes the focus, and so does the preview after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
  }, [headingRef, draft, change])
  if (!session.log.steps[change.at]) return null
  if (!change.isMending && (change.told || change.kind === 'never')) return <Previewed {...props} />
  const asked = momentOf(session, change)
  return (
    <>
      <QuestionPanel
        game={now(asked).context}
        phase={phaseIn(now(asked))}
        draft={draft}
        cardNow={cardNow(asked)}
        insists={false}
        headingRef={headingRef}
        onDraft={setDraft}
        onEvent={(told) => props.onChange(tell(session, change, told))}
        before={() => <p>{leadOf(session, change)}</p>}
      />
      <div className="mt-3 grid grid-cols-1 gap-2">
        {change.isMending ? (
          <Button wide onClick={() => props.onChange({ ...change, isMending: false })}>
            Back to what no longer fits
          </Button>
        ) : null}
        <Button wide onClick={props.onLeave}>
          Leave it as it is
        </Button>
      </div>
    </>
  )
}

const tell = (session: Session, change: Change, told: Event): Change =>
  change.isMending ? mendedBy(session, change, told) : { ...change, told }

function leadOf(session: Session, change: Change): string {
  const at = change.isMending ? preview(session, change).revision.misfit?.at : undefined
  if (at !== undefined) return `Step ${numberOf(session, at)} was: ${wordsOf(session, at)}.`
  return `${change.kind === 'left-out' ? 'Left out before' : 'Told so far'}: ${wordsOf(session, change.at)}.`
}
