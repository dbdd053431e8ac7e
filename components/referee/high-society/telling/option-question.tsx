'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { eventOf, type Option, promptOf, type Question, whyBarred } from '@/machines/high-society'
import { LadderOptions } from './ladder-options'
import { QuestionFrame } from './question-frame'
import { RowOptions } from './row-options'
import type { Shown } from './shown'
import type { AskedProps } from './telling'

/** What a list of answers needs, whatever it looks like. */
export interface OptionsProps {
  readonly season: AskedProps['season']
  readonly question: Question
  readonly options: readonly Option[]
  /** Why this answer cannot be; null when it can. */
  readonly why: (option: Option) => string | null
  /** The barred answer that was asked why. */
  readonly opened: Option | null
  readonly onWhy: (option: Option) => void
  readonly onPick: (option: Option) => void
  /** Tells a barred answer all the same; null where that is not on offer. */
  readonly onInsist: ((option: Option) => void) | null
}

export type OptionQuestionProps = AskedProps & Shown

/** A question with its exact answers: prospects as their ladder, everything else as rows. */
export function OptionQuestion(props: OptionQuestionProps) {
  const { season, question, draft, isAct } = props
  const { heading, hint } = promptOf(season, isAct ? { ...question, asks: 'act' } : question)
  return (
    <QuestionFrame {...props} ask={heading} lead={hint}>
      {/* What was opened or asked why belongs to one question. */}
      <Answers key={JSON.stringify(draft)} {...props} />
    </QuestionFrame>
  )
}

function Answers({ season, question, or, isAct, onNext, insists }: OptionQuestionProps) {
  const [asked, setAsked] = useState<Option['pick'] | null>(null)
  const [isElse, setElse] = useState(false)
  const why = (option: Option) => option.barred && whyBarred(season, option.barred, eventOf(question, option))
  const all = [...question.options, ...or, ...question.instead]
  const opened = all.find(({ pick }) => same(pick, asked)) ?? null
  const pick = ({ next }: Option) => onNext(next)
  const shared: Omit<OptionsProps, 'options'> = {
    season,
    question,
    why,
    opened,
    onWhy: (option) => setAsked(same(option.pick, asked) ? null : option.pick),
    onPick: pick,
    onInsist: insists ? pick : null,
  }
  const onLadder = question.options.filter((option) => 'prospect' in option.pick)
  const rows = question.options.filter((option) => !('prospect' in option.pick))
  return (
    <div className="grid grid-cols-1 gap-2">
      <RowOptions {...shared} label="Or" isBeside options={or} />
      {isAct ? <p className="mt-1 text-small font-medium">Or dances with</p> : null}
      <LadderOptions {...shared} options={onLadder} />
      <RowOptions {...shared} options={rows} />
      {question.instead.length && insists ? (
        isElse ? (
          <RowOptions {...shared} label="Something else" options={question.instead} />
        ) : (
          <div>
            <Button kind="quiet" className="-ms-2" onClick={() => setElse(true)}>
              Something else happened
            </Button>
            <p className="-mt-1 text-tiny text-ink-2">What was done now is not among these answers.</p>
          </div>
        )
      ) : null}
      <LiveRegion message={(opened && why(opened)) ?? ''} />
    </div>
  )
}

const same = (one: object, other: object | null) => JSON.stringify(one) === JSON.stringify(other)
