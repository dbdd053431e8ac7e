import { memo } from 'react'
import {
  type Event,
  follows,
  describe as inWords,
  type Season,
  type Session,
  seasonBefore,
  TABLE_RULING,
} from '@/machines/high-society'
import { StepNumber } from '../../round/step-number'
import { usePlayedCards } from '../gossips'
import { calledAt } from './balls'

export interface StepLineProps {
  readonly session: Session
  readonly at: number
  readonly onStep: (at: number) => void
}

/** One step of the log as a button, and what followed as a plain line. */
export function StepLine({ session, at, onStep }: StepLineProps) {
  const called = calledAt(usePlayedCards(), at)
  const step = session.log.steps[at]
  if (!step) return null
  return (
    <Line
      event={step.event}
      before={seasonBefore(session, at)}
      after={seasonBefore(session, at + 1)}
      called={called}
      isUnproven={step.after.isUnproven}
      at={at}
      onStep={onStep}
    />
  )
}

interface LineProps {
  readonly event: Event
  readonly before: Season
  readonly after: Season
  /** The name of a Whistledown card. */
  readonly called: string | undefined
  readonly isUnproven: boolean
  readonly at: number
  readonly onStep: (at: number) => void
}

/** A step stays as it was told: it is put into words once. */
const Line = memo(function Line({ event, before, after, called, isUnproven, at, onStep }: LineProps) {
  const said = follows(before, event, after)
  return (
    <>
      <button
        type="button"
        onClick={() => onStep(at)}
        className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap content-center items-baseline gap-x-2 rounded-ui px-2 py-1 text-start leading-snug hover:bg-accent-soft"
      >
        <StepNumber of={at + 1} />
        <span className="min-w-0 flex-1 wrap-anywhere">{inWords(before, event, called)}</span>
        {/* A ruling is called so in its own words. */}
        {isUnproven && event.type !== 'effect' ? (
          <span className="shrink-0 rounded-ui border border-edge px-1.5 text-tiny text-ink-2">
            {TABLE_RULING.toLowerCase()}
          </span>
        ) : null}
      </button>
      {said.length ? <p className="pb-1 ps-7 text-small text-ink-2">{said.join(' ')}</p> : null}
    </>
  )
})
