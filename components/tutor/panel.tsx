import type { ReactNode, Ref } from 'react'
import { cx } from '@/components/ui/cx'
import type { LessonStep } from './lesson'
import { Prediction } from './prediction'
import { Refusal } from './refusal'
import { type Move, type Place, START } from './use-steps'

export interface PanelProps {
  readonly ref: Ref<HTMLDivElement>
  readonly steps: readonly LessonStep[]
  readonly place: Place
  readonly id: string
  readonly onMove: (move: Move) => void
  /** What stands below the words, and makes room for a question. */
  readonly children: ReactNode
}

/**
 * What is said at the present step, or asked before the next. The words of all steps lie on one another and all but
 * these are hidden, so that the room for the longest is always there and nothing below ever moves.
 */
export function Panel({ ref, steps, place, id, onMove, children }: PanelProps) {
  return (
    <div ref={ref} className="@container grid">
      <div className={cx('flex flex-col print:visible', layer(!place.isAsked))}>
        <div className="grid print:hidden">
          {steps.map(({ says, refusal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
            <div key={at} className={layer(!place.isAsked && at === place.at)}>
              <p className={refusal ? 'text-small' : 'font-serif text-lead'}>{says}</p>
              {refusal ? (
                <div className="-mx-5 mt-3 sm:-mx-4">
                  <Refusal words={refusal} />
                </div>
              ) : null}
            </div>
          ))}
        </div>
        {children}
      </div>
      {steps.map(({ ask }, at) => {
        const isHere = place.isAsked && at === place.at
        return ask ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          <div key={at} className={cx('print:hidden', layer(isHere))}>
            <Prediction ask={ask} place={isHere ? place : START} id={`${id}ask${at}`} onMove={onMove} />
          </div>
        ) : null
      })}
    </div>
  )
}

const layer = (isSeen: boolean) => cx('min-w-0 [grid-area:1/1]', !isSeen && 'invisible')
