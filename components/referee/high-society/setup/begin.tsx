import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { BookCard, Session } from '@/machines/high-society'
import { Problems } from '../../position/problems'
import { StartInTheMiddle } from '../position/start-in-the-middle'
import { type Form, freshStart, isFresh } from './form'
import { headOf, problemIn, sessionOf } from './head'

export interface BeginProps {
  readonly form: Form
  readonly cards: Readonly<Record<string, BookCard>>
  readonly onChange: (form: Form) => void
  readonly onBegin: (session: Session) => void
}

/** The way into the season: at its first Ball, or in the middle. */
export function Begin({ form, cards, onChange, onBegin }: BeginProps) {
  const problem = problemIn(headOf(form, false))
  const startProblem = problem ? null : problemIn(headOf(form))
  const session = sessionOf(form, cards)
  return (
    <div className="grid grid-cols-1 gap-6">
      {problem ? null : (
        <Disclosure
          summary="Start in the middle of a season"
          open={form.start !== null}
          onOpenChange={(isOpen) => {
            if (isOpen && !form.start) onChange({ ...form, start: freshStart })
            // Only looked into: the season begins at its beginning.
            if (!isOpen && form.start && isFresh(form.start)) onChange({ ...form, start: null })
          }}
        >
          {form.start ? (
            <StartInTheMiddle
              form={form}
              start={form.start}
              onChange={(start) => onChange({ ...form, start })}
            />
          ) : null}
        </Disclosure>
      )}
      <div className="grid grid-cols-1 gap-3">
        <Problems problems={[problem ?? startProblem].filter((one) => one !== null)} />
        <Button
          kind="primary"
          wide
          className="min-h-14"
          aria-disabled={session === null || undefined}
          onClick={() => session && onBegin(session)}
        >
          {form.start ? `Begin in the middle, with Ball ${form.start.ball}` : 'Begin the season'}
        </Button>
      </div>
    </div>
  )
}
