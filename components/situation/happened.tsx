import { useId } from 'react'
import { behind, follows, describe as inWords, type Session, tableBefore } from '@/machines/love-letter'
import { RestsOn } from './outcome-steps'

/** All that was played out, each step with what followed of it and the pages that it rests on. */
export function Happened({ session, from }: { session: Session; from: number }) {
  const id = useId()
  const steps = session.log.steps.slice(from)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-4">
      <h3 id={id} className="mb-3 text-lead">
        What happened, and why
      </h3>
      <ol className="grid grid-cols-1 gap-3">
        {steps.map(({ event }, i) => {
          const [before, after] = [tableBefore(session, from + i), tableBefore(session, from + i + 1)]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows and shrinks at its end
            <li key={i} className="border-s-2 border-line-2 ps-4">
              {[`${inWords(before, event)}.`, ...follows(before, event, after)].join(' ')}
              <RestsOn
                card={event.type === 'play' ? event.card : null}
                behind={behind(before, event, after)}
                edition={before.edition}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
