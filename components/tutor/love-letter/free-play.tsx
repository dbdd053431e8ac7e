'use client'

import { type ReactNode, useRef, useState } from 'react'
import { lastTold } from '@/components/referee/last-told'
import { undoLabel } from '@/components/referee/round/place'
import { useQuestionFocus } from '@/components/referee/round/use-question-focus'
import { faultOf, isHalfTold, letStand, report, sit, takeBack, undoStep } from '@/components/referee/sitting'
import { now, type Session } from '@/machines/love-letter'
import { FreeStage } from '../free-stage'
import { Frame } from './frame'
import { frameOf, refusalOf } from './frames'
import { FreeQuestion } from './free-question'

export interface FreePlayProps {
  /** Where play goes on from; what is told changes a copy of it. */
  readonly session: Session
  /** Hands face up where they are known. */
  readonly open: boolean
  /** What the way back is called. */
  readonly leave: string
  readonly onLeave: () => void
  /** Stands below, for the table as it is now. */
  readonly below?: (session: Session) => ReactNode
}

/** Play on freely from a session: the referee's own questions, its own verdicts, and every step can be taken back. */
export function FreePlay({ session, open, leave, onLeave, below }: FreePlayProps) {
  const [sitting, setSitting] = useState(() => sit(session))
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { draft } = sitting
  const refusal = refusalOf(sitting)
  const { at } = now(sitting.session).context
  useQuestionFocus(JSON.stringify([at, draft.card, draft.target, faultOf(sitting)?.fault]), heading, panel)
  const isUndoable = isHalfTold(draft) || refusal !== null || at > now(session).context.at
  return (
    <FreeStage
      table={<Frame of={frameOf(sitting.session)} open={open} />}
      panelRef={panel}
      headingRef={heading}
      undo={
        isUndoable ? { label: undoLabel(sitting.session), go: () => setSitting(undoStep(sitting)) } : null
      }
      leave={leave}
      onLeave={onLeave}
      below={below?.(sitting.session)}
    >
      <FreeQuestion
        sitting={sitting}
        refusal={refusal}
        last={at > now(session).context.at ? lastTold(sitting.session) : null}
        headingRef={heading}
        onDraft={(next) => setSitting({ ...sitting, draft: next })}
        onEvent={(event) => setSitting(report(sitting, event))}
        onTakeBack={() => setSitting(takeBack(sitting))}
        onLetStand={() => setSitting(letStand(sitting))}
      />
    </FreeStage>
  )
}
