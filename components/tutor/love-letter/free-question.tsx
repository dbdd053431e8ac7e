import type { Ref } from 'react'
import type { LastTold } from '@/components/referee/last-told'
import { cardNow } from '@/components/referee/round/face-up'
import { LastAnswer } from '@/components/referee/round/last-answer'
import { QuestionPanel } from '@/components/referee/round/question-panel'
import type { Sitting } from '@/components/referee/sitting'
import { Choice } from '@/components/ui/choice'
import { type Draft, type Event, headline, now, phaseIn, whyEnded } from '@/machines/love-letter'
import type { RefusalWords } from '../lesson'
import { Refusal } from '../refusal'

export interface FreeQuestionProps {
  readonly sitting: Sitting
  readonly refusal: RefusalWords | null
  readonly last: LastTold | null
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onDraft: (draft: Draft) => void
  readonly onEvent: (event: Event) => void
  readonly onTakeBack: () => void
  readonly onLetStand: () => void
}

/** The one thing that can be said next: an answer, what to do about a refusal, or how the round ended. */
export function FreeQuestion(props: FreeQuestionProps) {
  const { sitting, refusal, last, headingRef } = props
  const snapshot = now(sitting.session)
  const phase = phaseIn(snapshot)
  const { table } = snapshot.context
  if (refusal)
    return (
      <div className="-mx-5 sm:-mx-4">
        <Refusal
          words={refusal}
          headingRef={headingRef}
          actions={
            <>
              <Choice title="Take it back" marked onPick={props.onTakeBack} />
              {refusal.canStand ? (
                <Choice
                  title="Let it stand"
                  note="As a table may decide, to see how it goes on."
                  onPick={props.onLetStand}
                />
              ) : null}
            </>
          }
        />
      </div>
    )
  if (phase === 'deal' || phase === 'over')
    return (
      <>
        <p className="text-small text-ink-2">{last ? `${last.described}.` : null}</p>
        <h3 ref={headingRef} tabIndex={-1} className="mt-1 text-question">
          {headline(table, phase)}
        </h3>
        <p className="mt-2">{whyEnded(table)}</p>
      </>
    )
  return (
    <QuestionPanel
      game={snapshot.context}
      phase={phase}
      draft={sitting.draft}
      cardNow={cardNow(sitting.session)}
      headingRef={headingRef}
      onDraft={props.onDraft}
      onEvent={props.onEvent}
      before={(lead) => (
        <LastAnswer last={sitting.draft.card === undefined ? last : null} notice={null} lead={lead} />
      )}
    />
  )
}
