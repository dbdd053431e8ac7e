import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Disclosure } from '@/components/ui/disclosure'
import { useFits } from '@/components/ui/use-fits'
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

/**
 * The way into the season: at its first Ball, or in the middle. On a phone the button is a bar at the foot of the
 * screen; so it has no box of its own here, but lies in that of the whole form.
 */
export function Begin({ form, cards, onChange, onBegin }: BeginProps) {
  const problem = problemIn(headOf(form, false))
  const startProblem = problem ? null : problemIn(headOf(form))
  const session = sessionOf(form, cards)
  const foot = useRef<HTMLDivElement>(null)
  const fits = useFits(foot, 0.2)
  return (
    <>
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
      <div
        ref={foot}
        className={cx(
          'grid grid-cols-1 gap-3',
          session &&
            'max-lg:bottom-0 max-lg:z-10 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]',
          session && fits && 'max-lg:sticky',
        )}
      >
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
    </>
  )
}
