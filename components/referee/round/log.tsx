'use client'

import { memo, type Ref, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { usePreference } from '@/components/ui/use-preference'
import type { Session } from '@/machines/love-letter'
import { type Change, canBeAskedAgain } from './change'
import { Earlier, useLatest } from './earlier'
import { numberOf, wordsOf } from './place'
import { cannotBeUnseen } from './seen'
import { type LoggedStep, StepSheet } from './step-sheet'
import { TurnSteps } from './turn-steps'
import { roundsOf, type Stretch, turnsOf } from './turns'

/** More rounds than an evening has, and more steps than a round; a log that has more is drawn from its end. */
const ROUNDS_SHOWN = 30
const STEPS_SHOWN = 60

export interface LogProps {
  readonly session: Session
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Change) => void
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/**
 * All that happened, in words, oldest first; each step leads to what can be done about it. It is drawn after the next
 * question, which somebody waits for.
 */
export function Log({ session: newest, onBackTo, onChange, headingRef }: LogProps) {
  const session = useDeferredValue(newest)
  const isShort = usePreference('spoken') === 'short'
  const [chosen, setChosen] = useState<number | null>(null)
  const rounds = useMemo(() => roundsOf(session), [session])
  const { from, ...earlier } = useLatest(rounds.length, ROUNDS_SHOWN)
  return (
    <section aria-labelledby="log">
      <h2 id="log" ref={headingRef} tabIndex={-1} className="mb-2 text-question">
        Log
      </h2>
      <div role="log" aria-labelledby="log" aria-live={isShort ? 'off' : 'polite'}>
        <Earlier of="rounds" {...earlier} />
        {rounds.slice(from).map((round) => (
          // A round that is over closes where it stands: moved, it would be read out again.
          <Round
            key={round.number}
            session={session}
            round={round}
            isPresent={round.number === rounds.length}
            onStep={setChosen}
          />
        ))}
      </div>
      {rounds.length ? null : <p className="text-small text-ink-2">Nothing has happened yet.</p>}
      <StepSheet
        step={chosen === null ? null : stepAt(session, chosen)}
        onClose={() => setChosen(null)}
        onBackTo={onBackTo}
        onChange={onChange}
      />
    </section>
  )
}

function stepAt(session: Session, at: number): LoggedStep | null {
  const step = session.log.steps[at]
  if (!step) return null
  return {
    at,
    number: numberOf(session, at),
    words: wordsOf(session, at),
    canBeAskedAgain: canBeAskedAgain(step.event),
    unseen: cannotBeUnseen(session, at),
  }
}

type RoundProps = { session: Session; round: Stretch; onStep: (at: number) => void }

/** Of a closed round only its name is there: drawing all rounds of a long game would hold up every tap. */
const Round = memo(function Round({ isPresent, ...props }: RoundProps & { isPresent: boolean }) {
  const [isOpen, setOpen] = useState(isPresent)
  useEffect(() => setOpen(isPresent), [isPresent])
  return (
    <Disclosure
      summary={`Round ${props.round.number}`}
      open={isOpen}
      onOpenChange={setOpen}
      // Opened again, an old round is read by whoever opened it, and not read out.
      {...(!isPresent && { 'aria-live': 'off' })}
    >
      {isOpen ? <RoundSteps {...props} /> : null}
    </Disclosure>
  )
})

function RoundSteps({ session, round, onStep }: RoundProps) {
  const { from, ...earlier } = useLatest(round.to - round.from, STEPS_SHOWN)
  const first = round.from + from
  return (
    <>
      <Earlier of="steps" {...earlier} />
      <ol className="grid grid-cols-1">
        {turnsOf(session, round)
          .filter((turn) => turn.to > first)
          .map((turn) => (
            <TurnSteps key={turn.from} session={session} turn={turn} first={first} onStep={onStep} />
          ))}
      </ol>
    </>
  )
}
