import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { StepLine } from './step-line'
import type { Step } from './steps'

export interface StepListProps {
  readonly steps: readonly Step[]
  /** What is asked at once; nothing, until one is tapped. */
  readonly startAt: number | null
  /** What comes below; its first button takes the focus when all is answered. */
  readonly children?: ReactNode
}

/** Questions one below the other; each answer is tapped, and the next question opens. */
export function StepList({ steps, startAt, children }: StepListProps) {
  const id = useId()
  const foot = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(startAt)
  // A question was answered: the focus follows to the next, once it is there.
  const [isLed, setLed] = useState(startAt !== null)
  useEffect(() => {
    if (!isLed) return
    const next = document.getElementById(`${id}${open}`) ?? foot.current?.querySelector('button')
    next?.focus()
    setLed(false)
  }, [id, isLed, open])
  return (
    <div>
      {steps.map((step, i) => (
        <StepLine
          key={step.key}
          id={`${id}${i}`}
          step={step}
          isOpen={open === i}
          onToggle={() => setOpen(open === i ? null : i)}
          onNext={() => {
            setOpen(i + 1)
            setLed(true)
          }}
        />
      ))}
      <div ref={foot}>{children}</div>
    </div>
  )
}
