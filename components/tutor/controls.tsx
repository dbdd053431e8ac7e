import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { LessonStep } from './lesson'
import { StepLine } from './step-line'
import { isAsking, isShowing, type Move, type Place } from './use-steps'

export interface ControlsProps {
  readonly steps: readonly LessonStep[]
  readonly place: Place
  readonly nextRef: Ref<HTMLButtonElement>
  readonly onMove: (move: Move) => void
}

/** The way through the steps; they stay where they are whatever is said below. */
export function Controls({ steps, place, nextRef, onMove }: ControlsProps) {
  const isFirst = place.at === 0 && !place.isAsked
  const isLast = place.at === steps.length - 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 print:hidden">
      <StepLine steps={steps} at={place.at} onGo={(to) => onMove({ to })} />
      <span className="ms-auto flex flex-wrap justify-end gap-2">
        <Button
          aria-label="Back"
          className="px-3!"
          aria-disabled={isFirst || undefined}
          onClick={() => onMove('back')}
        >
          <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
        </Button>
        <Button
          ref={nextRef}
          kind={isLast ? 'plain' : 'primary'}
          className="min-w-27 px-4!"
          aria-disabled={isLast || undefined}
          onClick={() => onMove('next')}
        >
          {isShowing(place) ? 'Show me' : isAsking(steps, place) ? 'Your guess' : 'Next'}
          {isShowing(place) ? null : <Icon of={ChevronRight} className="rtl:-scale-x-100" />}
        </Button>
      </span>
    </div>
  )
}
