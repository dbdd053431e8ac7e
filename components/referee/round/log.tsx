'use client'

import { type Ref, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { Session } from '@/machines/love-letter'
import type { Change } from './change'
import { StepSheet } from './step-sheet'
import { TurnSteps } from './turn-steps'
import { byTurns, type PlacedStep, type RoundOfLog } from './turns'

export interface LogProps {
  readonly session: Session
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Change) => void
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** All that happened, in words, oldest first; each step leads to what can be done about it. */
export function Log({ session, onBackTo, onChange, headingRef }: LogProps) {
  const [chosen, setChosen] = useState<PlacedStep | null>(null)
  const rounds = useMemo(() => byTurns(session), [session])
  return (
    <section aria-labelledby="log">
      <h2 id="log" ref={headingRef} tabIndex={-1} className="mb-2 text-question">
        Log
      </h2>
      <div role="log" aria-labelledby="log">
        {rounds.map((round, i) => (
          // A round that is over closes where it stands: moved, it would be read out again.
          <Disclosure key={round.round} summary={`Round ${round.round}`} open={i === rounds.length - 1}>
            <Round session={session} round={round} onStep={setChosen} />
          </Disclosure>
        ))}
      </div>
      {rounds.length ? null : <p className="text-small text-ink-2">Nothing has happened yet.</p>}
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

type RoundProps = { session: Session; round: RoundOfLog; onStep: (step: PlacedStep) => void }

function Round({ session, round, onStep }: RoundProps) {
  return (
    <ol className="grid grid-cols-1">
      {round.turns.map((turn) => (
        <li key={turn.turn} className="border-b border-line py-1 last:border-b-0">
          <TurnSteps session={session} turn={turn} onStep={onStep} />
        </li>
      ))}
    </ol>
  )
}
