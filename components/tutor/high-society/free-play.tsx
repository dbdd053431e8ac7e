'use client'

import { useRef, useState } from 'react'
import { lastTold } from '@/components/referee/high-society/last-told'
import {
  faultOf,
  isHalfTold,
  report,
  sit,
  takeBack,
  undoStep,
} from '@/components/referee/high-society/sitting'
import { Telling } from '@/components/referee/high-society/telling/telling'
import { LastAnswer } from '@/components/referee/round/last-answer'
import { useQuestionFocus } from '@/components/referee/round/use-question-focus'
import { SeasonTable } from '@/components/season/season-table'
import { useGlide } from '@/components/season/use-glide'
import { Choice } from '@/components/ui/choice'
import { headline, now, type Session, STAND_WORDS, viewSeason, whyWon } from '@/machines/high-society'
import { FreeStage } from '../free-stage'
import { Refusal } from '../refusal'
import { refusalOf } from './frames'

export interface FreePlayProps {
  /** Where play goes on from; what is told changes a copy of it. */
  readonly session: Session
  readonly onLeave: () => void
}

/** Play a season on freely from a step of a lesson: the referee’s own questions, its own verdicts, and every step can be taken back. */
export function FreePlay({ session, onLeave }: FreePlayProps) {
  const [sitting, setSitting] = useState(() => sit(session))
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const ladder = useGlide<HTMLOListElement>()
  const { draft } = sitting
  const at = sitting.session.log.steps.length
  const isBegun = at > session.log.steps.length
  const season = now(sitting.session)
  const refused = faultOf(sitting)
  const refusal = refusalOf({ session: sitting.session, refused })
  useQuestionFocus(JSON.stringify([at, { ...draft, form: null }, refused?.fault]), heading, panel)
  const last =
    isBegun && !isHalfTold(draft) ? (
      <LastAnswer last={lastTold(sitting.session)} notice={null} lead={null} />
    ) : null
  return (
    <FreeStage
      table={<SeasonTable view={viewSeason(season)} ladderRef={ladder} />}
      panelRef={panel}
      headingRef={heading}
      undo={
        isBegun || refused || isHalfTold(draft)
          ? { label: null, go: () => setSitting(undoStep(sitting)) }
          : null
      }
      leave="Back to the lesson"
      onLeave={onLeave}
    >
      {refusal ? (
        <div className="-mx-5 sm:-mx-4">
          <Refusal
            words={refusal}
            headingRef={heading}
            actions={
              <Choice
                title={STAND_WORDS.takeBack.title}
                marked
                onPick={() => setSitting(takeBack(sitting))}
              />
            }
          />
        </div>
      ) : season.isOver ? (
        <>
          {last}
          <h3 ref={heading} tabIndex={-1} className="mt-1 text-question">
            {headline(season)}
          </h3>
          <p className="mt-2">{whyWon(season)}</p>
        </>
      ) : (
        <Telling
          key={at}
          season={season}
          draft={draft}
          onDraft={(next) => setSitting({ ...sitting, draft: next })}
          onEvent={(event) => setSitting(report(sitting, event))}
          headingRef={heading}
          before={last}
        />
      )}
    </FreeStage>
  )
}
