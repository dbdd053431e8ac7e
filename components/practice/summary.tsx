import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { Question, RuleKey } from './data'
import { RulingLink } from './ruling-link'
import type { SittingProps } from './sitting'
import type { Asked } from './use-sitting'

type SummaryProps = Pick<SittingProps, 'data' | 'onAgain' | 'onLeave'> & {
  readonly asked: readonly Asked<Question>[]
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

const missedIn = (asked: readonly Asked<Question>[]): RuleKey[] => [
  ...new Set(asked.flatMap(({ question, picked }) => (picked === question.right ? [] : [question.ruling]))),
]

/** What was missed, by rule; nobody is given marks. */
export function Summary({ asked, data, headingRef, onAgain, onLeave }: SummaryProps) {
  const missed = missedIn(asked)
  return (
    <section aria-labelledby="summary" className="grid max-w-160 grid-cols-1 gap-5">
      <h1 id="summary" ref={headingRef} tabIndex={-1} className="pt-4 text-head">
        {missed.length === 0
          ? 'You missed none of them'
          : missed.length === 1
            ? 'One rule to look at again'
            : `${missed.length} rules to look at again`}
      </h1>
      {missed.length ? (
        <>
          <ul className="border-t border-line">
            {missed.map((ruling) => (
              <li key={ruling} className="border-b border-line py-2">
                <RulingLink ruling={ruling} titles={data.titles} />
              </li>
            ))}
          </ul>
          <p className="text-ink-2">
            They come back when you practise again: soon at first, then less and less often.
          </p>
        </>
      ) : (
        <p className="text-ink-2">Rules that you missed before come back less and less often.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" className="min-h-14 px-7" onClick={onAgain}>
          Ask me ten more
        </Button>
        <Button className="min-h-14" onClick={onLeave}>
          Choose something else
        </Button>
      </div>
    </section>
  )
}
