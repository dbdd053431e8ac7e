'use client'

import { Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lastTold } from '@/components/referee/last-told'
import { undoLabel } from '@/components/referee/round/place'
import { useQuestionFocus } from '@/components/referee/round/use-question-focus'
import { faultOf, isHalfTold, letStand, report, sit, takeBack, undoStep } from '@/components/referee/sitting'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { now, type Session } from '@/machines/love-letter'
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
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It is taller than what it takes the place of: the table first, the question below it.
    root.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const isUndoable = isHalfTold(draft) || refusal !== null || at > now(session).context.at
  return (
    <div ref={root} className="scroll-mt-4">
      <Frame of={frameOf(sitting.session)} open={open} />
      <div ref={panel} className="py-4">
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
      </div>
      <div className="-mx-2 flex flex-wrap justify-between gap-x-4">
        <Button
          kind="quiet"
          className="text-small"
          icon={<Icon of={Undo2} />}
          aria-disabled={!isUndoable || undefined}
          title={isUndoable ? (undoLabel(sitting.session) ?? undefined) : undefined}
          onClick={() => isUndoable && setSitting(undoStep(sitting))}
        >
          Undo
        </Button>
        <Button kind="quiet" className="text-small" onClick={onLeave}>
          {leave}
        </Button>
      </div>
      {below?.(sitting.session)}
    </div>
  )
}
