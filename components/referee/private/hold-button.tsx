'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Long enough that nobody does it in passing. */
export const HOLD_MS = 700

export interface HoldButtonProps {
  readonly children: ReactNode
  /** The second step for whoever does not hold: keyboards, switches, screen readers, shaky hands. */
  readonly confirm: ReactNode
  readonly onHeld: () => void
}

/** A button that wants to be meant: held for a moment, or pressed and then confirmed. */
export function HoldButton({ children, confirm, onHeld }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const second = useRef<HTMLButtonElement>(null)
  const release = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isAsked) second.current?.focus()
  }, [isAsked])
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        kind="primary"
        wide
        className="relative min-h-20 touch-none overflow-hidden text-lead"
        onPointerDown={() => {
          setHeld(true)
          timer.current = setTimeout(onHeld, HOLD_MS)
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => setAsked(true)}
      >
        <span
          aria-hidden
          className={
            isHeld
              ? 'absolute inset-0 origin-left scale-x-100 bg-ink/30 transition-transform duration-700 ease-linear rtl:origin-right'
              : 'absolute inset-0 origin-left scale-x-0 bg-ink/30 rtl:origin-right'
          }
        />
        <span className="relative">{children}</span>
      </Button>
      {isAsked ? (
        <Button ref={second} wide className="min-h-14" onClick={onHeld}>
          {confirm}
        </Button>
      ) : null}
    </div>
  )
}
