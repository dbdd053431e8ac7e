import { memo } from 'react'
import {
  follows,
  describe as inWords,
  phaseIn,
  reminder,
  type Session,
  type Snapshot,
  snapshotBefore,
} from '@/machines/love-letter'
import { numberOf } from './place'
import { StepNumber } from './step-number'
import type { Stretch } from './turns'

export interface TurnStepsProps {
  readonly session: Session
  readonly turn: Stretch
  /** Steps of the turn before this one are not drawn. */
  readonly first: number
  readonly onStep: (at: number) => void
}

/** One turn of the log: what was told, as buttons; what followed of itself, as plain lines. */
export function TurnSteps({ session, turn, first, onStep }: TurnStepsProps) {
  const from = Math.max(turn.from, first)
  const steps = Array.from({ length: turn.to - from }, (_, i) => from + i)
  const told = numberOf(session, from - 1)
  // Only the last report and what followed of it are news. Earlier steps may be drawn later, and are not read out.
  const news = session.log.steps.findLastIndex(({ isImplied }) => !isImplied)
  const live = (last: number) => (last < news ? { 'aria-live': 'off' as const } : {})
  return (
    <li {...live(turn.to - 1)} className="border-b border-line py-1 last:border-b-0">
      <ol>
        {steps.map((at, i) => (
          <li key={at} {...live(at)}>
            <Line
              step={session.log.steps[at] as Step}
              at={at}
              number={
                told + steps.slice(0, i + 1).filter((step) => !session.log.steps[step]?.isImplied).length
              }
              before={snapshotBefore(session, at)}
              turn={at === turn.from ? turn.number : 0}
              onStep={onStep}
            />
          </li>
        ))}
      </ol>
    </li>
  )
}

type Step = Session['log']['steps'][number]

interface LineProps {
  readonly step: Step
  readonly at: number
  readonly number: number
  readonly before: Snapshot
  /** The number of the turn that begins here; 0 where none does. */
  readonly turn: number
  readonly onStep: (at: number) => void
}

/** A step stays as it was told: it is put into words once. */
const Line = memo(function Line({ step, at, number, before, turn, onStep }: LineProps) {
  const words = inWords(before.context.table, step.event)
  return (
    <>
      {step.isImplied ? (
        <p className="ps-7 pt-1 text-small text-ink-2">
          {turn ? `Turn ${turn}: ` : ''}
          {words}.
        </p>
      ) : (
        <button
          type="button"
          onClick={() => onStep(at)}
          className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap content-center items-baseline gap-x-2 rounded-ui px-2 py-1 text-start leading-snug hover:bg-accent-soft"
        >
          <StepNumber of={number} />
          <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
        </button>
      )}
      <Consequences step={step} at={at} before={before} />
    </>
  )
})

/** What happened of itself, and what nobody can prove. */
function Consequences({ step: { event, after }, at, before }: Pick<LineProps, 'step' | 'at' | 'before'>) {
  const said = follows(before.context.table, event, after.snapshot.context.table)
  const doubt = after.unproven.includes(at) && reminder(before.context, phaseIn(before), event, true)
  if (said.length === 0 && !doubt) return null
  return (
    <p className="pb-1 ps-7 text-small text-ink-2">
      {said.join(' ')} {doubt ? <em>{doubt}</em> : null}
    </p>
  )
}
