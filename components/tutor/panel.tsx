import { cx } from '@/components/ui/cx'
import type { LessonStep } from './lesson'
import { Prediction } from './prediction'
import { Refusal } from './refusal'
import { type Move, type Place, START } from './use-steps'

export interface PanelProps {
  readonly steps: readonly LessonStep[]
  readonly place: Place
  readonly id: string
  readonly onMove: (move: Move) => void
}

/**
 * What is said at the present step, or asked before the next. The words of all steps lie on one another and all but
 * these are hidden, so that the room for the longest is always there and nothing below ever moves.
 */
export function Panel({ steps, place, id, onMove }: PanelProps) {
  return (
    <div className="@container grid">
      {steps.map(({ says, ask, refusal }, at) => {
        const isHere = at === place.at
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          <div key={at} className={cx('min-w-0 [grid-area:1/1]', !isHere && 'invisible')}>
            <div className="grid">
              <div className={layer(!isHere || !place.isAsked)}>
                <p className="font-serif text-lead">{says}</p>
                {refusal ? (
                  <div className="-mx-5 mt-3 sm:-mx-4">
                    <Refusal words={refusal} />
                  </div>
                ) : null}
              </div>
              {ask ? (
                <div className={layer(isHere && place.isAsked)}>
                  <Prediction ask={ask} place={isHere ? place : START} id={`${id}ask${at}`} onMove={onMove} />
                </div>
              ) : null}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const layer = (isSeen: boolean) => cx('min-w-0 [grid-area:1/1]', !isSeen && 'invisible')
