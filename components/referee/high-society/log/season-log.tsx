'use client'

import { memo, type Ref, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { usePreference } from '@/components/ui/use-preference'
import type { Session } from '@/machines/high-society'
import { Earlier, useLatest } from '../../round/earlier'
import { type BallSteps, ballsOf } from './balls'
import type { Change } from './change'
import { StepLine } from './step-line'
import { StepSheet } from './step-sheet'

/** More steps than a Ball has; one that has more is drawn from its end. */
const STEPS_SHOWN = 60

export interface SeasonLogProps {
  readonly session: Session
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Change) => void
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/**
 * All that happened, Ball by Ball, in words; each step leads to what can be done about it. It is drawn after the next
 * question, which somebody waits for.
 */
export function SeasonLog({ session: newest, onBackTo, onChange, headingRef }: SeasonLogProps) {
  const session = useDeferredValue(newest)
  const isShort = usePreference('spoken') === 'short'
  const [chosen, setChosen] = useState<number | null>(null)
  const balls = useMemo(() => ballsOf(session), [session])
  return (
    <section aria-labelledby="log">
      <h2 id="log" ref={headingRef} tabIndex={-1} className="mb-2 text-question">
        Log
      </h2>
      <div role="log" aria-labelledby="log" aria-live={isShort ? 'off' : 'polite'}>
        {balls.map((ball, i) => (
          // A Ball that is over closes where it stands: moved, it would be read out again.
          <OneBall
            key={ball.from}
            session={session}
            ball={ball}
            isPresent={i === balls.length - 1}
            onStep={setChosen}
          />
        ))}
      </div>
      {balls.length ? null : <p className="text-small text-ink-2">Nothing has happened yet.</p>}
      <StepSheet
        session={session}
        step={chosen}
        onClose={() => setChosen(null)}
        onBackTo={onBackTo}
        onChange={onChange}
      />
    </section>
  )
}

interface OneBallProps {
  readonly session: Session
  readonly ball: BallSteps
  readonly isPresent: boolean
  readonly onStep: (at: number) => void
}

/** Of a closed Ball only its name is there: drawing a whole season would hold up every tap. */
const OneBall = memo(function OneBall({ session, ball, isPresent, onStep }: OneBallProps) {
  const [isOpen, setOpen] = useState(isPresent)
  useEffect(() => setOpen(isPresent), [isPresent])
  const { from, ...earlier } = useLatest(ball.to - ball.from, STEPS_SHOWN)
  const first = ball.from + from
  const last = session.log.steps.length - 1
  return (
    <Disclosure
      summary={`Ball ${ball.number}`}
      open={isOpen}
      onOpenChange={setOpen}
      // Opened again, an old Ball is read by whoever opened it, and not read out.
      {...(!isPresent && { 'aria-live': 'off' })}
    >
      {isOpen ? (
        <>
          <Earlier of="steps" {...earlier} />
          <ol className="grid grid-cols-1">
            {Array.from({ length: ball.to - first }, (_, i) => first + i).map((at) => (
              // Only the last report is news.
              <li
                key={at}
                {...(at < last && { 'aria-live': 'off' })}
                className="border-b border-line py-1 last:border-b-0"
              >
                <StepLine session={session} at={at} onStep={onStep} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </Disclosure>
  )
})
