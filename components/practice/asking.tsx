import { ArrowRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LiveRegion } from '@/components/ui/live-region'
import { Answers } from './answers'
import type { Question } from './data'
import type { Asked } from './use-sitting'
import { Verdict, verdictWords } from './verdict'

export interface AskingProps {
  readonly of: Asked<Question>
  /** The table that it is about. */
  readonly table: ReactNode
  /** “question 3 of 10”. */
  readonly count: string
  /** It was missed before. */
  readonly isBack: boolean
  readonly isLast: boolean
  readonly titles: Readonly<Record<string, string>>
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onPick: (choice: number) => void
  readonly onNext: () => void
  readonly onLeave: () => void
}

/** One question: the table, what happened, what is asked; one tap answers, and the rule says why. */
export function Asking(props: AskingProps) {
  const { of, count, isBack, titles, headingRef } = props
  const { question, picked } = of
  const next = useRef<HTMLButtonElement>(null)
  // The reason and the way on come below the answers: on a phone they would stay unseen, by keyboard far off.
  useEffect(() => {
    if (picked === null) return
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-2 lg:items-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line lg:col-span-2">
        <h1 className="font-sans text-small font-normal tracking-normal text-ink-2 tabular-nums">
          Practice: {count}
          {isBack ? ' · it comes back' : ''}
        </h1>
        <Button kind="quiet" className="-me-2 text-small" onClick={props.onLeave}>
          Leave
        </Button>
      </div>
      {props.table}
      <section aria-labelledby="prompt">
        <div className="mb-3 grid gap-1">
          {question.told.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <h2 id="prompt" ref={headingRef} tabIndex={-1} className="text-question">
          {question.prompt}
        </h2>
        <div className="mt-3">
          <Answers of={of} onPick={props.onPick} />
        </div>
        {picked === null ? null : (
          <>
            <Verdict of={question} picked={picked} titles={titles} />
            <Button
              ref={next}
              kind="primary"
              className="mt-4 min-h-14 px-7"
              icon={<Icon of={ArrowRight} className="order-last" />}
              onClick={props.onNext}
            >
              {props.isLast ? 'To the end' : 'Next'}
            </Button>
          </>
        )}
      </section>
      <LiveRegion message={picked === null ? '' : verdictWords(question, picked)} />
    </div>
  )
}
