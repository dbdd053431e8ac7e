'use client'

import { type ComponentType, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Asking } from './asking'
import type { PracticeData, Question } from './data'
import type { Left } from './left'
import type { Memory } from './memory'
import { answered } from './schedule'
import { Summary } from './summary'
import { LENGTH, useSitting } from './use-sitting'

export interface SittingProps {
  readonly data: PracticeData
  readonly left: Left
  readonly onLeft: (left: Left) => void
  readonly memory: Memory
  readonly onMemory: (change: (before: Memory) => Memory) => void
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** What a game gives to a sitting: its questions, the next after those before, and its table. */
export interface GameProps<Q extends Question> {
  readonly makeNext: (before: readonly Q[]) => Q | null
  readonly Table: ComponentType<{ of: Q }>
}

/** Ten questions of whatever game, then what was missed. */
export function Sitting<Q extends Question>({ makeNext, Table, ...props }: SittingProps & GameProps<Q>) {
  const { data, left } = props
  const { due } = left
  const { asked, now, pick, next } = useSitting(makeNext, left, (to) => props.onLeft({ ...left, ...to }))
  const heading = useRef<HTMLHeadingElement>(null)
  const at = now ? asked.length : 'end'
  // Whoever comes back to a question that they have answered is led to its verdict.
  const isVerdict = typeof now?.picked === 'number'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the question
  useEffect(() => {
    if (!isVerdict) heading.current?.focus()
  }, [at])
  if (asked.length === 0)
    return (
      <section className="max-w-160">
        <h1 ref={heading} tabIndex={-1} className="pt-4 text-question">
          Nothing can be asked of these topics and cards together
        </h1>
        <p className="mt-2 mb-4">Take in another topic, or leave out the cards.</p>
        <Button kind="primary" onClick={props.onLeave}>
          Choose again
        </Button>
      </section>
    )
  if (!now) return <Summary {...props} asked={asked} headingRef={heading} />
  return (
    <Asking
      key={asked.length}
      of={now}
      table={<Table of={now.question} />}
      count={`question ${asked.length} of ${LENGTH}`}
      isBack={due.includes(now.question.ruling) && asked.length <= due.length}
      isLast={asked.length === LENGTH}
      titles={data.titles}
      headingRef={heading}
      onPick={(choice) => {
        pick(choice)
        const { ruling, right } = now.question
        const time = new Date()
        props.onMemory((before) => answered(before, ruling, choice === right, time))
      }}
      onNext={next}
      onLeave={props.onLeave}
    />
  )
}
