import {
  follows,
  describe as inWords,
  now,
  phaseIn,
  reminder,
  type Session,
  sessionAt,
  tableBefore,
} from '@/machines/love-letter'
import type { PlacedStep, Turn } from './turns'

type TurnStepsProps = { session: Session; turn: Turn; onStep: (step: PlacedStep) => void }

/** One turn of the log: what was told, as buttons; what followed of itself, as plain lines. */
export function TurnSteps({ session, turn, onStep }: TurnStepsProps) {
  return (
    <ol>
      {turn.steps.map((step, i) => (
        <li key={step.at}>
          {step.isImplied ? (
            <p className="pt-1 text-small text-ink-2">
              {i === 0 && turn.turn > 0 ? `Turn ${turn.turn}: ` : ''}
              {words(session, step)}.
            </p>
          ) : (
            <button
              type="button"
              onClick={() => onStep(step)}
              className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center rounded-ui px-2 py-1 text-start leading-snug wrap-anywhere hover:bg-accent-soft"
            >
              {words(session, step)}
            </button>
          )}
          <Consequences session={session} step={step} />
        </li>
      ))}
    </ol>
  )
}

const words = (session: Session, { at, event }: PlacedStep) => inWords(tableBefore(session, at), event)

/** What happened of itself, and what nobody can prove. */
function Consequences({ session, step: { at, event } }: { session: Session; step: PlacedStep }) {
  const before = tableBefore(session, at)
  const after = session.log.steps[at]?.after
  if (!after) return null
  const said = follows(before, event, after.snapshot.context.table)
  const then = after.unproven.includes(at) ? now(sessionAt(session, at)) : null
  const doubt = then && reminder(then.context, phaseIn(then), event, true)
  if (said.length === 0 && !doubt) return null
  return (
    <p className="pb-1 text-small text-ink-2">
      {said.join(' ')} {doubt ? <em>{doubt}</em> : null}
    </p>
  )
}
